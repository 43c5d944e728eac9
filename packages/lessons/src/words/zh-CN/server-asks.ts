import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  start: {
    title: '当服务器提问时',
    text: [
      '工具可能需要只有对方才有的东西：用户的一句话、模型的帮助、正在使用的文件夹。这时服务器就会提出请求。',
      '它只能请求客户端在 `initialize` 中声明过的能力：`elicitation`、`sampling`、`roots`。',
    ],
    action: '连接练习服务器',
    after: ['请看握手下方的注释：这个客户端三种都声明了。'],
  },
  question: {
    title: '征询（Elicitation）：向你提问',
    text: ['工具 `ask` 想知道你是谁。'],
    action: '调用工具 ask',
    after: [
      '调用还没有得到响应。服务器反而发来一个请求 `elicitation/create`，其中有一句话，以及规定回答格式的小 Schema。它正在收件箱中等待。',
    ],
  },
  answer: {
    title: '回答它',
    text: [
      '有三种回答：接受（accept），并给出所需内容；拒绝（decline），即不愿告知；取消（cancel），即只是关掉了窗口。三者都是结果，不是错误。',
    ],
    task: '打开左侧的收件箱，以任意一种方式回答。',
    wrong: { error: '返回的是错误。请在“工具”面板中再调用一次。' },
    hints: ['收件箱在左侧的面板中。', '填写名字并接受，或者拒绝。'],
    after: ['你的回答发给了服务器，工具据此完成了工作。服务器不得用这种方式索要密码。'],
  },
  thought: {
    title: '采样（Sampling）：向模型提问',
    text: ['工具 `think` 自己没有模型，要借用客户端的模型。'],
    action: '调用工具 think',
    after: [
      '`sampling/createMessage`：给出若干消息和 token 数上限，得到一条消息。是否让模型看到它，由宿主决定；人应当可以拒绝。',
    ],
  },
  'answer-as-model': {
    title: '你是模型',
    text: ['Lifeline 没有模型，由你代替。'],
    task: '打开收件箱，代替模型回答。',
    wrong: { error: '返回的是错误。请在“工具”面板中再调用一次。' },
    hints: ['打开左侧的收件箱，写一句话。', '然后发送。'],
    after: ['工具收到了你的话，并把它当作模型的回答；`model` 说明是哪个模型给出的。'],
  },
  'whose-answer': {
    title: '谁响应了谁？',
    text: ['这次调用共有四条消息，其中两条是响应。'],
    task: '选中客户端发出的那个响应。',
    wrong: {
      question: '这是服务器的请求。它的响应在后面。',
      call: '这属于你自己的调用：由服务器响应。',
      other: '不是这一个。请找一条指向服务器的虚线箭头。',
    },
    hints: ['虚线，从左指向右。', '紧跟在 `sampling/createMessage` 之后。'],
    after: ['两个方向上的请求和响应，一层套着一层：竖线上的长条显示了谁在等待谁。'],
  },
  end: {
    title: '在最新的修订版中呢？',
    text: [
      '从 2026-07-28 起，服务器不再发送请求，而是返回“我需要先得到这个”的结果，再由客户端带着回答重新请求。请看第 11 课。',
    ],
    action: '断开',
    after: ['无论哪种方式：服务器提问，客户端决定由谁回答，而用户总是可以拒绝。'],
  },
};
