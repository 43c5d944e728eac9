import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  legacy: {
    title: '2025-11-25 及更早',
    text: [
      '修订版 2026-07-28 带来了协议有史以来最大的变化。你将用两种方式完成同一件事，服务器两种都支持。',
      '先看旧的方式：连接从握手开始。',
    ],
    action: '以 2025-11-25 连接',
    after: ['先有三条消息，其他一切都在其后。商定的内容在整个连接期间有效，双方都必须记住。'],
  },
  'legacy-call': {
    title: '工具反过来提问',
    text: ['工具 `folders` 需要知道客户端的根目录。'],
    action: '调用 folders',
    after: [
      '服务器在调用途中发来请求 `roots/list`，然后等待。因此双方必须一直保持连接；如果有多个服务器副本分担负载，还必须把响应送到正确的那一个。',
    ],
  },
  modern: {
    title: '从 2026-07-28 起',
    text: ['再看新的方式，仍然是同一个程序。'],
    action: '以 2026-07-28 连接',
    after: [
      '没有握手，没有 `initialized`。客户端只问了 `server/discover`：有哪些修订版和能力？其实它也可以直接从调用开始。',
    ],
  },
  'modern-call': {
    title: '同一个工具',
    text: ['再调用一次，数一数有几条消息。'],
    action: '调用 folders',
    after: [
      '两个请求，两个响应，没有一条是服务器发给客户端的请求。第一个响应还不是答案，而是要求补充输入。客户端补上所需内容，用新的 id 重新发送这次调用。',
    ],
  },
  'where-it-asks': {
    title: '服务器如何提问？',
    text: ['它不再发送请求，却仍然提出了要求。'],
    task: '选中服务器索取根目录的那条消息。',
    wrong: {
      result: '这是对话的结尾，真正的结果。',
      request: '这是客户端发出的。请看返回的内容。',
      other: '不是这一个。请看 `tools/call` 的两个响应。',
    },
    hints: ['请查看响应中的 `resultType`。', '就是 `tools/call` 的第一个响应。'],
    after: [
      '`resultType` 为 `input_required`，问题放在 `inputRequests` 中。它与其他结果一样，这个请求到此就完成了。',
    ],
  },
  'where-it-is-told': {
    title: '它如何得到回答？',
    text: ['客户端不必让任何请求一直开着，只需带着更多信息再请求一次。'],
    task: '选中把根目录带给服务器的那条消息。',
    wrong: { first: '这是第一次尝试，那时还不知道有问题要回答。', other: '不是这一个。它是客户端的请求。' },
    hints: ['请查看参数中的 `inputResponses`。', '它的 id 是 `"retry-1"`。'],
    after: [
      '方法和参数不变，只加上了 `inputResponses`。如果服务器给出了 `requestState`，也要原样带回；这样服务器自己什么都不用记住。',
    ],
  },
  'side-by-side': {
    title: '并排对照',
    text: ['两个时代中的同一次调用。请看新的一方多带了什么。'],
    after: [
      '`_meta` 中有修订版、客户端及其能力：过去由握手一次商定的内容，现在每个请求都自己说明。任何一个服务器副本都能响应它。',
    ],
    beside: ['2025-11-25', '2026-07-28'],
  },
  end: {
    title: '两个时代，同一目的',
    text: [
      '旧版：有握手，连接有记忆，请求有两个方向。新版：没有握手，每个请求独立成立，由客户端请求，由服务器响应。',
      '工具、资源和提示词在两者中是一样的。Lifeline 会自行判断服务器支持哪一种。',
    ],
    action: '断开',
    after: ['使用 stdio 时，结束方式也相同：关闭 stdin。'],
  },
};
