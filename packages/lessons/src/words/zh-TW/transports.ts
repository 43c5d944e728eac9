import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  pipe: {
    title: '1 stdio：管道',
    text: [
      '訊息在哪裡都一樣，承載訊息的方式稱為傳輸方式。現行的有兩種，另有一種舊式的。',
      '第一種你已熟悉：用戶端把伺服器作為子行程啟動，一行文字就是一則訊息。',
    ],
    action: '以 stdio 連線',
    after: ['▶ 標記行程。它只屬於這個用戶端，在同一台機器上執行，雙方不需要位址。'],
  },
  'pipe-list': {
    title: '經過管道的請求',
    text: ['詢問有哪些工具。對後面兩個伺服器也會這樣問。'],
    action: '傳送 tools/list',
    after: ['兩行：一行過去，一行回來。訊息外面沒有任何包裝。'],
  },
  post: {
    title: '2 Streamable HTTP',
    text: [
      '伺服器也可以是一個有位址的服務。這時用戶端的每則訊息各是一個 HTTP POST。這一個也在你的機器上執行，但它可以在任何地方。',
    ],
    action: '以 Streamable HTTP 連線',
    after: [
      '訊息周圍出現了 ⇄ 事件：每則訊息一個 POST，以及傳回的狀態。伺服器在回應 `initialize` 時給出了 `Mcp-Session-Id`，此後用戶端每次都帶上它。隨後一個 GET 開啟了一條串流，供伺服器主動傳送內容。',
    ],
  },
  'post-list': {
    title: '用 POST 傳送同樣的請求',
    text: ['再次詢問有哪些工具。'],
    action: '傳送 tools/list',
    after: [
      '訊息與之前一字不差。它的回應就在這次 POST 的 HTTP 回應中，可以是一般 JSON，也可以是一小段事件串流，由伺服器決定。',
    ],
  },
  'no-answer': {
    title: '沒有回應訊息的 POST',
    text: ['每個 POST 都會得到 HTTP 回應，但並非每則訊息都有回應：通知就沒有。'],
    task: '選取表示「已收下，沒有可傳回的內容」的那個 HTTP 回應。',
    wrong: {
      other: '這個回應帶有內容，或者拒絕了什麼。請找另一種狀態。',
      message: '這是訊息，不是它外面的 HTTP。請找寫著狀態的標籤。',
      event: '這不是 HTTP 回應。請找寫著狀態的標籤。',
    },
    hints: ['它的狀態不是 200。', '是 202 Accepted，位於 `notifications/initialized` 之後。'],
    after: ['202 Accepted，內文為空。HTTP 總有回應，JSON-RPC 則不一定。'],
  },
  'post-end': {
    title: 'HTTP 工作階段的結束',
    text: ['沒有行程可以結束，也沒有 stdin 可以關閉。用戶端會怎麼做？'],
    action: '中斷連線',
    after: [
      '傳送帶有工作階段 id 的 HTTP DELETE。伺服器繼續為其他用戶端服務。這裡同樣沒有 `shutdown` 和 `exit`。',
    ],
    myth: {
      says: '無論用哪種傳輸方式，MCP 工作階段都以 `shutdown` 和 `exit` 結束。',
      truth: '使用 stdio 時以關閉 stdin 結束，使用 HTTP 時以 DELETE 結束。都與訊息無關。',
    },
  },
  stream: {
    title: '3 HTTP+SSE：舊的方式',
    text: ['修訂版 2024-11-05 使用 HTTP 的方式有所不同，至今仍有伺服器這樣做。'],
    action: '以 HTTP+SSE 連線',
    after: [
      '先是一個 GET，它的回應永不結束：這是一條事件串流。第一個事件 `endpoint` 給出用戶端應當 POST 的位址。',
    ],
  },
  'stream-list': {
    title: '去一條路，回另一條路',
    text: ['再發一次同樣的請求，請留意回應從哪裡來。'],
    action: '傳送 tools/list',
    after: [
      'POST 只得到 202，別無其他。訊息的回應來自那條事件串流。串流一旦中斷，回應就會遺失；這正是改用新傳輸方式的主要原因。',
    ],
    myth: {
      says: 'HTTP+SSE 是遠端伺服器的傳輸方式。',
      truth: '在 2024-11-05 中確實如此。自 2025-03-26 起改為 Streamable HTTP，HTTP+SSE 只為舊伺服器保留。',
    },
  },
  end: {
    title: '一個協定，三條路',
    text: ['管道，帶工作階段的 POST，或者帶位址的事件串流。訊息始終沒有變，這正是傳輸方式的意義。'],
    action: '中斷連線',
    after: ['用戶端關閉事件串流，僅此而已。'],
  },
};
