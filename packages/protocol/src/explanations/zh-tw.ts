import type { EN } from './en.ts';
import type { MethodCatalogue } from './types.ts';

export const ZH_TW = {
  initialize: {
    request: '用戶端開啟連線：說明想用哪個修訂版、自己有哪些能力、自己是誰。',
    response: '伺服器回答：雙方將使用的修訂版、自己有哪些能力、自己是誰。',
  },
  'notifications/initialized': { notification: '用戶端已讀完伺服器的回答並準備就緒，可以開始正常運作。' },
  'server/discover': {
    request: '用戶端詢問伺服器支援哪些修訂版和能力；新版沒有交握。',
    response: '伺服器列出自己支援的修訂版和能力。',
  },
  ping: {
    request: '一方確認另一方是否仍會回應。',
    response: '對方仍會回應；結果本來就是空的。',
  },
  'notifications/cancelled': { notification: '傳送方不再需要先前某個請求的回應，對方應停止處理。' },
  'notifications/progress': { notification: '正在處理請求的一方回報進度；權杖說明是哪個請求。' },
  'subscriptions/listen': {
    request: '用戶端開啟一個串流，只接收自己關心的那幾類變更。',
    response: '伺服器已正常結束變更串流。',
  },
  'notifications/subscriptions/acknowledged': { notification: '伺服器確認會在這個串流上回報哪些變更。' },
  'tools/list': {
    request: '用戶端詢問伺服器提供哪些工具；清單較長時分頁傳回。',
    response: '伺服器列出工具，每個都附有說明和引數的 Schema。',
  },
  'tools/call': {
    request: '用戶端呼叫工具，引數由模型（在這裡是你）決定。',
    response: '伺服器傳回工具的輸出；isError 表示工具本身是否執行失敗。',
  },
  'notifications/tools/list_changed': { notification: '伺服器告知：工具清單已與用戶端讀到的不同。' },
  'resources/list': {
    request: '用戶端詢問伺服器提供哪些可讀取的資料，也就是資源。',
    response: '伺服器列出資源，每個都有用來讀取的 URI。',
  },
  'resources/templates/list': {
    request: '用戶端詢問可以用來產生更多資源 URI 的範本。',
    response: '伺服器列出資源範本；填入變數即得到 URI。',
  },
  'resources/read': {
    request: '用戶端讀取這個 URI 對應的資源；讀取不會改變任何東西。',
    response: '伺服器傳回資源內容，形式為文字或 base64 資料。',
  },
  'resources/subscribe': {
    request: '用戶端希望在這個資源每次變更時收到通知。',
    response: '伺服器會回報這個資源的變更。',
  },
  'resources/unsubscribe': {
    request: '用戶端不再需要這個資源的變更通知。',
    response: '伺服器不再回報這個資源的變更。',
  },
  'notifications/resources/list_changed': { notification: '伺服器告知：資源清單已與用戶端讀到的不同。' },
  'notifications/resources/updated': { notification: '已訂閱的資源有了變更；重新讀取即可得到新內容。' },
  'prompts/list': {
    request: '用戶端詢問伺服器提供哪些提示詞，也就是供使用者選用的訊息範本。',
    response: '伺服器列出提示詞以及各自需要的引數。',
  },
  'prompts/get': {
    request: '用戶端用使用者給的引數產生提示詞。',
    response: '伺服器傳回產生好的訊息，可直接交給模型。',
  },
  'notifications/prompts/list_changed': { notification: '伺服器告知：提示詞清單已與用戶端讀到的不同。' },
  'completion/complete': {
    request: '用戶端詢問正在輸入的值可以怎樣補全。',
    response: '伺服器提供候選值，最多 100 個。',
  },
  'logging/setLevel': {
    request: '用戶端設定日誌等級：達到該等級的日誌伺服器才傳送。',
    response: '伺服器已採用該等級。',
  },
  'notifications/message': { notification: '伺服器的一則日誌：等級、可能有的記錄器名稱，以及任意資料。' },
  'roots/list': {
    request: '伺服器詢問可以在哪些目錄中工作；由用戶端決定。',
    response: '用戶端列出開放給伺服器的根目錄。',
  },
  'notifications/roots/list_changed': { notification: '用戶端告知：根目錄已與伺服器讀到的不同。' },
  'sampling/createMessage': {
    request: '伺服器請主機的模型產生內容；使用者可以審閱或拒絕。',
    response: '用戶端傳回模型產生的內容以及所用的模型。',
  },
  'elicitation/create': {
    request: '伺服器在處理請求的過程中向使用者詢問資訊。',
    response: '用戶端傳回使用者的選擇：接受（附內容）、拒絕或取消。',
  },
  'notifications/elicitation/complete': {
    notification: '伺服器告知：請使用者在瀏覽器中完成的操作已經完成。',
  },
  'tasks/get': {
    request: '請求方詢問一個長時間任務的進展。',
    response: '任務的狀態，以及何時再來詢問。',
  },
  'tasks/list': {
    request: '請求方詢問有哪些任務。',
    response: '各任務及其狀態，分頁傳回。',
  },
  'tasks/result': {
    request: '請求方索取任務的結果，並一直等到結果出現。',
    response: '原來那個請求本應得到的結果。',
  },
  'tasks/cancel': {
    request: '請求方要求停止一個任務。',
    response: '對方已收到停止的要求；結果如何，看這裡或 tasks/get 給出的狀態。',
  },
  'tasks/update': {
    request: '用戶端提交任務等待的回答。',
    response: '伺服器已收下回答，任務繼續執行。',
  },
  'notifications/tasks/status': {
    notification: '任務狀態有了變更；這個通知可有可無，用 tasks/get 一定問得到。',
  },
  'notifications/tasks': { notification: '伺服器回報用戶端所關注任務的新狀態。' },
  shutdown: {
    request:
      'MCP 的任何修訂版都沒有這個方法，它來自語言伺服器協定（LSP）。stdio 上的 MCP 靠關閉 stdin 結束。',
    response: '對 shutdown 的回應。MCP 的任何修訂版都沒有這個方法，它來自語言伺服器協定（LSP）。',
  },
  exit: {
    notification:
      'MCP 的任何修訂版都沒有這個方法，它來自語言伺服器協定（LSP）。stdio 上的 MCP 靠關閉 stdin 結束。',
  },
  initialized: { notification: 'MCP 的任何修訂版都沒有這個名稱；該通知叫 notifications/initialized。' },
} as const satisfies MethodCatalogue & Record<keyof typeof EN, unknown>;
