import type { LessonWords } from '../types.ts';

const TASK = '選取暴露故障的那個事件。';
const OTHER = '這一個沒有問題，請繼續找。';
const START = '啟動並呼叫 greet';

export const words: LessonWords = {
  'run-1': {
    title: '伺服器 1 / 8',
    text: [
      '八個伺服器都有同一個工具 `greet`，各犯一個真實伺服器常犯的錯誤。用戶端先建立連線，再以名字 Ada 呼叫 `greet`。哪裡不對，由你來找。',
      '有些錯誤遇到寬容的用戶端並不妨礙工作，而 Lifeline 非常寬容。別的用戶端則未必。',
    ],
    action: START,
    after: ['呼叫成功了。然而許多用戶端此時早已中斷連線。'],
  },
  'find-1': {
    title: '伺服器 1：哪裡不對？',
    text: ['使用 stdio 時，一行就是一則訊息。'],
    task: TASK,
    wrong: { other: OTHER },
    hints: ['線路上有沒有不是訊息的東西？', '它是紫色的斷裂箭頭，就在最開頭。'],
    after: [
      'stdout 上出現了歡迎詞。標準輸出只屬於協定；友善的問候、一行日誌，或是忘記刪掉的 `print` 都會破壞它。其他內容一律應寫到 stderr。',
    ],
  },
  'run-2': {
    title: '伺服器 2 / 8',
    text: ['下一個。請留意這次呼叫的結局。'],
    action: START,
    after: ['回應已經到達，呼叫卻還在等待。'],
  },
  'find-2': {
    title: '伺服器 2：哪裡不對？',
    text: ['用戶端在等待回應，也確實來了一個回應。'],
    task: TASK,
    wrong: { request: '請求沒有問題。請把它的 id 與傳回的 id 比較一下。', other: OTHER },
    hints: ['逐字比較請求和回應的 id。', '就是那個點線箭頭。'],
    after: [
      '傳回的 id 是字串 `"2"`，而請求用的是數字 2。對 JSON-RPC 來說這是兩個不同的 id，所以這個回應不對應任何請求，呼叫只能等到逾時。',
    ],
  },
  'run-3': {
    title: '伺服器 3 / 8',
    text: ['這一個立刻就有回應。'],
    action: START,
    after: ['它回應了。那麼到底是成功，還是失敗？'],
  },
  'find-3': {
    title: '伺服器 3：哪裡不對？',
    text: ['請在循序圖下方的窗格中查看各則訊息。'],
    task: TASK,
    wrong: { request: '請求沒有問題。請看回應。', other: OTHER },
    hints: ['回應可以含有哪些成員？', '請把 `tools/call` 的回應讀到結尾。'],
    after: [
      '它同時含有 `result` 和 `error`，而回應只能含有其中之一。不同的用戶端會各取一個，於是同一個伺服器在這裡可用，在那裡卻失敗。',
    ],
  },
  'run-4': {
    title: '伺服器 4 / 8',
    text: ['這裡的每則訊息格式都正確。'],
    action: START,
    after: ['呼叫成功了，另外還來了點別的。'],
  },
  'find-4': {
    title: '伺服器 4：哪裡不對？',
    text: ['一則訊息作為 JSON-RPC 可能毫無瑕疵，卻仍然是這個伺服器不該傳送的。'],
    task: TASK,
    wrong: { declared: '本來應該寫在這裡：伺服器只宣告了 `tools`。除此之外它還用了什麼？', other: OTHER },
    hints: ['把伺服器在 `initialize` 回應中的宣告與它的行為對照。', '誰說過它有日誌能力？'],
    after: [
      '它沒有宣告 `logging`，卻傳送了 `notifications/message`。相信宣告的用戶端沒有地方顯示這樣的訊息。',
    ],
  },
  'run-5': {
    title: '伺服器 5 / 8',
    text: ['這一個不用著急。'],
    action: START,
    after: ['請求旁的計時正在走。'],
  },
  'find-5': {
    title: '伺服器 5：哪裡不對？',
    text: ['有些故障在於缺少了什麼。'],
    task: TASK,
    wrong: { other: OTHER },
    hints: ['哪一次往返不完整？', '就是正在計時的那個請求。'],
    after: [
      '這次呼叫永遠不會有回應。每個請求都必須得到回應，即使是錯誤。用戶端需要設定時限，逾時後應傳送 `notifications/cancelled`，而不是一直等下去。',
    ],
  },
  'run-6': {
    title: '伺服器 6 / 8',
    text: ['這一個你也許見過。'],
    action: START,
    after: ['真快。'],
  },
  'find-6': {
    title: '伺服器 6：哪裡不對？',
    text: ['這次呼叫沒有收到回應。'],
    task: TASK,
    wrong: {
      stderr: '這一行說明了原因。它造成了什麼後果？',
      request: '呼叫沒有問題，只是沒有得到回應。為什麼？',
      other: OTHER,
    },
    hints: ['請看伺服器的直線，而不是訊息。', '就是寫著結束代碼的那個標籤。'],
    after: [
      '行程在呼叫途中結束，結束代碼為 3。伺服器應當攔截單一工具的失敗，並用 `isError` 回應；一次出錯的呼叫不應連累其他所有呼叫。',
    ],
  },
  'run-7': {
    title: '伺服器 7 / 8',
    text: ['這一次用戶端先列出了工具，再用 {"name": "Ada"} 呼叫 `greet`。'],
    action: START,
    after: ['工具錯誤。但是，呼叫本身有錯嗎？'],
  },
  'find-7': {
    title: '伺服器 7：哪裡不對？',
    text: ['引數完全按照 Schema 填寫，工具卻仍然拒絕。'],
    task: '選取含有不實內容的那則訊息。',
    wrong: { result: '不實之處在這裡暴露。它最初出現在哪裡？', other: OTHER },
    hints: ['用戶端填寫引數時依據的是什麼？', '就是 `tools/list` 的回應，其中有 `inputSchema`。'],
    after: [
      'Schema 說 `name` 是字串，工具要的卻是物件。模型只認得 Schema，所以永遠無法正確呼叫這個工具。Lifeline 的測試台能找出這樣的工具。',
    ],
  },
  'run-8': {
    title: '伺服器 8 / 8',
    text: ['最後一個寫得很漂亮。'],
    action: START,
    after: ['一個回應竟有這麼多行。'],
  },
  'find-8': {
    title: '伺服器 8：哪裡不對？',
    text: ['整體來看，文字是正確的。'],
    task: '選取一個暴露故障的事件。',
    wrong: { other: OTHER },
    hints: ['這個回應本來應該是幾則訊息？', '任意一個斷裂的箭頭都可以。'],
    after: [
      '帶縮排換行的 JSON。使用 stdio 時，訊息中不得含有換行，因為換行表示訊息結束；於是這個回應成了許多殘缺的片段。',
      '八個故障全部找到。對於你自己的伺服器，「檢查結果」面板會尋找這些以及更多問題。',
    ],
  },
};
