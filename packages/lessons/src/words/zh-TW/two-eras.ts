import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  legacy: {
    title: '2025-11-25 及更早',
    text: [
      '修訂版 2026-07-28 帶來了協定有史以來最大的變化。你將用兩種方式完成同一件事，伺服器兩種都支援。',
      '先看舊的方式：連線從交握開始。',
    ],
    action: '以 2025-11-25 連線',
    after: ['先有三則訊息，其他一切都在其後。商定的內容在整個連線期間有效，雙方都必須記住。'],
  },
  'legacy-call': {
    title: '工具反過來提問',
    text: ['工具 `folders` 需要知道用戶端的根目錄。'],
    action: '呼叫 folders',
    after: [
      '伺服器在呼叫途中發來請求 `roots/list`，然後等待。因此雙方必須一直保持連線；如果有多個伺服器副本分擔負載，還必須把回應送到正確的那一個。',
    ],
  },
  modern: {
    title: '從 2026-07-28 起',
    text: ['再看新的方式，仍然是同一個程式。'],
    action: '以 2026-07-28 連線',
    after: [
      '沒有交握，沒有 `initialized`。用戶端只問了 `server/discover`：有哪些修訂版和能力？其實它也可以直接從呼叫開始。',
    ],
  },
  'modern-call': {
    title: '同一個工具',
    text: ['再呼叫一次，數一數有幾則訊息。'],
    action: '呼叫 folders',
    after: [
      '兩個請求，兩個回應，沒有一則是伺服器傳給用戶端的請求。第一個回應還不是答案，而是要求補充輸入。用戶端補上所需內容，用新的 id 重新傳送這次呼叫。',
    ],
  },
  'where-it-asks': {
    title: '伺服器如何提問？',
    text: ['它不再傳送請求，卻仍然提出了要求。'],
    task: '選取伺服器索取根目錄的那則訊息。',
    wrong: {
      result: '這是對話的結尾，真正的結果。',
      request: '這是用戶端發出的。請看傳回的內容。',
      other: '不是這一個。請看 `tools/call` 的兩個回應。',
    },
    hints: ['請查看回應中的 `resultType`。', '就是 `tools/call` 的第一個回應。'],
    after: [
      '`resultType` 為 `input_required`，問題放在 `inputRequests` 中。它與其他結果一樣，這個請求到此就完成了。',
    ],
  },
  'where-it-is-told': {
    title: '它如何得到回答？',
    text: ['用戶端不必讓任何請求一直開著，只需帶著更多資訊再請求一次。'],
    task: '選取把根目錄帶給伺服器的那則訊息。',
    wrong: { first: '這是第一次嘗試，那時還不知道有問題要回答。', other: '不是這一個。它是用戶端的請求。' },
    hints: ['請查看參數中的 `inputResponses`。', '它的 id 是 `"retry-1"`。'],
    after: [
      '方法和引數不變，只加上了 `inputResponses`。如果伺服器給出了 `requestState`，也要原樣帶回；這樣伺服器自己什麼都不用記住。',
    ],
  },
  'side-by-side': {
    title: '並排對照',
    text: ['兩個世代中的同一次呼叫。請看新的一方多帶了什麼。'],
    after: [
      '`_meta` 中有修訂版、用戶端及其能力：過去由交握一次商定的內容，現在每個請求都自己說明。任何一個伺服器副本都能回應它。',
    ],
    beside: ['2025-11-25', '2026-07-28'],
  },
  end: {
    title: '兩個世代，同一目的',
    text: [
      '舊版：有交握，連線有記憶，請求有兩個方向。新版：沒有交握，每個請求獨立成立，由用戶端請求，由伺服器回應。',
      '工具、資源和提示詞在兩者中是一樣的。Lifeline 會自行判斷伺服器支援哪一種。',
    ],
    action: '中斷連線',
    after: ['使用 stdio 時，結束方式也相同：關閉 stdin。'],
  },
};
