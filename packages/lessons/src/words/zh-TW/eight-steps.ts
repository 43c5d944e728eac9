import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  start: {
    title: '啟動伺服器',
    text: [
      'MCP 伺服器是一個等待請求的程式。最簡單的執行方式是作為子行程：用戶端把訊息寫入它的標準輸入，再從它的標準輸出讀取回應，每行一則 JSON 訊息。',
      '本課使用 Lifeline 內附的一個小伺服器，所有資料都不會離開這台機器。',
    ],
    action: '啟動伺服器',
    after: [
      '循序圖中有三條直線：主機（也就是你）、用戶端與伺服器。協定只涉及後兩者之間的往來，我們稱之為「線路」。▶ 標示行程啟動的時刻。目前還沒有任何訊息：伺服器不會先開口。',
    ],
  },
  'step-1': {
    title: '步驟 1 · 建立連線',
    text: [
      '第一個請求是 `initialize`（2026-07-28 不再需要它，見第 11 課）。用戶端說明三件事：想使用哪個協定修訂版（`protocolVersion`）、自己具備哪些能力（`capabilities`）、自己是誰（`clientInfo`）。',
      '`id` 中的數字把回應與請求對應起來。本課中步驟 n 的 id 就是 n，因此這個請求的 id 是 1。修訂版以日期命名；與多數教學文章一樣，本課使用最早的 2024-11-05。',
    ],
    action: '傳送 initialize',
    after: [
      '伺服器以同一個 id 回應：它同意這個修訂版，並列出自己提供的能力：工具、資源與提示詞。`listChanged` 為 false，表示這些清單即使變動，伺服器也不會通知。',
      '接著用戶端送出確認：`notifications/initialized`。從這一刻起才能開始正常工作。',
    ],
    myth: {
      says: '用戶端以一則名為 `initialized` 的訊息確認。',
      truth:
        '方法名稱是 `notifications/initialized`。MCP 的每一種通知都有這個前綴；名為 `initialized` 的訊息只會被視為未知方法。',
    },
  },
  'no-id': {
    title: '三則訊息，兩個 id',
    text: ['到目前為止共有三則訊息：一個請求、它的回應，以及一則通知。其中兩則帶有 id。'],
    task: '選取沒有 id 的那則訊息：按一下它的箭頭，或按 `j` 與 `k` 上下移動。',
    wrong: {
      request: '這是請求。它的 id 是 1，伺服器必須回應。',
      response: '這是回應。它帶有所對應請求的 id。',
      other: '這不是訊息，而是行程發生的事件。請看那些箭頭。',
    },
    hints: ['請求與回應都用帶井字號的小標籤顯示 id。', '找一找以空心圓開頭的箭頭。'],
    after: ['通知只是告知，不是詢問：沒有 id，沒有回應，連錯誤也不會傳回。因此用戶端送出後不會等待。'],
  },
  'step-2': {
    title: '步驟 2 · 發現工具',
    text: [
      '伺服器宣告了它有工具，但沒有說有哪些。用戶端以 `tools/list` 詢問。送出之前先想一想：回應的 id 會是多少？',
    ],
    action: '傳送 tools/list',
    after: [
      'id 是 2，與請求一致。每個工具都有名稱、說明與 `inputSchema`。它就是一般的 JSON Schema：主機把它交給模型，模型據此判斷何時呼叫工具、如何填寫引數。函式呼叫（Function Calling）的原理與此相同。',
    ],
  },
  'step-3': {
    title: '步驟 3 · 呼叫工具 echo',
    text: [
      '`tools/call` 指明工具名稱並給出 `arguments`，後者是一個符合步驟 2 中 Schema 的物件。在真實的主機裡，兩者都由模型選擇；在這裡由你代替模型。',
    ],
    action: '呼叫 echo',
    after: [
      '結果中的 `content` 是一組內容區塊，因為工具可以傳回多項內容：文字、影像、資源。這裡只有一個文字區塊。',
    ],
  },
  'step-4': {
    title: '步驟 4 · 呼叫工具 add',
    text: ['同樣的方法，另一個工具。請留意結果結尾的 `isError`。'],
    action: '呼叫 add',
    after: [
      '42 + 58 = 100，`isError` 為 false：工具完成了任務。工具失敗時傳回的 `isError` 為 true，但仍然放在 `result` 裡，這樣模型能讀到出錯原因，並嘗試別的辦法。',
    ],
    myth: {
      says: '工具失敗時，伺服器傳回 JSON-RPC `error`。',
      truth:
        'JSON-RPC `error` 表示請求本身有問題，例如工具不存在。工具已經執行但失敗時，傳回的是 `isError` 為 true 的 `result`。第 6 課會同時展示兩者。',
    },
  },
  'step-5': {
    title: '步驟 5 · 發現資源',
    text: [
      '工具用來做事，資源是可讀取的資料。`resources/list` 詢問有哪些資源。這與步驟 2 是同一類請求，所以循序圖又回到第 2 階段：發現階段。',
    ],
    action: '傳送 resources/list',
    after: [
      '有一個資源，以 URI `info://server-info` 識別。URI scheme 由伺服器自訂：`file://` 與 `https://` 很常見，`info://` 則是這個伺服器自己的。',
    ],
  },
  'step-6': {
    title: '步驟 6 · 讀取資源',
    text: ['讀取時，用戶端送出該 URI。讀取不會改變任何東西；何時讀取由應用程式決定。'],
    action: '讀取 info://server-info',
    after: [
      '回應中的 `contents` 給出每項內容的 URI、類型與文字。這段文字本身又是 JSON，寫在一個 JSON 字串裡，因此其中的引號在線路上都帶有反斜線。',
    ],
    myth: {
      says: '清單寫 `application/json`，讀取結果寫 `text/plain`，內層引號也不需要反斜線。',
      truth:
        '清單與讀取結果應當給出同一類型；缺少反斜線的那一行不是合法的 JSON。開啟這則回應的「原文」分頁即可看到反斜線。',
    },
  },
  'step-7': {
    title: '步驟 7 · 發現提示詞',
    text: ['第三種能力：提示詞是供使用者選用的訊息範本，例如出現在選單裡。`prompts/list` 詢問有哪些提示詞。'],
    action: '傳送 prompts/list',
    after: ['有一個範本 `summarize`，帶兩個引數：`text` 必填，`max_words` 選填。'],
  },
  'step-8': {
    title: '步驟 8 · 產生提示詞',
    text: ['`prompts/get` 指明範本名稱並給出引數。引數一律是字串：20 要寫成 `"20"`。'],
    action: '取得 summarize',
    after: [
      '伺服器填好範本，傳回完整的 `messages`，可以直接交給模型。伺服器自己並不執行模型；如何使用這些訊息由主機決定。',
    ],
  },
  end: {
    title: '結束連線',
    text: [
      '八個請求、八個回應、一則通知。用戶端如何結束這次對話？關閉伺服器的標準輸入即可；協定沒有為此規定任何訊息。',
    ],
    action: '中斷連線',
    after: [
      '循序圖顯示 ⏏ stdin 已關閉，接著是 ■ 結束代碼 0：伺服器發現輸入結束，便自行結束。第 4 階段由行程事件組成，沒有訊息。詳情見第 4 課。',
      '這就是最小而完整的 MCP：建立、發現、使用、關閉。',
    ],
  },
};
