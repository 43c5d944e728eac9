import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  pipe: {
    title: '1 stdio：管道',
    text: [
      '消息在哪里都一样，承载消息的方式称为传输方式。现行的有两种，另有一种旧式的。',
      '第一种你已熟悉：客户端把服务器作为子进程启动，一行文本就是一条消息。',
    ],
    action: '用 stdio 连接',
    after: ['▶ 标记进程。它只属于这个客户端，运行在同一台机器上，双方不需要地址。'],
  },
  'pipe-list': {
    title: '经过管道的请求',
    text: ['询问有哪些工具。对后面两个服务器也会这样问。'],
    action: '发送 tools/list',
    after: ['两行：一行过去，一行回来。消息外面没有任何包装。'],
  },
  post: {
    title: '2 Streamable HTTP',
    text: [
      '服务器也可以是一个有地址的服务。这时客户端的每条消息各是一个 HTTP POST。这一个也运行在你的机器上，但它可以在任何地方。',
    ],
    action: '用 Streamable HTTP 连接',
    after: [
      '消息周围出现了 ⇄ 事件：每条消息一个 POST，以及返回的状态。服务器在响应 `initialize` 时给出了 `Mcp-Session-Id`，此后客户端每次都带上它。随后一个 GET 打开了一条流，供服务器主动发送内容。',
    ],
  },
  'post-list': {
    title: '用 POST 发送同样的请求',
    text: ['再次询问有哪些工具。'],
    action: '发送 tools/list',
    after: [
      '消息与之前一字不差。它的响应就在这次 POST 的 HTTP 响应中，可以是普通 JSON，也可以是一小段事件流，由服务器决定。',
    ],
  },
  'no-answer': {
    title: '没有响应消息的 POST',
    text: ['每个 POST 都会得到 HTTP 响应，但并非每条消息都有响应：通知就没有。'],
    task: '选中表示“已收下，没有可返回的内容”的那个 HTTP 响应。',
    wrong: {
      other: '这个响应带有内容，或者拒绝了什么。请找另一种状态。',
      message: '这是消息，不是它外面的 HTTP。请找写着状态的标签。',
      event: '这不是 HTTP 响应。请找写着状态的标签。',
    },
    hints: ['它的状态不是 200。', '是 202 Accepted，位于 `notifications/initialized` 之后。'],
    after: ['202 Accepted，正文为空。HTTP 总有响应，JSON-RPC 则不一定。'],
  },
  'post-end': {
    title: 'HTTP 会话的结束',
    text: ['没有进程可以结束，也没有 stdin 可以关闭。客户端会怎么做？'],
    action: '断开',
    after: [
      '发送带有会话 id 的 HTTP DELETE。服务器继续为其他客户端服务。这里同样没有 `shutdown` 和 `exit`。',
    ],
    myth: {
      says: '无论用哪种传输方式，MCP 会话都以 `shutdown` 和 `exit` 结束。',
      truth: '使用 stdio 时以关闭 stdin 结束，使用 HTTP 时以 DELETE 结束。都与消息无关。',
    },
  },
  stream: {
    title: '3 HTTP+SSE：旧的方式',
    text: ['修订版 2024-11-05 使用 HTTP 的方式有所不同，至今仍有服务器这样做。'],
    action: '用 HTTP+SSE 连接',
    after: [
      '先是一个 GET，它的响应永不结束：这是一条事件流。第一个事件 `endpoint` 给出客户端应当 POST 的地址。',
    ],
  },
  'stream-list': {
    title: '去一条路，回另一条路',
    text: ['再发一次同样的请求，请留意响应从哪里来。'],
    action: '发送 tools/list',
    after: [
      'POST 只得到 202，别无其他。消息的响应来自那条事件流。流一旦中断，响应就会丢失；这正是改用新传输方式的主要原因。',
    ],
    myth: {
      says: 'HTTP+SSE 是远程服务器的传输方式。',
      truth: '在 2024-11-05 中确实如此。自 2025-03-26 起改为 Streamable HTTP，HTTP+SSE 只为旧服务器保留。',
    },
  },
  end: {
    title: '一个协议，三条路',
    text: ['管道，带会话的 POST，或者带地址的事件流。消息始终没有变，这正是传输方式的意义。'],
    action: '断开',
    after: ['客户端关闭事件流，仅此而已。'],
  },
};
