import type { BasicsTopic, MemberText, PhaseTexts } from '../types.ts';

export const ZH_TW_BASICS = {
  'json-rpc': [
    'MCP 使用 JSON-RPC 2.0：每則訊息是一個 JSON 物件，由它的成員說明這是什麼。JSON-RPC 不管訊息怎樣傳輸；在 stdio 上一則訊息佔一行，在 HTTP 上是一個 POST 的內文，或串流中的一個事件。',
  ],
  kinds: [
    '訊息有三種：有 method 也有 id 的是請求，只有 method 的是通知，有 result 或 error 的是回應。除此之外沒有別的區分辦法。',
  ],
  id: [
    '請求有 id，是因為回應可能不依序到達：帶著相同 id 的回應，就是對它的回應。雙方各自編號，所以兩個方向上可能同時出現同一個數字。',
    '字串或整數，不能是 null；回應必須原樣帶回。',
  ],
  'no-id': [
    '通知沒有 id，因為沒有人等待對它的回應。傳送方無從知道對方是否看懂；即使有人回覆，也對不上任何請求。',
    '接收方不得回覆。',
  ],
  'three-failures': [
    '失敗有三種。error：請求根本沒能執行，例如方法或工具不存在。isError：工具執行了，但失敗了；這仍是結果，好讓模型讀到並換個辦法再試。傳輸失敗：沒有等到回應，因為行程結束、連線中斷或 HTTP 請求被拒絕；沒有哪則訊息會說明，只能從訊息之外的情況看出來。',
    '用戶端的逾時不屬於這三種，那只是用戶端不願再等。',
  ],
  codes: [
    '錯誤碼是給程式看的。-32700 和 -32600 到 -32603 是 JSON-RPC 自己的；-32000 到 -32099 留給協定和程式；其餘整數可以隨意使用。',
    '自 2026-07-28 起，-32020 到 -32099 只歸規範使用。',
  ],
  directions: [
    '雙方都可以傳送請求：用戶端請求工具，伺服器請求取樣、徵詢和根目錄，雙方都可以 ping。自 2026-07-28 起只有用戶端傳送請求；伺服器想知道的事，寫在 input_required 類型的結果裡。',
  ],
  batch: [
    '在 2025-03-26 中，一個 JSON 陣列裡可以放多則訊息；2025-06-18 又取消了。',
    'initialize 不得放進批次處理，批次處理也不得為空。',
  ],
} as const satisfies Readonly<Record<BasicsTopic, MemberText>>;

export const ZH_TW_PHASES: PhaseTexts = {
  prelude: {
    before: '什麼都不知道：用戶端手裡只有一道指令或一個位址。',
    exchanged:
      '啟動行程，或建立連線。兩個世代都支援的用戶端會先用 server/discover 詢問，弄清伺服器屬於哪個世代。',
    after: '無論得到什麼回答，用戶端都知道該怎樣開始了：傳送 initialize，或者直接發出任意請求。',
  },
  initialization: {
    before: '雙方還不知道共同支援哪個修訂版，也不知道對方有哪些能力。',
    exchanged:
      '用戶端提議一個修訂版，說明自己的能力和名稱；伺服器作出同樣的說明；notifications/initialized 表示用戶端已準備就緒。新版沒有這番往來：每個請求都在 _meta 裡自己說明。',
    after: '雙方宣告的內容一直有效到結束。每一方都可以要求對方做它宣告過的事，除此之外不行。',
  },
  discovery: {
    before: '用戶端知道伺服器有工具、資源或提示詞，但不知道具體是哪些。',
    exchanged: '各種清單：tools/list、resources/list、resources/templates/list、prompts/list，一頁一頁地取。',
    after:
      '主機可以顯示這些清單，並把工具交給模型。宣告了 listChanged 的伺服器會在清單變更時通知，否則用戶端只能自己重新讀取。',
  },
  operation: {
    before: '修訂版、能力和各個清單都已經知道。',
    exchanged: '真正的工作：呼叫工具、讀取資源、產生提示詞。其間會收到進度和日誌，伺服器也可能反過來提問。',
    after: '雙方想進行多久都可以；請求可以取消，清單隨時可以重新讀取。',
  },
  shutdown: {
    before: '用戶端想要結束，或伺服器自己結束了。',
    exchanged:
      '沒有任何訊息：MCP 沒有為此規定訊息。在 stdio 上，用戶端關閉 stdin，等待，傳送 SIGTERM，再等待，最後傳送 SIGKILL。在 HTTP 上，如果有協定工作階段，就用 DELETE 結束它。',
    after: '還在進行中的請求都會遺失。新的連線從頭開始，什麼都不記得。',
  },
  note: '規範只規定了三個階段：初始化、執行、終止。「發現」是教學上的叫法，指讀取各種清單，它們其實屬於執行階段；在這裡，每次讀取清單都會回到發現階段。',
};
