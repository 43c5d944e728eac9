import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  start: {
    title: '提出 X',
    text: [
      '协议有多个修订版，以日期命名。客户端和服务器的年代可能相差数年，所以每个连接都从商定修订版开始。',
    ],
    action: '启动服务器',
    after: ['它在等待 `initialize`。客户端在其中提出一个修订版：自己支持的最新版。'],
  },
  'offer-known': {
    title: '同意 X',
    text: ['假设你这个客户端最新只支持到 2025-06-18。这个服务器也认识它。'],
    action: '提出 2025-06-18',
    after: ['`protocolVersion` 原样返回：双方达成一致，此后都以这个修订版为准。'],
  },
  again: {
    title: '提出未来的修订版',
    text: ['再次启动同一个服务器，作为新的进程：每个连接只在开始时协商一次。'],
    action: '再次启动',
    after: ['一个新的会话。面对不可能认识的修订版，它会怎么说？'],
  },
  'offer-unknown': {
    title: '回答 Y',
    text: ['提出 2099-01-01。'],
    action: '提出 2099-01-01',
    after: [
      '没有错误。服务器用自己支持的最新修订版回答。决定权又回到客户端：如果它也支持这个修订版，双方就用它继续。Lifeline 支持，所以会话已经建立。',
    ],
  },
  third: {
    title: '回答奇怪的服务器',
    text: ['再来一个服务器。它会报出一个谁也没听说过的修订版。'],
    action: '启动这个服务器',
    after: ['向它提出一个常见的修订版。'],
  },
  'offer-refused': {
    title: '回答 Z',
    text: ['再次提出 2025-06-18。'],
    action: '提出 2025-06-18',
    after: [
      '它回答 1999-12-31。协议中没有表示“我拒绝”的消息。不支持该修订版的客户端应当断开。Lifeline 没有断开，只留下一条备注，因为你可能正想研究这样的服务器。',
    ],
  },
  refuse: {
    title: '拒绝',
    text: ['现在你是客户端，而你不支持 1999-12-31。'],
    task: '做无法接受这个回答的客户端该做的事。',
    wrong: { request: '你还在继续对话。不支持该修订版的客户端不能这样做。' },
    hints: ['没有用来拒绝的消息。', '点击窗口顶部的“断开”（⏻）。'],
    after: ['拒绝就是离开。'],
  },
  undeclared: {
    title: '没有声明的能力',
    text: [
      '回到第二个服务器的会话。双方在 `initialize` 中还交换了能力。这个服务器声明了 `prompts`、`resources` 和 `tools`，没有声明 `logging`。',
      '规则是：只使用声明过的能力。否则会怎样？在“编写”（按键 `c`）中发送 `logging/setLevel`，参数为 `{"level":"info"}`。',
    ],
    task: '请求这个服务器没有声明的能力。',
    wrong: { another: '这是别的请求。方法是 `logging/setLevel`。' },
    hints: [
      '在“编写”中选择“请求”，方法填 `logging/setLevel`。',
      '参数填 `{"level":"info"}`，再按 Ctrl 和 Enter。',
    ],
    after: [
      '方法不存在。谨慎的客户端根本不会这样请求：没有声明的能力会显示为灰色。在 Lifeline 的面板中仍然可以请求，因为得到的响应能说明服务器的情况。',
    ],
  },
  declared: {
    title: '声明过的能力',
    text: ['反过来也一样：声明过的能力必须可用。'],
    task: '发送能力 `prompts` 对应的列表请求。',
    wrong: { another: '这是别的请求。方法是 `prompts/list`。' },
    hints: ['列表方法的名称是能力名加上 `/list`。', '在“编写”中选择“请求”，方法填 `prompts/list`。'],
    after: [
      '如约返回了列表。声明中 `listChanged` 为 false：列表即使变化，服务器也不会通知，客户端要确认就得重新读取。',
    ],
  },
  'both-sides': {
    title: '对双方都有约束',
    text: [
      '客户端也作了声明。这里它的 `capabilities` 是 `{}`，所以在这个会话中，服务器不得请求 `roots/list`、`sampling/createMessage` 或 `elicitation/create`。',
      '由此可见，协商在一切开始之前就定下两件事：用哪种语言，以及可以谈什么。从 2026-07-28 起，这两件事由每个请求自己说明，见第 11 课。',
    ],
  },
};
