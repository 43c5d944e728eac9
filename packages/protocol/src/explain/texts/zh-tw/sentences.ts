import type { MessageReader } from '../../reader.ts';
import type { Sentences } from '../types.ts';

const quoted = (text: string | undefined) => (text === undefined ? '（未寫明）' : `「${text}」`);
const listed = (names: readonly string[], count: number) =>
  names.length === 0 ? '' : `（${names.join('、')}${names.length < count ? '……' : ''}）`;
const program = (m: MessageReader, at: string) =>
  m.has(at)
    ? `「${m.text(`${at}/name`) ?? '?'}」，版本 ${m.text(`${at}/version`) ?? '?'}`
    : '一個沒有寫明名稱的程式';
const declared = (m: MessageReader, at: string) =>
  m.count(at) === 0 ? '沒有宣告任何能力' : `宣告的能力有 ${m.keys(at).join('、')}`;
const more = (m: MessageReader) => (m.has('/result/nextCursor') ? '後面還有更多頁。' : '');
const page = (m: MessageReader) =>
  m.has('/params/cursor') ? `，從游標${quoted(m.text('/params/cursor'))}開始` : '';
const progress = (m: MessageReader) => {
  const token = m.text('/params/_meta/progressToken');
  return token === undefined ? '' : `它希望收到進度回報，權杖為 ${token}。`;
};
const asks = (m: MessageReader) =>
  m.text('/result/resultType') === 'input_required'
    ? `伺服器還不能完成：它要先得到 ${m.count('/result/inputRequests')} 個回答${listed(m.keys('/result/inputRequests'), m.count('/result/inputRequests'))}。`
    : undefined;
const again = (m: MessageReader) =>
  m.has('/params/inputResponses')
    ? `這是再次發出的請求，附上了伺服器要的回答${listed(m.keys('/params/inputResponses'), m.count('/params/inputResponses'))}。`
    : '';
const task = (m: MessageReader, at: string) =>
  `任務${quoted(m.text(`${at}/taskId`))}的狀態是 ${m.text(`${at}/status`) ?? '未知'}`;

const found = (key: string, of: string, name: string) => (m: MessageReader) => {
  const count = m.count(`/result/${key}`);
  return `伺服器列出了 ${count} ${of}${listed(m.names(`/result/${key}`, name), count)}。${more(m)}`;
};

/** Sentences by method and kind, from the values of the message at hand. */
export const ZH_TW_SENTENCES: Readonly<Record<string, Sentences>> = {
  initialize: {
    request: (m) =>
      `用戶端開啟連線：它是${program(m, '/params/clientInfo')}，希望使用修訂版 ${m.text('/params/protocolVersion') ?? '（未寫明）'}，${declared(m, '/params/capabilities')}。`,
    response: (m) =>
      `伺服器是${program(m, '/result/serverInfo')}。從現在起雙方使用修訂版 ${m.text('/result/protocolVersion') ?? '（未寫明）'}；伺服器${declared(m, '/result/capabilities')}。`,
  },
  'notifications/initialized': {
    notification: () => '用戶端告訴伺服器：已讀完對 initialize 的回應，可以開始工作了。',
  },
  'server/discover': {
    request: () => '用戶端詢問伺服器支援哪些修訂版、提供什麼。',
    response: (m) =>
      `伺服器支援的修訂版：${m.names('/result/supportedVersions').join('、') || '（未寫明）'}；伺服器${declared(m, '/result/capabilities')}。`,
  },
  ping: {
    request: () => '傳送方詢問對方是否仍在回應。',
    response: () => '仍在回應；結果本來就是空的。',
  },
  'notifications/cancelled': {
    notification: (m) =>
      `傳送方不再需要對請求 ${m.text('/params/requestId') ?? '（未寫明）'} 的回應${m.has('/params/reason') ? `，原因是${quoted(m.text('/params/reason'))}` : ''}。`,
  },
  'notifications/progress': {
    notification: (m) =>
      `權杖為 ${m.text('/params/progressToken') ?? '（未寫明）'} 的請求已完成 ${m.text('/params/progress') ?? '?'}${m.has('/params/total') ? `，共 ${m.text('/params/total') ?? '?'}` : ''}${m.has('/params/message') ? `：${quoted(m.text('/params/message'))}` : ''}。`,
  },
  'subscriptions/listen': {
    request: (m) =>
      `用戶端想知道這些變更：${m.keys('/params/notifications').join('、') || '（沒有寫明）'}；串流會一直開啟。`,
    response: () => '伺服器已正常結束這個串流。',
  },
  'notifications/subscriptions/acknowledged': {
    notification: (m) =>
      `伺服器將會回報：${m.keys('/params/notifications').join('、') || '所要求的一項都沒有'}。`,
  },
  'tools/list': {
    request: (m) => `用戶端詢問伺服器有哪些工具${page(m)}。`,
    response: found('tools', '個工具', 'name'),
  },
  'tools/call': {
    request: (m) =>
      `用戶端${m.has('/params/task') ? '以任務的方式' : ''}呼叫工具${quoted(m.text('/params/name'))}，${m.count('/params/arguments') === 0 ? '沒有引數' : `帶 ${m.count('/params/arguments')} 個引數${listed(m.keys('/params/arguments'), m.count('/params/arguments'))}`}。${progress(m)}${again(m)}`,
    response: (m) => {
      const asked = asks(m);
      if (asked !== undefined) return asked;
      if (m.has('/result/task')) return `伺服器把這次呼叫變成了任務：${task(m, '/result/task')}。`;
      if (m.has('/result/taskId')) return `伺服器把這次呼叫變成了任務：${task(m, '/result')}。`;
      const blocks = m.count('/result/content');
      return m.isTrue('/result/isError')
        ? `工具執行了，但失敗了，原因在 ${blocks} 個內容區塊裡。請求本身是成功的，所以這不是 JSON-RPC 錯誤。`
        : `工具正常完成，傳回 ${blocks} 個內容區塊${m.has('/result/structuredContent') ? '，以及同樣內容的資料' : ''}。`;
    },
  },
  'notifications/tools/list_changed': {
    notification: () => '伺服器告訴用戶端：工具清單變了；要不要重新讀取由用戶端決定。',
  },
  'resources/list': {
    request: (m) => `用戶端詢問伺服器有哪些資源${page(m)}。`,
    response: found('resources', '個資源', 'uri'),
  },
  'resources/templates/list': {
    request: (m) => `用戶端詢問伺服器有哪些資源範本${page(m)}。`,
    response: found('resourceTemplates', '個範本', 'uriTemplate'),
  },
  'resources/read': {
    request: (m) => `用戶端讀取資源${quoted(m.text('/params/uri'))}。${again(m)}`,
    response: (m) =>
      asks(m) ??
      `伺服器傳回 ${m.count('/result/contents')} 項內容，${m.has('/result/contents/0/blob') ? '形式為 base64' : '形式為文字'}${m.has('/result/contents/0/mimeType') ? `（${m.text('/result/contents/0/mimeType') ?? ''}）` : ''}。`,
  },
  'resources/subscribe': {
    request: (m) => `用戶端希望得知${quoted(m.text('/params/uri'))}的變更。`,
    response: () => '伺服器會回報這個資源的變更。',
  },
  'resources/unsubscribe': {
    request: (m) => `用戶端不再需要得知${quoted(m.text('/params/uri'))}的變更。`,
    response: () => '伺服器不再回報這個資源的變更。',
  },
  'notifications/resources/list_changed': {
    notification: () => '伺服器告訴用戶端：資源清單變了。',
  },
  'notifications/resources/updated': {
    notification: (m) => `資源${quoted(m.text('/params/uri'))}發生了變更；重新讀取即可得到新內容。`,
  },
  'prompts/list': {
    request: (m) => `用戶端詢問伺服器有哪些提示詞${page(m)}。`,
    response: found('prompts', '個提示詞', 'name'),
  },
  'prompts/get': {
    request: (m) =>
      `用戶端要提示詞${quoted(m.text('/params/name'))}，填入 ${m.count('/params/arguments')} 個引數${listed(m.keys('/params/arguments'), m.count('/params/arguments'))}。${again(m)}`,
    response: (m) => asks(m) ?? `伺服器傳回 ${m.count('/result/messages')} 則訊息，可以直接交給模型。`,
  },
  'notifications/prompts/list_changed': {
    notification: () => '伺服器告訴用戶端：提示詞清單變了。',
  },
  'completion/complete': {
    request: (m) =>
      `用戶端詢問：${quoted(m.text('/params/ref/name') ?? m.text('/params/ref/uri'))}的引數${quoted(m.text('/params/argument/name'))}已輸入${quoted(m.text('/params/argument/value'))}，可以怎樣補全。`,
    response: (m) => {
      const count = m.count('/result/completion/values');
      return `伺服器給出 ${count} 個候選值${listed(m.names('/result/completion/values'), count)}。`;
    },
  },
  'logging/setLevel': {
    request: (m) => `用戶端要求：日誌從等級${quoted(m.text('/params/level'))}起才傳送。`,
    response: () => '伺服器已採用該等級。',
  },
  'notifications/message': {
    notification: (m) =>
      `伺服器記錄日誌，等級為${quoted(m.text('/params/level'))}${m.has('/params/logger') ? `，來自${quoted(m.text('/params/logger'))}` : ''}：${m.has('/params/data') ? quoted(m.text('/params/data') ?? '{…}') : '沒有內容，因為缺少 data'}。`,
  },
  'roots/list': {
    request: () => '伺服器詢問用戶端：可以在哪些目錄中工作。',
    response: (m) => {
      const count = m.count('/result/roots');
      return `用戶端開放 ${count} 個目錄${listed(m.names('/result/roots', 'uri'), count)}。`;
    },
  },
  'notifications/roots/list_changed': {
    notification: () => '用戶端告訴伺服器：目錄變了。',
  },
  'sampling/createMessage': {
    request: (m) =>
      `伺服器要請主機的模型回答：共 ${m.count('/params/messages')} 則訊息，回答最多 ${m.text('/params/maxTokens') ?? '?'} 個 token。`,
    response: (m) =>
      `用戶端傳回模型${quoted(m.text('/result/model'))}產生的內容${m.has('/result/stopReason') ? `；停下的原因是 ${m.text('/result/stopReason') ?? '?'}` : ''}。`,
  },
  'elicitation/create': {
    request: (m) =>
      m.text('/params/mode') === 'url'
        ? `伺服器請使用者造訪${quoted(m.text('/params/url'))}：${quoted(m.text('/params/message'))}`
        : `伺服器詢問使用者：${quoted(m.text('/params/message'))}，表單有 ${m.count('/params/requestedSchema/properties')} 個欄位${listed(m.keys('/params/requestedSchema/properties'), m.count('/params/requestedSchema/properties'))}。`,
    response: (m) =>
      `使用者選擇了${quoted(m.text('/result/action'))}${m.count('/result/content') === 0 ? '' : `，給出 ${m.count('/result/content')} 個回答`}。`,
  },
  'notifications/elicitation/complete': {
    notification: (m) => `使用者在網頁上的操作（${m.text('/params/elicitationId') ?? '?'}）已經完成。`,
  },
  'tasks/get': {
    request: (m) => `傳送方詢問任務${quoted(m.text('/params/taskId'))}的狀態。`,
    response: (m) => `${task(m, '/result')}。`,
  },
  'tasks/list': {
    request: (m) => `傳送方詢問有哪些任務${page(m)}。`,
    response: (m) => `這一頁有 ${m.count('/result/tasks')} 個任務。${more(m)}`,
  },
  'tasks/result': {
    request: (m) => `傳送方索取任務${quoted(m.text('/params/taskId'))}的結果，並一直等到它出現。`,
    response: () => '這就是原來那個請求本應得到的結果。',
  },
  'tasks/cancel': {
    request: (m) => `傳送方要求停止任務${quoted(m.text('/params/taskId'))}。`,
    response: (m) =>
      m.has('/result/status')
        ? `${task(m, '/result')}。`
        : '對方已收到停止的要求；結果如何，要用 tasks/get 詢問。',
  },
  'tasks/update': {
    request: (m) =>
      `用戶端交來 ${m.count('/params/inputResponses')} 個回答，任務${quoted(m.text('/params/taskId'))}正在等它們。`,
    response: () => '伺服器已收下回答。',
  },
  'notifications/tasks/status': { notification: (m) => `進展：${task(m, '/params')}。` },
  'notifications/tasks': { notification: (m) => `進展：${task(m, '/params')}。` },
};

export const ZH_TW_GENERAL = {
  request: (m: MessageReader) =>
    `請求「${m.text('/method') ?? '?'}」，MCP 的任何修訂版都沒有這個方法。它的 id 是 ${m.text('/id') ?? '?'}。`,
  notification: (m: MessageReader) => `名為「${m.text('/method') ?? '?'}」的通知，MCP 的任何修訂版都沒有它。`,
  response: (m: MessageReader) => `對請求 ${m.text('/id') ?? '（沒有 id）'} 的回應。`,
  error: (m: MessageReader) =>
    `請求 ${m.text('/id') ?? '（id 不明）'} 失敗：錯誤碼 ${m.text('/error/code') ?? '（沒有）'}${m.has('/error/message') ? `，${quoted(m.text('/error/message'))}` : ''}。`,
  batch: (count: number) => `一批訊息，共 ${count} 則。`,
  broken: '這是 JSON，但不是 JSON-RPC 訊息：既沒有 method，也沒有 result 和 error。',
};
