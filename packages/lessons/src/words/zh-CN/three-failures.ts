import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  start: {
    title: '失败也是协议的一部分',
    text: [
      '一次调用可能在三处出错：工具里、请求里、途中。它们在线路上看起来不同，宿主的处理方式也必须不同。',
    ],
    action: '连接练习服务器',
    after: ['练习服务器有一个工具 `weather`，几种情形它都能演示。'],
  },
  success: {
    title: '先看一次成功',
    text: ['查询旧金山（San Francisco）的天气。'],
    action: '调用 weather：San Francisco',
    after: ['一个带有内容的 `result`。请记住它的样子。其中的文字由服务器的作者决定，这里用的是繁体中文。'],
  },
  'tool-error': {
    title: '1 工具失败',
    text: ['再查询一个工具不认识的地方。'],
    action: '调用 weather：Atlantis',
    after: [
      '琥珀色，▲ `isError`。它仍然是 `result`：工具存在，也运行了，并用文字说明哪里不对、怎样才行。宿主把这段文字交给模型，模型便可以再试一次。',
    ],
  },
  'json-rpc-error': {
    title: '2 请求失败',
    text: ['还有一个地方，会让这个服务器彻底放弃。'],
    action: '调用 weather：Nowhere',
    after: [
      '红色，⬣ −32000。没有 `result`，取而代之的是带有代码和消息的 `error`。它是给程序看的，不是给模型看的。',
      '下面并排列出两个响应。请比较有哪些成员不同。',
    ],
    beside: ['工具错误：Atlantis', 'JSON-RPC 错误：Nowhere'],
    myth: {
      says: '工具失败时返回 `error`，例如 −32000“无法获取天气数据”。',
      truth:
        '工具运行后失败，应返回 `isError` 为 true 的 `result`。`error` 用于无法处理的请求：工具不存在、参数结构不对、服务器尚未就绪。',
    },
  },
  'for-the-model': {
    title: '哪一个对模型有帮助？',
    text: ['宿主把结果交给模型。JSON-RPC 错误通常只会进入日志，或变成给用户的提示。'],
    task: '选中能让模型学会改正的那个响应。',
    wrong: {
      error: '这个错误是给程序看的：只有代码和几个字，没有可以交给模型的结果。',
      success: '这一次成功了，没有什么需要改正。',
      other: '请在三个响应中选择，响应是虚线箭头。',
    },
    hints: ['它是失败，却仍然是结果。', '就是琥珀色的那个。'],
    after: ['它甚至列出了工具认识的地方。好的工具错误会说明哪里不对、怎样才行。'],
  },
  provoke: {
    title: '引发另一种错误',
    text: [
      '让服务器用 JSON-RPC 错误响应一次 `tools/call`。请用“编写”（按键 `c`）：怎样的请求根本到不了工具？',
    ],
    task: '发送一个会得到 `error` 的 `tools/call`。',
    wrong: {
      method: '确实是错误，但属于别的方法。请使用 `tools/call`。',
      tool: '工具运行后失败了：`isError`，所以仍然是结果。请想一个到不了任何工具的请求。',
      success: '这一次成功了。试试不存在的工具。',
    },
    hints: ['如果没有这个工具呢？', '方法 `tools/call`，参数 `{"name":"wether","arguments":{}}`'],
    after: ['−32602，参数无效：没有这个工具。问题出在请求本身，所以返回 `error`。'],
  },
  dying: {
    title: '3 连接失败',
    text: ['第三种情形根本没有响应。这个服务器看上去一切正常。'],
    action: '连接这个服务器',
    after: ['它有一个工具 `greet`。'],
  },
  lost: {
    title: '没有响应',
    text: ['调用它。'],
    action: '调用 greet',
    after: [
      '请求的长条末端画着斜线，在时间线中则标为 ⌁：未收到响应。没有人发送错误，因为已经没有人能发送了。客户端必须自己察觉，并告诉宿主。',
      '不要不加思考地重复这样的调用：它可能在中断之前就已经完成了工作。',
    ],
  },
  why: {
    title: '是什么让响应消失了？',
    text: ['服务器留下了两处痕迹。'],
    task: '选中此后再也不可能有响应的那个事件。',
    wrong: {
      stderr: '这一行说明了原因。但向 stderr 写内容的进程完全可能继续运行。',
      request: '这是请求。此后服务器发生了什么？',
      other: '不是这一个。请看服务器竖线上的标签。',
    },
    hints: ['进程在什么情况下肯定不会再响应？', '就是写着退出码的那个标签。'],
    after: [
      '退出码 3，发生在调用途中。所以失败有三种：`isError`（工具）、`error`（请求）、没有响应（连接）。Lifeline 处处用形状和颜色区分它们。',
    ],
  },
};
