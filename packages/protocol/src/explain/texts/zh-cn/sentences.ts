import type { MessageReader } from '../../reader.ts';
import type { Sentences } from '../types.ts';

const quoted = (text: string | undefined) => (text === undefined ? '（未写明）' : `“${text}”`);
const listed = (names: readonly string[], count: number) =>
  names.length === 0 ? '' : `（${names.join('、')}${names.length < count ? '……' : ''}）`;
const program = (m: MessageReader, at: string) =>
  m.has(at)
    ? `“${m.text(`${at}/name`) ?? '?'}”，版本 ${m.text(`${at}/version`) ?? '?'}`
    : '一个没有写明名称的程序';
const declared = (m: MessageReader, at: string) =>
  m.count(at) === 0 ? '没有声明任何能力' : `声明的能力有 ${m.keys(at).join('、')}`;
const more = (m: MessageReader) => (m.has('/result/nextCursor') ? '后面还有更多页。' : '');
const page = (m: MessageReader) =>
  m.has('/params/cursor') ? `，从游标${quoted(m.text('/params/cursor'))}开始` : '';
const progress = (m: MessageReader) => {
  const token = m.text('/params/_meta/progressToken');
  return token === undefined ? '' : `它希望收到进度报告，令牌为 ${token}。`;
};
const asks = (m: MessageReader) =>
  m.text('/result/resultType') === 'input_required'
    ? `服务器还不能完成：它要先得到 ${m.count('/result/inputRequests')} 个回答${listed(m.keys('/result/inputRequests'), m.count('/result/inputRequests'))}。`
    : undefined;
const again = (m: MessageReader) =>
  m.has('/params/inputResponses')
    ? `这是再次发出的请求，带上了服务器要的回答${listed(m.keys('/params/inputResponses'), m.count('/params/inputResponses'))}。`
    : '';
const task = (m: MessageReader, at: string) =>
  `任务${quoted(m.text(`${at}/taskId`))}的状态是 ${m.text(`${at}/status`) ?? '未知'}`;

const found = (key: string, of: string, name: string) => (m: MessageReader) => {
  const count = m.count(`/result/${key}`);
  return `服务器列出了 ${count} ${of}${listed(m.names(`/result/${key}`, name), count)}。${more(m)}`;
};

/** Sentences by method and kind, from the values of the message at hand. */
export const ZH_CN_SENTENCES: Readonly<Record<string, Sentences>> = {
  initialize: {
    request: (m) =>
      `客户端开启连接：它是${program(m, '/params/clientInfo')}，希望使用修订版 ${m.text('/params/protocolVersion') ?? '（未写明）'}，${declared(m, '/params/capabilities')}。`,
    response: (m) =>
      `服务器是${program(m, '/result/serverInfo')}。从现在起双方使用修订版 ${m.text('/result/protocolVersion') ?? '（未写明）'}；服务器${declared(m, '/result/capabilities')}。`,
  },
  'notifications/initialized': {
    notification: () => '客户端告诉服务器：已读完对 initialize 的响应，可以开始工作了。',
  },
  'server/discover': {
    request: () => '客户端询问服务器支持哪些修订版、提供什么。',
    response: (m) =>
      `服务器支持的修订版：${m.names('/result/supportedVersions').join('、') || '（未写明）'}；服务器${declared(m, '/result/capabilities')}。`,
  },
  ping: {
    request: () => '发送方询问对方是否仍在应答。',
    response: () => '仍在应答；结果本来就是空的。',
  },
  'notifications/cancelled': {
    notification: (m) =>
      `发送方不再需要对请求 ${m.text('/params/requestId') ?? '（未写明）'} 的响应${m.has('/params/reason') ? `，原因是${quoted(m.text('/params/reason'))}` : ''}。`,
  },
  'notifications/progress': {
    notification: (m) =>
      `令牌为 ${m.text('/params/progressToken') ?? '（未写明）'} 的请求已完成 ${m.text('/params/progress') ?? '?'}${m.has('/params/total') ? `，共 ${m.text('/params/total') ?? '?'}` : ''}${m.has('/params/message') ? `：${quoted(m.text('/params/message'))}` : ''}。`,
  },
  'subscriptions/listen': {
    request: (m) =>
      `客户端想知道这些变化：${m.keys('/params/notifications').join('、') || '（没有写明）'}；流会一直打开。`,
    response: () => '服务器已正常结束这个流。',
  },
  'notifications/subscriptions/acknowledged': {
    notification: (m) =>
      `服务器将会报告：${m.keys('/params/notifications').join('、') || '所要求的一项都没有'}。`,
  },
  'tools/list': {
    request: (m) => `客户端询问服务器有哪些工具${page(m)}。`,
    response: found('tools', '个工具', 'name'),
  },
  'tools/call': {
    request: (m) =>
      `客户端${m.has('/params/task') ? '以任务的方式' : ''}调用工具${quoted(m.text('/params/name'))}，${m.count('/params/arguments') === 0 ? '没有参数' : `带 ${m.count('/params/arguments')} 个参数${listed(m.keys('/params/arguments'), m.count('/params/arguments'))}`}。${progress(m)}${again(m)}`,
    response: (m) => {
      const asked = asks(m);
      if (asked !== undefined) return asked;
      if (m.has('/result/task')) return `服务器把这次调用变成了任务：${task(m, '/result/task')}。`;
      if (m.has('/result/taskId')) return `服务器把这次调用变成了任务：${task(m, '/result')}。`;
      const blocks = m.count('/result/content');
      return m.isTrue('/result/isError')
        ? `工具执行了，但失败了，原因在 ${blocks} 个内容块里。请求本身是成功的，所以这不是 JSON-RPC 错误。`
        : `工具正常完成，返回 ${blocks} 个内容块${m.has('/result/structuredContent') ? '，以及同样内容的数据' : ''}。`;
    },
  },
  'notifications/tools/list_changed': {
    notification: () => '服务器告诉客户端：工具列表变了；要不要重新读取由客户端决定。',
  },
  'resources/list': {
    request: (m) => `客户端询问服务器有哪些资源${page(m)}。`,
    response: found('resources', '个资源', 'uri'),
  },
  'resources/templates/list': {
    request: (m) => `客户端询问服务器有哪些资源模板${page(m)}。`,
    response: found('resourceTemplates', '个模板', 'uriTemplate'),
  },
  'resources/read': {
    request: (m) => `客户端读取资源${quoted(m.text('/params/uri'))}。${again(m)}`,
    response: (m) =>
      asks(m) ??
      `服务器返回 ${m.count('/result/contents')} 项内容，${m.has('/result/contents/0/blob') ? '形式为 base64' : '形式为文本'}${m.has('/result/contents/0/mimeType') ? `（${m.text('/result/contents/0/mimeType') ?? ''}）` : ''}。`,
  },
  'resources/subscribe': {
    request: (m) => `客户端希望得知${quoted(m.text('/params/uri'))}的变化。`,
    response: () => '服务器会报告这个资源的变化。',
  },
  'resources/unsubscribe': {
    request: (m) => `客户端不再需要得知${quoted(m.text('/params/uri'))}的变化。`,
    response: () => '服务器不再报告这个资源的变化。',
  },
  'notifications/resources/list_changed': {
    notification: () => '服务器告诉客户端：资源列表变了。',
  },
  'notifications/resources/updated': {
    notification: (m) => `资源${quoted(m.text('/params/uri'))}发生了变化；重新读取即可得到新内容。`,
  },
  'prompts/list': {
    request: (m) => `客户端询问服务器有哪些提示词${page(m)}。`,
    response: found('prompts', '个提示词', 'name'),
  },
  'prompts/get': {
    request: (m) =>
      `客户端要提示词${quoted(m.text('/params/name'))}，填入 ${m.count('/params/arguments')} 个参数${listed(m.keys('/params/arguments'), m.count('/params/arguments'))}。${again(m)}`,
    response: (m) => asks(m) ?? `服务器返回 ${m.count('/result/messages')} 条消息，可以直接交给模型。`,
  },
  'notifications/prompts/list_changed': {
    notification: () => '服务器告诉客户端：提示词列表变了。',
  },
  'completion/complete': {
    request: (m) =>
      `客户端询问：${quoted(m.text('/params/ref/name') ?? m.text('/params/ref/uri'))}的参数${quoted(m.text('/params/argument/name'))}已输入${quoted(m.text('/params/argument/value'))}，可以怎样补全。`,
    response: (m) => {
      const count = m.count('/result/completion/values');
      return `服务器给出 ${count} 个候选值${listed(m.names('/result/completion/values'), count)}。`;
    },
  },
  'logging/setLevel': {
    request: (m) => `客户端要求：日志从级别${quoted(m.text('/params/level'))}起才发送。`,
    response: () => '服务器已采用该级别。',
  },
  'notifications/message': {
    notification: (m) =>
      `服务器记录日志，级别为${quoted(m.text('/params/level'))}${m.has('/params/logger') ? `，来自${quoted(m.text('/params/logger'))}` : ''}：${m.has('/params/data') ? quoted(m.text('/params/data') ?? '{…}') : '没有内容，因为缺少 data'}。`,
  },
  'roots/list': {
    request: () => '服务器询问客户端：可以在哪些目录中工作。',
    response: (m) => {
      const count = m.count('/result/roots');
      return `客户端开放 ${count} 个目录${listed(m.names('/result/roots', 'uri'), count)}。`;
    },
  },
  'notifications/roots/list_changed': {
    notification: () => '客户端告诉服务器：目录变了。',
  },
  'sampling/createMessage': {
    request: (m) =>
      `服务器要请宿主的模型回答：共 ${m.count('/params/messages')} 条消息，回答最多 ${m.text('/params/maxTokens') ?? '?'} 个 token。`,
    response: (m) =>
      `客户端返回模型${quoted(m.text('/result/model'))}生成的内容${m.has('/result/stopReason') ? `；停下的原因是 ${m.text('/result/stopReason') ?? '?'}` : ''}。`,
  },
  'elicitation/create': {
    request: (m) =>
      m.text('/params/mode') === 'url'
        ? `服务器请用户访问${quoted(m.text('/params/url'))}：${quoted(m.text('/params/message'))}`
        : `服务器询问用户：${quoted(m.text('/params/message'))}，表单有 ${m.count('/params/requestedSchema/properties')} 个字段${listed(m.keys('/params/requestedSchema/properties'), m.count('/params/requestedSchema/properties'))}。`,
    response: (m) =>
      `用户选择了${quoted(m.text('/result/action'))}${m.count('/result/content') === 0 ? '' : `，给出 ${m.count('/result/content')} 个回答`}。`,
  },
  'notifications/elicitation/complete': {
    notification: (m) => `用户在网页上的操作（${m.text('/params/elicitationId') ?? '?'}）已经完成。`,
  },
  'tasks/get': {
    request: (m) => `发送方询问任务${quoted(m.text('/params/taskId'))}的状态。`,
    response: (m) => `${task(m, '/result')}。`,
  },
  'tasks/list': {
    request: (m) => `发送方询问有哪些任务${page(m)}。`,
    response: (m) => `这一页有 ${m.count('/result/tasks')} 个任务。${more(m)}`,
  },
  'tasks/result': {
    request: (m) => `发送方索取任务${quoted(m.text('/params/taskId'))}的结果，并一直等到它出现。`,
    response: () => '这就是原来那个请求本应得到的结果。',
  },
  'tasks/cancel': {
    request: (m) => `发送方要求停止任务${quoted(m.text('/params/taskId'))}。`,
    response: (m) =>
      m.has('/result/status')
        ? `${task(m, '/result')}。`
        : '对方已收到停止的要求；结果如何，要用 tasks/get 询问。',
  },
  'tasks/update': {
    request: (m) =>
      `客户端交来 ${m.count('/params/inputResponses')} 个回答，任务${quoted(m.text('/params/taskId'))}正在等它们。`,
    response: () => '服务器已收下回答。',
  },
  'notifications/tasks/status': { notification: (m) => `进展：${task(m, '/params')}。` },
  'notifications/tasks': { notification: (m) => `进展：${task(m, '/params')}。` },
};

export const ZH_CN_GENERAL = {
  request: (m: MessageReader) =>
    `请求“${m.text('/method') ?? '?'}”，MCP 的任何修订版都没有这个方法。它的 id 是 ${m.text('/id') ?? '?'}。`,
  notification: (m: MessageReader) => `名为“${m.text('/method') ?? '?'}”的通知，MCP 的任何修订版都没有它。`,
  response: (m: MessageReader) => `对请求 ${m.text('/id') ?? '（没有 id）'} 的响应。`,
  error: (m: MessageReader) =>
    `请求 ${m.text('/id') ?? '（id 不明）'} 失败：错误码 ${m.text('/error/code') ?? '（没有）'}${m.has('/error/message') ? `，${quoted(m.text('/error/message'))}` : ''}。`,
  batch: (count: number) => `一批消息，共 ${count} 条。`,
  broken: '这是 JSON，但不是 JSON-RPC 消息：既没有 method，也没有 result 和 error。',
};
