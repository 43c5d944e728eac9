import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  start: {
    title: '一个连接的一生',
    text: [
      '教程通常画出四个阶段：初始化、发现、执行、终止，它们显示在窗口顶部。你将走完这四个阶段，并用三种方式结束三个服务器。',
    ],
    action: '启动服务器',
    after: ['进程正在运行。由于还没有任何消息，尚未进入任何阶段。'],
  },
  initialization: {
    title: '1 初始化阶段',
    text: [
      '在此之前，双方对彼此一无所知。此时交换修订版、能力和名称。这一阶段结束之前，客户端除 `ping` 外不应发送其他请求。',
    ],
    action: '发送 initialize',
    after: [
      '请求、响应、`notifications/initialized`：在 2025-11-25 及更早的修订版中，这一阶段总是由这三条消息组成，而且不会再次出现。',
    ],
  },
  discovery: {
    title: '2 发现阶段',
    text: ['现在客户端可以询问有些什么。从第 1 阶段它得知服务器有工具，但还不知道有哪些。'],
    action: '发送 tools/list',
    after: ['从此客户端掌握了名称、说明和 Schema，模型便可以选择。'],
  },
  operation: {
    title: '3 执行阶段',
    text: ['真正的工作：调用工具、读取资源、获取提示词，其间还会有进度和日志。'],
    action: '调用 add',
    after: ['大多数会话中的大多数消息都属于这一阶段。'],
  },
  'back-again': {
    title: '又回到第 2 阶段',
    text: ['阶段并非单行道。请询问有哪些资源，并留意顶部的数字。'],
    action: '发送 resources/list',
    after: [
      '又是第 2 阶段。每一类能力都要发现一次，列表变化后还要再次发现。',
      '这是因为“发现”只是教学上的叫法。规范本身只有三个阶段：初始化、运行（operation）、终止。其中的 operation 同时包含这里的第 2 和第 3 阶段。',
    ],
  },
  shutdown: {
    title: '如何结束？',
    text: [
      '许多教程以请求 `shutdown`、它的响应和一条 `exit` 消息收尾。试试看：打开“编写”（按键 `c`），选择“请求”，输入 `shutdown`。',
    ],
    task: '向服务器发送请求 `shutdown`。',
    wrong: {
      notification: '这是通知，所以没有响应。教程里的 `shutdown` 是请求。',
      another: '这是别的方法。请输入 `shutdown`。',
    },
    hints: ['“编写”在线路的右上角。', '选择“请求”，方法填 `shutdown`，参数留空，再按 Ctrl 和 Enter。'],
    after: ['−32601，方法不存在。而且服务器仍在运行。'],
    myth: {
      says: '客户端先发送 `shutdown`，再发送 `exit`，以此结束会话。',
      truth:
        'MCP 的任何修订版都没有这两条消息。它们来自另一个协议：语言服务器协议（LSP）。在 MCP 中，连接由传输层结束。',
    },
  },
  close: {
    title: '4 终止阶段：规范的做法',
    text: ['使用 stdio 时，客户端只需关闭服务器的标准输入。服务器读到输入末尾，便会知道，并自行退出。'],
    action: '断开',
    after: ['⏏ stdin 已关闭，接着是 ■ 退出码 0。第 4 阶段没有任何消息，你看到的都是进程事件。'],
  },
  tutorial: {
    title: '照教程写的服务器',
    text: ['再试一个照这类教程写成的服务器。它认识 `shutdown` 和 `exit`。'],
    action: '启动这个服务器',
    after: ['目前看来与别的服务器没有两样。'],
  },
  'tutorial-shutdown': {
    title: 'shutdown 得到了响应……',
    text: ['向它发送同样的请求。'],
    action: '发送 shutdown',
    after: [
      '它返回 `{}`。服务器可以认识规范之外的方法，这并不违规。但客户端不能指望它，遵循规范的宿主也不会发送这个请求。',
    ],
  },
  'tutorial-exit': {
    title: '……exit 让它退出',
    text: ['接下来教程会发送通知 `exit`。'],
    action: '发送 exit',
    after: [
      '进程自行退出，退出码为 0。Lifeline 显示的是“已结束”，而不是“已断开”：在客户端看来，这与服务器意外退出毫无区别。',
    ],
  },
  stubborn: {
    title: '不肯退出的服务器',
    text: ['如果服务器没有发现输入已关闭，会怎样？这一个故意不理会。'],
    action: '启动这个服务器',
    after: ['已连接。下一步请留意时间：大约需要四秒。'],
  },
  force: {
    title: 'stdin、SIGTERM、SIGKILL',
    text: [
      '客户端关闭 stdin，然后等待。如果没有动静，就请操作系统结束该进程（SIGTERM），再次等待。此后便不再商量（SIGKILL）。',
    ],
    action: '断开',
    after: ['每一步都是服务器竖线上的一个事件。好的服务器在第一步就会退出，不会走到第二步。'],
  },
  'which-ended-it': {
    title: '是哪一个起了作用？',
    text: ['尝试了三次，成功了一次。'],
    task: '选中让这个服务器结束的那个事件。',
    wrong: {
      stdin: '这是第一次尝试，也是最客气的一次。此后服务器又运行了两秒。',
      term: '这是第二次尝试。服务器在 stderr 上写了“Not now.”，没有退出。',
      exit: '这是结束本身。原因就在它前面。',
      other: '不是这一个。请看服务器竖线上靠近末尾的那些标签。',
    },
    hints: ['它是任何程序都无法拦截的信号。', '标签上写着 SIGKILL。'],
    after: ['SIGKILL 不给程序任何保存的时间。持有文件或连接的服务器，应当在输入结束时自行退出。'],
  },
  http: {
    title: '使用 HTTP 时呢？',
    text: [
      '使用 HTTP 的服务器不是由客户端启动的，客户端也就无法结束它的进程，只能结束会话：如果服务器给出了 `Mcp-Session-Id`，客户端就带着它发送 HTTP `DELETE`。服务器可以用 405 拒绝，那么该会话只能等待过期。',
      '服务器同样可以结束会话。此后它返回 404，客户端要从 `initialize` 重新开始。',
      '两种情形都没有消息。第 10 课会在线路上展示这样的结束；用 URL 连接你自己的服务器再断开，也能看到它。',
    ],
  },
};
