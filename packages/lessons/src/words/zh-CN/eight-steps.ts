import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  start: {
    title: '启动服务器',
    text: [
      'MCP 服务器是一个等待请求的程序。最简单的运行方式是作为子进程：客户端把消息写入它的标准输入，再从它的标准输出读取响应，每行一条 JSON 消息。',
      '本课使用 Lifeline 自带的一个小服务器，所有数据都不会离开这台机器。',
    ],
    action: '启动服务器',
    after: [
      '时序图中有三条竖线：宿主（也就是你）、客户端和服务器。协议只涉及后两者之间的往来，我们称之为“线路”。▶ 标记进程启动的时刻。目前还没有任何消息：服务器不会先开口。',
    ],
  },
  'step-1': {
    title: '第 1 步 · 建立连接',
    text: [
      '第一个请求是 `initialize`（2026-07-28 不再需要它，见第 11 课）。客户端说明三件事：希望使用哪个协议修订版（`protocolVersion`）、自己具备哪些能力（`capabilities`）、自己是谁（`clientInfo`）。',
      '`id` 中的数字把响应和请求对应起来。本课中第 n 步的 id 就是 n，所以这个请求的 id 是 1。修订版以日期命名；与多数教程一样，本课使用最早的 2024-11-05。',
    ],
    action: '发送 initialize',
    after: [
      '服务器用同一个 id 作出响应：它同意这个修订版，并列出自己提供的能力：工具、资源和提示词。`listChanged` 为 false，表示这些列表即使变化，服务器也不会通知。',
      '随后客户端发出确认：`notifications/initialized`。从这一刻起才可以开始正常工作。',
    ],
    myth: {
      says: '客户端用一条名为 `initialized` 的消息确认。',
      truth:
        '方法名是 `notifications/initialized`。MCP 的每一种通知都带这个前缀；名为 `initialized` 的消息只会被当作未知方法。',
    },
  },
  'no-id': {
    title: '三条消息，两个 id',
    text: ['到目前为止共有三条消息：一个请求、它的响应和一条通知。其中两条带有 id。'],
    task: '选中没有 id 的那条消息：点击它的箭头，或按 `j` 和 `k` 上下移动。',
    wrong: {
      request: '这是请求。它的 id 是 1，服务器必须作出响应。',
      response: '这是响应。它带有所对应请求的 id。',
      other: '这不是消息，而是进程发生的事件。请看那些箭头。',
    },
    hints: ['请求和响应都用带井号的小标签显示 id。', '找一找以空心圆开头的箭头。'],
    after: ['通知只是告知，不是询问：没有 id，没有响应，连错误也不会返回。因此客户端发出后不会等待。'],
  },
  'step-2': {
    title: '第 2 步 · 发现工具',
    text: [
      '服务器声明了它有工具，但没有说有哪些。客户端用 `tools/list` 询问。发送之前先想一想：响应的 id 会是多少？',
    ],
    action: '发送 tools/list',
    after: [
      'id 是 2，与请求一致。每个工具都有名称、说明和 `inputSchema`。它就是普通的 JSON Schema：宿主把它交给模型，模型据此判断何时调用工具、如何填写参数。函数调用（Function Calling）的原理与此相同。',
    ],
  },
  'step-3': {
    title: '第 3 步 · 调用工具 echo',
    text: [
      '`tools/call` 给出工具名称和 `arguments`，后者是一个符合第 2 步中 Schema 的对象。在真实的宿主里，两者都由模型选择；在这里由你代替模型。',
    ],
    action: '调用 echo',
    after: [
      '结果中的 `content` 是一组内容块，因为工具可以返回多项内容：文本、图像、资源。这里只有一个文本块。',
    ],
  },
  'step-4': {
    title: '第 4 步 · 调用工具 add',
    text: ['同样的方法，另一个工具。请留意结果末尾的 `isError`。'],
    action: '调用 add',
    after: [
      '42 + 58 = 100，`isError` 为 false：工具完成了任务。工具失败时返回的 `isError` 为 true，但仍然放在 `result` 里，这样模型能读到出错原因，并尝试别的办法。',
    ],
    myth: {
      says: '工具失败时，服务器返回 JSON-RPC `error`。',
      truth:
        'JSON-RPC `error` 表示请求本身有问题，例如工具不存在。工具已经运行但失败时，返回的是 `isError` 为 true 的 `result`。第 6 课会同时展示两者。',
    },
  },
  'step-5': {
    title: '第 5 步 · 发现资源',
    text: [
      '工具用来做事，资源是可读取的数据。`resources/list` 询问有哪些资源。这与第 2 步是同一类请求，所以时序图又回到第 2 阶段：发现阶段。',
    ],
    action: '发送 resources/list',
    after: [
      '有一个资源，用 URI `info://server-info` 标识。URI scheme 由服务器自定：`file://` 和 `https://` 很常见，`info://` 则是这个服务器自己的。',
    ],
  },
  'step-6': {
    title: '第 6 步 · 读取资源',
    text: ['读取时，客户端发送该 URI。读取不会改变任何东西；何时读取由应用决定。'],
    action: '读取 info://server-info',
    after: [
      '响应中的 `contents` 给出每项内容的 URI、类型和文本。这段文本本身又是 JSON，写在一个 JSON 字符串里，因此其中的引号在线路上都带有反斜杠。',
    ],
    myth: {
      says: '列表写 `application/json`，读取结果写 `text/plain`，内层引号也不需要反斜杠。',
      truth:
        '列表与读取结果应当给出同一类型；缺少反斜杠的那一行不是合法的 JSON。打开这条响应的“原文”标签页即可看到反斜杠。',
    },
  },
  'step-7': {
    title: '第 7 步 · 发现提示词',
    text: ['第三种能力：提示词是供用户选用的消息模板，例如出现在菜单里。`prompts/list` 询问有哪些提示词。'],
    action: '发送 prompts/list',
    after: ['有一个模板 `summarize`，带两个参数：`text` 必填，`max_words` 可选。'],
  },
  'step-8': {
    title: '第 8 步 · 生成提示词',
    text: ['`prompts/get` 给出模板名称和参数。参数总是字符串：20 要写成 `"20"`。'],
    action: '获取 summarize',
    after: [
      '服务器填好模板，返回完整的 `messages`，可以直接交给模型。服务器自己并不运行模型；如何使用这些消息由宿主决定。',
    ],
  },
  end: {
    title: '结束会话',
    text: [
      '八个请求、八个响应、一条通知。客户端如何结束这次会话？关闭服务器的标准输入即可；协议没有为此规定任何消息。',
    ],
    action: '断开',
    after: [
      '时序图显示 ⏏ stdin 已关闭，接着是 ■ 退出码 0：服务器发现输入结束，便自行退出。第 4 阶段由进程事件组成，没有消息。详情见第 4 课。',
      '这就是最小而完整的 MCP：建立、发现、使用、关闭。',
    ],
  },
};
