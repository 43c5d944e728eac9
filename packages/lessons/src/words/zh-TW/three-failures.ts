import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  start: {
    title: '失敗也是協定的一部分',
    text: [
      '一次呼叫可能在三處出錯：工具裡、請求裡、途中。它們在線路上看起來不同，主機的處理方式也必須不同。',
    ],
    action: '連線到練習伺服器',
    after: ['練習伺服器有一個工具 `weather`，幾種情形它都能示範。'],
  },
  success: {
    title: '先看一次成功',
    text: ['查詢舊金山（San Francisco）的天氣。'],
    action: '呼叫 weather：San Francisco',
    after: ['一個帶有內容的 `result`。請記住它的樣子。其中的文字由伺服器的作者決定。'],
  },
  'tool-error': {
    title: '1 工具失敗',
    text: ['再查詢一個工具不認識的地方。'],
    action: '呼叫 weather：Atlantis',
    after: [
      '琥珀色，▲ `isError`。它仍然是 `result`：工具存在，也執行了，並用文字說明哪裡不對、怎樣才行。主機把這段文字交給模型，模型便可以再試一次。',
    ],
  },
  'json-rpc-error': {
    title: '2 請求失敗',
    text: ['還有一個地方，會讓這個伺服器徹底放棄。'],
    action: '呼叫 weather：Nowhere',
    after: [
      '紅色，⬣ −32000。沒有 `result`，取而代之的是帶有代碼和訊息的 `error`。它是給程式看的，不是給模型看的。',
      '下面並排列出兩個回應。請比較有哪些成員不同。',
    ],
    beside: ['工具錯誤：Atlantis', 'JSON-RPC 錯誤：Nowhere'],
    myth: {
      says: '工具失敗時傳回 `error`，例如 −32000「無法取得天氣資料」。',
      truth:
        '工具執行後失敗，應傳回 `isError` 為 true 的 `result`。`error` 用於無法處理的請求：工具不存在、參數結構不對、伺服器尚未就緒。',
    },
  },
  'for-the-model': {
    title: '哪一個對模型有幫助？',
    text: ['主機把結果交給模型。JSON-RPC 錯誤通常只會進入日誌，或變成給使用者的提示。'],
    task: '選取能讓模型學會改正的那個回應。',
    wrong: {
      error: '這個錯誤是給程式看的：只有代碼和幾個字，沒有可以交給模型的結果。',
      success: '這一次成功了，沒有什麼需要改正。',
      other: '請在三個回應中選擇，回應是虛線箭頭。',
    },
    hints: ['它是失敗，卻仍然是結果。', '就是琥珀色的那個。'],
    after: ['它甚至列出了工具認識的地方。好的工具錯誤會說明哪裡不對、怎樣才行。'],
  },
  provoke: {
    title: '引發另一種錯誤',
    text: [
      '讓伺服器用 JSON-RPC 錯誤回應一次 `tools/call`。請用「撰寫」（按鍵 `c`）：怎樣的請求根本到不了工具？',
    ],
    task: '傳送一個會得到 `error` 的 `tools/call`。',
    wrong: {
      method: '確實是錯誤，但屬於別的方法。請使用 `tools/call`。',
      tool: '工具執行後失敗了：`isError`，所以仍然是結果。請想一個到不了任何工具的請求。',
      success: '這一次成功了。試試不存在的工具。',
    },
    hints: ['如果沒有這個工具呢？', '方法 `tools/call`，參數 `{"name":"wether","arguments":{}}`'],
    after: ['−32602，參數無效：沒有這個工具。問題出在請求本身，所以傳回 `error`。'],
  },
  dying: {
    title: '3 連線失敗',
    text: ['第三種情形根本沒有回應。這個伺服器看上去一切正常。'],
    action: '連線到這個伺服器',
    after: ['它有一個工具 `greet`。'],
  },
  lost: {
    title: '沒有回應',
    text: ['呼叫它。'],
    action: '呼叫 greet',
    after: [
      '請求的長條末端畫著斜線，在時間軸中則標為 ⌁：未收到回應。沒有人傳送錯誤，因為已經沒有人能傳送了。用戶端必須自己察覺，並告訴主機。',
      '不要不加思考地重複這樣的呼叫：它可能在中斷之前就已經完成了工作。',
    ],
  },
  why: {
    title: '是什麼讓回應消失了？',
    text: ['伺服器留下了兩處痕跡。'],
    task: '選取此後再也不可能有回應的那個事件。',
    wrong: {
      stderr: '這一行說明了原因。但向 stderr 寫內容的行程完全可能繼續執行。',
      request: '這是請求。此後伺服器發生了什麼？',
      other: '不是這一個。請看伺服器那條直線上的標籤。',
    },
    hints: ['行程在什麼情況下肯定不會再回應？', '就是寫著結束代碼的那個標籤。'],
    after: [
      '結束代碼 3，發生在呼叫途中。所以失敗有三種：`isError`（工具）、`error`（請求）、沒有回應（連線）。Lifeline 處處用形狀和顏色區分它們。',
    ],
  },
};
