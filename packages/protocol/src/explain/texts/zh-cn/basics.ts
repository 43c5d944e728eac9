import type { BasicsTopic, MemberText, PhaseTexts } from '../types.ts';

export const ZH_CN_BASICS = {
  'json-rpc': [
    'MCP 使用 JSON-RPC 2.0：每条消息是一个 JSON 对象，由它的成员说明这是什么。JSON-RPC 不管消息怎样传输；在 stdio 上一条消息占一行，在 HTTP 上是一个 POST 的正文，或流中的一个事件。',
  ],
  kinds: [
    '消息有三种：有 method 也有 id 的是请求，只有 method 的是通知，有 result 或 error 的是响应。除此之外没有别的区分办法。',
  ],
  id: [
    '请求有 id，是因为响应可能不按顺序到达：带着相同 id 的响应，就是对它的响应。双方各自编号，所以两个方向上可能同时出现同一个数字。',
    '字符串或整数，不能是 null；响应必须原样带回。',
  ],
  'no-id': [
    '通知没有 id，因为没有人等待对它的响应。发送方无从知道对方是否看懂；即使有人回复，也对不上任何请求。',
    '接收方不得回复。',
  ],
  'three-failures': [
    '失败有三种。error：请求根本没能执行，例如方法或工具不存在。isError：工具执行了，但失败了；这仍是结果，好让模型读到并换个办法再试。传输失败：没有等到响应，因为进程退出、连接中断或 HTTP 请求被拒绝；没有哪条消息会说明，只能从消息之外的情况看出来。',
    '客户端的超时不属于这三种，那只是客户端不愿再等。',
  ],
  codes: [
    '错误码是给程序看的。-32700 和 -32600 到 -32603 是 JSON-RPC 自己的；-32000 到 -32099 留给协议和程序；其余整数可以随意使用。',
    '自 2026-07-28 起，-32020 到 -32099 只归规范使用。',
  ],
  directions: [
    '双方都可以发送请求：客户端请求工具，服务器请求采样、征询和根目录，双方都可以 ping。自 2026-07-28 起只有客户端发送请求；服务器想知道的事，写在 input_required 类型的结果里。',
  ],
  batch: [
    '在 2025-03-26 中，一个 JSON 数组里可以放多条消息；2025-06-18 又取消了。',
    'initialize 不得放进批处理，批处理也不得为空。',
  ],
} as const satisfies Readonly<Record<BasicsTopic, MemberText>>;

export const ZH_CN_PHASES: PhaseTexts = {
  prelude: {
    before: '什么都不知道：客户端手里只有一条命令或一个地址。',
    exchanged:
      '启动进程，或建立连接。两个时代都支持的客户端会先用 server/discover 询问，弄清服务器属于哪个时代。',
    after: '无论得到什么回答，客户端都知道该怎样开始了：发送 initialize，或者直接发出任意请求。',
  },
  initialization: {
    before: '双方还不知道共同支持哪个修订版，也不知道对方有哪些能力。',
    exchanged:
      '客户端提议一个修订版，说明自己的能力和名称；服务器作出同样的说明；notifications/initialized 表示客户端已准备就绪。新版没有这番往来：每个请求都在 _meta 里自己说明。',
    after: '双方声明的内容一直有效到结束。每一方都可以要求对方做它声明过的事，除此之外不行。',
  },
  discovery: {
    before: '客户端知道服务器有工具、资源或提示词，但不知道具体是哪些。',
    exchanged: '各种列表：tools/list、resources/list、resources/templates/list、prompts/list，一页一页地取。',
    after:
      '宿主可以展示这些列表，并把工具交给模型。声明了 listChanged 的服务器会在列表变化时通知，否则客户端只能自己重新读取。',
  },
  operation: {
    before: '修订版、能力和各个列表都已经知道。',
    exchanged: '真正的工作：调用工具、读取资源、生成提示词。其间会收到进度和日志，服务器也可能反过来提问。',
    after: '双方想进行多久都可以；请求可以取消，列表随时可以重新读取。',
  },
  shutdown: {
    before: '客户端想要结束，或服务器自己退出了。',
    exchanged:
      '没有任何消息：MCP 没有为此规定消息。在 stdio 上，客户端关闭 stdin，等待，发送 SIGTERM，再等待，最后发送 SIGKILL。在 HTTP 上，如果有协议会话，就用 DELETE 结束它。',
    after: '还在进行中的请求都会丢失。新的连接从头开始，什么都不记得。',
  },
  note: '规范只规定了三个阶段：初始化、执行、终止。“发现”是教学上的叫法，指读取各种列表，它们其实属于执行阶段；在这里，每次读取列表都会回到发现阶段。',
};
