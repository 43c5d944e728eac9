import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  start: {
    title: '耗时的调用',
    text: [
      '有些调用要花几秒甚至几分钟。有两样东西能帮上忙：进度让人知道事情正在进行，取消则用于不再需要结果的时候。',
    ],
    action: '连接练习服务器',
    after: ['它的工具 `countdown` 可以按你想要的速度倒数。'],
  },
  silence: {
    title: '一片沉默',
    text: ['让它从 3 开始倒数。'],
    action: '调用 countdown',
    after: ['一秒多毫无动静，然后才有结果。服务器明明有进度可报，为什么没有说？'],
    myth: {
      says: '调用期间服务器会发送进度，最后发送响应。',
      truth:
        '只有客户端要求时才会如此：在请求的 `_meta` 中给出 `progressToken`。没有令牌就没有进度，正如你刚才所见。',
    },
  },
  token: {
    title: '索取进度',
    text: ['同样的调用，这次在 `_meta` 中带上令牌。令牌由客户端选定，不得与其他进行中的请求重复。'],
    action: '带令牌调用 countdown',
    after: [
      '结果之前来了三条 `notifications/progress`。每一条都重复这个令牌，客户端据此得知它属于哪个请求；`progress` 说明进行到哪里，还可以附上 `total` 和 `message`。',
    ],
  },
  last: {
    title: '读懂数字',
    text: ['`progress` 必须逐条增大。请在时序图下方的窗格中查看。'],
    task: '选中倒数达到总数的那条通知。',
    wrong: { earlier: '还没有：这里的 `progress` 仍小于 `total`。', other: '这不是进度通知。' },
    hints: ['它的 `progress` 等于 `total`。', '三条中的最后一条，就在结果之前。'],
    after: ['响应之后，不得再为这个令牌发送进度。'],
  },
  long: {
    title: '实在太久',
    text: ['这次从 120 开始，每秒两个数，要花一分钟。'],
    action: '开始漫长的倒数',
    after: ['它正在进行。你不想一直等下去。'],
  },
  cancel: {
    title: '取消它',
    text: [
      '客户端用 `notifications/cancelled` 告知服务器，其中 `requestId` 指明是哪个请求。可以选中该请求，在下方窗格中取消，也可以在“编写”（按键 `c`）中写这条通知。',
    ],
    task: '取消正在进行的倒数。',
    wrong: {
      notification: '这条通知没有指明正在进行的请求。`requestId` 必须是它的 id，而且是数字。',
      request: '这是一个新的请求。取消要用通知。',
    },
    hints: [
      '正在进行的请求带有计时，它的 id 在箭头上的小标签里。',
      '在“编写”中选择“通知”，方法填 `notifications/cancelled`，参数填 `{"requestId":4}`，其中的数字换成该请求的 id。',
    ],
    after: ['⊘ 已取消。服务器放弃了工作，进度也随之停止。'],
  },
  unanswered: {
    title: '有意不响应',
    text: ['被取消的请求不会得到响应。只有这种请求可以没有响应。'],
    task: '选中被取消的那个请求。',
    wrong: { answered: '这一个有响应。', other: '不是这一个。请找末端带有 ⊘ 的长条。' },
    hints: ['countdown 一共调用了三次，哪一次没有虚线箭头？', '就是最后一次。'],
    after: ['取消可能来得太晚：响应也许已在途中，此时客户端忽略它即可。唯有 `initialize` 绝不能取消。'],
  },
  end: {
    title: '两种通知',
    text: [
      '`notifications/progress` 由执行请求的一方发送，`notifications/cancelled` 由发出请求的一方发送。在 2025-11-25 及更早的修订版中，二者都可以沿任一方向发送。',
    ],
    action: '断开',
    after: ['编写服务器时请记住：留意令牌，被要求停止时就停止。'],
  },
};
