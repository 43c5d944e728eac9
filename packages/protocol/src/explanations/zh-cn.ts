import type { EN } from './en.ts';
import type { MethodCatalogue } from './types.ts';

export const ZH_CN = {
  initialize: {
    request: '客户端开启连接：说明想用哪个修订版、自己有哪些能力、自己是谁。',
    response: '服务器回答：双方将使用的修订版、自己有哪些能力、自己是谁。',
  },
  'notifications/initialized': { notification: '客户端已读完服务器的回答并准备就绪，可以开始正常工作。' },
  'server/discover': {
    request: '客户端询问服务器支持哪些修订版和能力；新版没有握手。',
    response: '服务器给出自己支持的修订版和能力。',
  },
  ping: {
    request: '一方确认另一方是否仍在应答。',
    response: '对方仍在应答；结果本来就是空的。',
  },
  'notifications/cancelled': { notification: '发送方不再需要之前某个请求的响应，对方应停止处理。' },
  'notifications/progress': { notification: '正在处理请求的一方报告进度；令牌说明是哪个请求。' },
  'subscriptions/listen': {
    request: '客户端打开一个流，只接收自己关心的那几类变更。',
    response: '服务器已正常结束变更流。',
  },
  'notifications/subscriptions/acknowledged': { notification: '服务器确认会在这个流上报告哪些变更。' },
  'tools/list': {
    request: '客户端询问服务器提供哪些工具；列表较长时分页返回。',
    response: '服务器列出工具，每个都带有说明和参数的 Schema。',
  },
  'tools/call': {
    request: '客户端调用工具，参数由模型（在这里是你）决定。',
    response: '服务器返回工具的输出；isError 表示工具本身是否执行失败。',
  },
  'notifications/tools/list_changed': { notification: '服务器告知：工具列表已与客户端读到的不同。' },
  'resources/list': {
    request: '客户端询问服务器提供哪些可读取的数据，即资源。',
    response: '服务器列出资源，每个都有用于读取的 URI。',
  },
  'resources/templates/list': {
    request: '客户端询问可以用来生成更多资源 URI 的模板。',
    response: '服务器列出资源模板；填入变量即得到 URI。',
  },
  'resources/read': {
    request: '客户端读取这个 URI 对应的资源；读取不会改变任何东西。',
    response: '服务器返回资源内容，形式为文本或 base64 数据。',
  },
  'resources/subscribe': {
    request: '客户端希望在这个资源每次变化时得到通知。',
    response: '服务器会报告这个资源的变化。',
  },
  'resources/unsubscribe': {
    request: '客户端不再需要这个资源的变化通知。',
    response: '服务器不再报告这个资源的变化。',
  },
  'notifications/resources/list_changed': { notification: '服务器告知：资源列表已与客户端读到的不同。' },
  'notifications/resources/updated': { notification: '已订阅的资源发生了变化；重新读取即可得到新内容。' },
  'prompts/list': {
    request: '客户端询问服务器提供哪些提示词，即供用户选用的消息模板。',
    response: '服务器列出提示词以及各自需要的参数。',
  },
  'prompts/get': {
    request: '客户端用用户给出的参数生成提示词。',
    response: '服务器返回生成好的消息，可直接交给模型。',
  },
  'notifications/prompts/list_changed': { notification: '服务器告知：提示词列表已与客户端读到的不同。' },
  'completion/complete': {
    request: '客户端询问正在输入的值可以怎样补全。',
    response: '服务器给出候选值，最多 100 个。',
  },
  'logging/setLevel': {
    request: '客户端设定日志级别：达到该级别的日志服务器才发送。',
    response: '服务器已采用该级别。',
  },
  'notifications/message': { notification: '服务器的一条日志：级别、可能有的记录器名称，以及任意数据。' },
  'roots/list': {
    request: '服务器询问可以在哪些目录中工作；由客户端决定。',
    response: '客户端给出向服务器开放的根目录。',
  },
  'notifications/roots/list_changed': { notification: '客户端告知：根目录已与服务器读到的不同。' },
  'sampling/createMessage': {
    request: '服务器请求宿主的模型生成内容；用户可以审阅或拒绝。',
    response: '客户端返回模型生成的内容以及所用的模型。',
  },
  'elicitation/create': {
    request: '服务器在处理请求的过程中向用户询问信息。',
    response: '客户端返回用户的选择：接受（附内容）、拒绝或取消。',
  },
  'notifications/elicitation/complete': { notification: '服务器告知：请用户在浏览器中完成的操作已经完成。' },
  'tasks/get': {
    request: '请求方询问一个长时间任务的进展。',
    response: '任务的状态，以及何时再来询问。',
  },
  'tasks/list': {
    request: '请求方询问有哪些任务。',
    response: '各任务及其状态，分页返回。',
  },
  'tasks/result': {
    request: '请求方索取任务的结果，并一直等到结果出现。',
    response: '原来那个请求本应得到的结果。',
  },
  'tasks/cancel': {
    request: '请求方要求停止一个任务。',
    response: '对方已收到停止的要求；结果如何，看这里或 tasks/get 给出的状态。',
  },
  'tasks/update': {
    request: '客户端提交任务等待的回答。',
    response: '服务器已收下回答，任务继续执行。',
  },
  'notifications/tasks/status': {
    notification: '任务状态发生了变化；这个通知可有可无，用 tasks/get 总能问到。',
  },
  'notifications/tasks': { notification: '服务器报告客户端所关注任务的新状态。' },
  shutdown: {
    request:
      'MCP 的任何修订版都没有这个方法，它来自语言服务器协议（LSP）。stdio 上的 MCP 靠关闭 stdin 结束。',
    response: '对 shutdown 的响应。MCP 的任何修订版都没有这个方法，它来自语言服务器协议（LSP）。',
  },
  exit: {
    notification:
      'MCP 的任何修订版都没有这个方法，它来自语言服务器协议（LSP）。stdio 上的 MCP 靠关闭 stdin 结束。',
  },
  initialized: { notification: 'MCP 的任何修订版都没有这个名称；该通知叫 notifications/initialized。' },
} as const satisfies MethodCatalogue & Record<keyof typeof EN, unknown>;
