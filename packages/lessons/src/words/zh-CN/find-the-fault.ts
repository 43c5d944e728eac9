import type { LessonWords } from '../types.ts';

const TASK = '选中暴露故障的那个事件。';
const OTHER = '这一个没有问题，请继续找。';
const START = '启动并调用 greet';

export const words: LessonWords = {
  'run-1': {
    title: '服务器 1 / 8',
    text: [
      '八个服务器都有同一个工具 `greet`，各犯一个真实服务器常犯的错误。客户端先建立连接，再以名字 Ada 调用 `greet`。哪里不对，由你来找。',
      '有些错误遇到宽容的客户端并不妨碍工作，而 Lifeline 非常宽容。别的客户端则未必。',
    ],
    action: START,
    after: ['调用成功了。然而许多客户端此时早已断开。'],
  },
  'find-1': {
    title: '服务器 1：哪里不对？',
    text: ['使用 stdio 时，一行就是一条消息。'],
    task: TASK,
    wrong: { other: OTHER },
    hints: ['线路上有没有不是消息的东西？', '它是紫色的断裂箭头，就在最开头。'],
    after: [
      'stdout 上出现了欢迎语。标准输出只属于协议；友好的问候、一行日志，或是忘记删掉的 `print` 都会破坏它。其他内容一律应写到 stderr。',
    ],
  },
  'run-2': {
    title: '服务器 2 / 8',
    text: ['下一个。请留意这次调用的结局。'],
    action: START,
    after: ['响应已经到达，调用却还在等待。'],
  },
  'find-2': {
    title: '服务器 2：哪里不对？',
    text: ['客户端在等待响应，也确实来了一个响应。'],
    task: TASK,
    wrong: { request: '请求没有问题。请把它的 id 与返回的 id 比较一下。', other: OTHER },
    hints: ['逐个字符比较请求和响应的 id。', '就是那条点线箭头。'],
    after: [
      '返回的 id 是字符串 `"2"`，而请求用的是数字 2。对 JSON-RPC 来说这是两个不同的 id，所以这个响应不对应任何请求，调用只能等到超时。',
    ],
  },
  'run-3': {
    title: '服务器 3 / 8',
    text: ['这一个立刻就有响应。'],
    action: START,
    after: ['它响应了。那么到底是成功，还是失败？'],
  },
  'find-3': {
    title: '服务器 3：哪里不对？',
    text: ['请在时序图下方的窗格中查看各条消息。'],
    task: TASK,
    wrong: { request: '请求没有问题。请看响应。', other: OTHER },
    hints: ['响应可以含有哪些成员？', '请把 `tools/call` 的响应读到末尾。'],
    after: [
      '它同时含有 `result` 和 `error`，而响应只能含有其中之一。不同的客户端会各取一个，于是同一个服务器在这里可用，在那里却失败。',
    ],
  },
  'run-4': {
    title: '服务器 4 / 8',
    text: ['这里的每条消息格式都正确。'],
    action: START,
    after: ['调用成功了，另外还来了点别的。'],
  },
  'find-4': {
    title: '服务器 4：哪里不对？',
    text: ['一条消息作为 JSON-RPC 可能毫无瑕疵，却仍然是这个服务器不该发送的。'],
    task: TASK,
    wrong: { declared: '本应写在这里：服务器只声明了 `tools`。除此之外它还用了什么？', other: OTHER },
    hints: ['把服务器在 `initialize` 响应中的声明与它的行为对照。', '谁说过它有日志能力？'],
    after: [
      '它没有声明 `logging`，却发送了 `notifications/message`。相信声明的客户端没有地方显示这样的消息。',
    ],
  },
  'run-5': {
    title: '服务器 5 / 8',
    text: ['这一个不用着急。'],
    action: START,
    after: ['请求旁的计时正在走。'],
  },
  'find-5': {
    title: '服务器 5：哪里不对？',
    text: ['有些故障在于缺少了什么。'],
    task: TASK,
    wrong: { other: OTHER },
    hints: ['哪一次往返不完整？', '就是正在计时的那个请求。'],
    after: [
      '这次调用永远不会有响应。每个请求都必须得到响应，哪怕是错误。客户端需要设定时限，超时后应发送 `notifications/cancelled`，而不是一直等下去。',
    ],
  },
  'run-6': {
    title: '服务器 6 / 8',
    text: ['这一个你也许见过。'],
    action: START,
    after: ['真快。'],
  },
  'find-6': {
    title: '服务器 6：哪里不对？',
    text: ['这次调用没有收到响应。'],
    task: TASK,
    wrong: {
      stderr: '这一行说明了原因。它造成了什么后果？',
      request: '调用没有问题，只是没有得到响应。为什么？',
      other: OTHER,
    },
    hints: ['请看服务器的竖线，而不是消息。', '就是写着退出码的那个标签。'],
    after: [
      '进程在调用途中退出，退出码为 3。服务器应当捕获单个工具的失败，并用 `isError` 响应；一次出错的调用不应连累其他所有调用。',
    ],
  },
  'run-7': {
    title: '服务器 7 / 8',
    text: ['这一次客户端先列出了工具，再用 {"name": "Ada"} 调用 `greet`。'],
    action: START,
    after: ['工具错误。但是，调用本身有错吗？'],
  },
  'find-7': {
    title: '服务器 7：哪里不对？',
    text: ['参数完全按照 Schema 填写，工具却仍然拒绝。'],
    task: '选中含有不实内容的那条消息。',
    wrong: { result: '不实之处在这里暴露。它最初出现在哪里？', other: OTHER },
    hints: ['客户端填写参数时依据的是什么？', '就是 `tools/list` 的响应，其中有 `inputSchema`。'],
    after: [
      'Schema 说 `name` 是字符串，工具要的却是对象。模型只认得 Schema，所以永远无法正确调用这个工具。Lifeline 的测试台能找出这样的工具。',
    ],
  },
  'run-8': {
    title: '服务器 8 / 8',
    text: ['最后一个写得很漂亮。'],
    action: START,
    after: ['一个响应竟有这么多行。'],
  },
  'find-8': {
    title: '服务器 8：哪里不对？',
    text: ['整体来看，文本是正确的。'],
    task: '选中一个暴露故障的事件。',
    wrong: { other: OTHER },
    hints: ['这个响应本应是几条消息？', '任意一条断裂的箭头都可以。'],
    after: [
      '带缩进换行的 JSON。使用 stdio 时，消息中不得含有换行，因为换行表示消息结束；于是这个响应成了许多残缺的片段。',
      '八个故障全部找到。对于你自己的服务器，“检查结果”面板会查找这些以及更多问题。',
    ],
  },
};
