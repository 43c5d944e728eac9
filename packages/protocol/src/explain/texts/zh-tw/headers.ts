import type { MemberText } from '../types.ts';

export const ZH_TW_HEADERS = {
  accept: [
    '用戶端能接受哪些形式的回應：一段 JSON，或事件串流。',
    'POST 必須同時列出 application/json 和 text/event-stream，GET 必須列出後者。',
  ],
  'content-type': [
    '內文的形式：application/json 是一則訊息，text/event-stream 是多則訊息的串流。',
    '回應用哪一種由伺服器決定，用戶端必須兩種都支援。',
  ],
  'mcp-session-id': [
    '協定工作階段：伺服器可以在回答 initialize 時給出，之後用戶端的每個請求都要附上。',
    '只能用可見的 ASCII 字元。缺少時傳回 400；工作階段已結束時傳回 404，用戶端必須重新初始化。2026-07-28 已取消。',
  ],
  'mcp-protocol-version': [
    '使用中的修訂版，每個請求各自說明。',
    '自 2025-06-18 起，初始化之後必須附上；自 2026-07-28 起每個 POST 都必須附上，且與 _meta 中的修訂版一致。',
  ],
  'mcp-method': [
    '把內文中的方法重複一遍，代理不必讀內文就能轉送。',
    '必須與內文中的方法一致，否則傳回 -32020。',
  ],
  'mcp-name': [
    '把內文中的工具、提示詞或資源重複一遍，代理不必讀內文就能轉送。',
    'tools/call、prompts/get 和 resources/read 必須附上；不是普通 ASCII 時寫成 =?base64?…?=。',
  ],
  'mcp-param-*': [
    '把內文中的一個工具引數重複一遍，因為工具的 inputSchema 用 x-mcp-header 提出了要求。',
    '引數未提供或為 null 時省略。',
  ],
  'last-event-id': [
    '串流中斷之前收到的最後一個事件；伺服器從那裡繼續。',
    '2026-07-28 已取消：中斷的請求要重新傳送。',
  ],
  origin: [
    '瀏覽器從哪個網頁發出了請求。',
    '伺服器必須檢查，以免外來網頁存取到本機的伺服器；自 2025-11-25 起用 403 拒絕。',
  ],
  authorization: ['允許用戶端存取的權杖。', '每個請求都要帶，絕不能放進位址裡。'],
  'www-authenticate': ['從哪裡、怎樣取得權杖；隨 401 和 403 一起傳回。'],
  'x-accel-buffering': ['值為 no，請代理立即轉送事件，不要累積起來再發。', '每個事件串流都應附上。'],
} as const satisfies Readonly<Record<string, MemberText>>;
