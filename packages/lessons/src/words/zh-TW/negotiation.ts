import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  start: {
    title: '提出 X',
    text: [
      '協定有多個修訂版，以日期命名。用戶端和伺服器的年代可能相差數年，所以每個連線都從商定修訂版開始。',
    ],
    action: '啟動伺服器',
    after: ['它在等待 `initialize`。用戶端在其中提出一個修訂版：自己支援的最新版。'],
  },
  'offer-known': {
    title: '同意 X',
    text: ['假設你這個用戶端最新只支援到 2025-06-18。這個伺服器也認識它。'],
    action: '提出 2025-06-18',
    after: ['`protocolVersion` 原樣傳回：雙方達成一致，此後都以這個修訂版為準。'],
  },
  again: {
    title: '提出未來的修訂版',
    text: ['再次啟動同一個伺服器，作為新的行程：每個連線只在開始時協商一次。'],
    action: '再次啟動',
    after: ['一個新的工作階段。面對不可能認識的修訂版，它會怎麼說？'],
  },
  'offer-unknown': {
    title: '回答 Y',
    text: ['提出 2099-01-01。'],
    action: '提出 2099-01-01',
    after: [
      '沒有錯誤。伺服器用自己支援的最新修訂版回答。決定權又回到用戶端：如果它也支援這個修訂版，雙方就用它繼續。Lifeline 支援，所以工作階段已經建立。',
    ],
  },
  third: {
    title: '回答奇怪的伺服器',
    text: ['再來一個伺服器。它會報出一個誰也沒聽說過的修訂版。'],
    action: '啟動這個伺服器',
    after: ['向它提出一個常見的修訂版。'],
  },
  'offer-refused': {
    title: '回答 Z',
    text: ['再次提出 2025-06-18。'],
    action: '提出 2025-06-18',
    after: [
      '它回答 1999-12-31。協定中沒有表示「我拒絕」的訊息。不支援該修訂版的用戶端應當中斷連線。Lifeline 沒有中斷連線，只留下一則備註，因為你可能正想研究這樣的伺服器。',
    ],
  },
  refuse: {
    title: '拒絕',
    text: ['現在你是用戶端，而你不支援 1999-12-31。'],
    task: '做無法接受這個回答的用戶端該做的事。',
    wrong: { request: '你還在繼續對話。不支援該修訂版的用戶端不能這樣做。' },
    hints: ['沒有用來拒絕的訊息。', '按一下視窗頂端的「中斷連線」（⏻）。'],
    after: ['拒絕就是離開。'],
  },
  undeclared: {
    title: '沒有宣告的能力',
    text: [
      '回到第二個伺服器的工作階段。雙方在 `initialize` 中還交換了能力。這個伺服器宣告了 `prompts`、`resources` 和 `tools`，沒有宣告 `logging`。',
      '規則是：只使用宣告過的能力。否則會怎樣？在「撰寫」（按鍵 `c`）中傳送 `logging/setLevel`，參數為 `{"level":"info"}`。',
    ],
    task: '請求這個伺服器沒有宣告的能力。',
    wrong: { another: '這是別的請求。方法是 `logging/setLevel`。' },
    hints: [
      '在「撰寫」中選擇「請求」，方法填 `logging/setLevel`。',
      '參數填 `{"level":"info"}`，再按 Ctrl 和 Enter。',
    ],
    after: [
      '方法不存在。謹慎的用戶端根本不會這樣請求：沒有宣告的能力會顯示為灰色。在 Lifeline 的面板中仍然可以請求，因為得到的回應能說明伺服器的情況。',
    ],
  },
  declared: {
    title: '宣告過的能力',
    text: ['反過來也一樣：宣告過的能力必須可用。'],
    task: '傳送能力 `prompts` 對應的清單請求。',
    wrong: { another: '這是別的請求。方法是 `prompts/list`。' },
    hints: ['清單方法的名稱是能力名加上 `/list`。', '在「撰寫」中選擇「請求」，方法填 `prompts/list`。'],
    after: [
      '如同承諾傳回了清單。宣告中 `listChanged` 為 false：清單即使變動，伺服器也不會通知，用戶端要確認就得重新讀取。',
    ],
  },
  'both-sides': {
    title: '對雙方都有約束',
    text: [
      '用戶端也作了宣告。這裡它的 `capabilities` 是 `{}`，所以在這個工作階段中，伺服器不得請求 `roots/list`、`sampling/createMessage` 或 `elicitation/create`。',
      '由此可見，協商在一切開始之前就定下兩件事：用哪種語言，以及可以談什麼。從 2026-07-28 起，這兩件事由每個請求自己說明，見第 11 課。',
    ],
  },
};
