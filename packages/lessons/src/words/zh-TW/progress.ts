import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  start: {
    title: '耗時的呼叫',
    text: [
      '有些呼叫要花幾秒甚至幾分鐘。有兩樣東西能幫上忙：進度讓人知道事情正在進行，取消則用於不再需要結果的時候。',
    ],
    action: '連線到練習伺服器',
    after: ['它的工具 `countdown` 可以按你想要的速度倒數。'],
  },
  silence: {
    title: '一片沉默',
    text: ['讓它從 3 開始倒數。'],
    action: '呼叫 countdown',
    after: ['一秒多毫無動靜，然後才有結果。伺服器明明有進度可報，為什麼沒有說？'],
    myth: {
      says: '呼叫期間伺服器會傳送進度，最後傳送回應。',
      truth:
        '只有用戶端要求時才會如此：在請求的 `_meta` 中給出 `progressToken`。沒有權杖就沒有進度，正如你剛才所見。',
    },
  },
  token: {
    title: '索取進度',
    text: ['同樣的呼叫，這次在 `_meta` 中帶上權杖。權杖由用戶端選定，不得與其他進行中的請求重複。'],
    action: '帶權杖呼叫 countdown',
    after: [
      '結果之前來了三則 `notifications/progress`。每一則都重複這個權杖，用戶端據此得知它屬於哪個請求；`progress` 說明進行到哪裡，還可以附上 `total` 和 `message`。',
    ],
  },
  last: {
    title: '讀懂數字',
    text: ['`progress` 必須逐則增大。請在循序圖下方的窗格中查看。'],
    task: '選取倒數達到總數的那則通知。',
    wrong: { earlier: '還沒有：這裡的 `progress` 仍小於 `total`。', other: '這不是進度通知。' },
    hints: ['它的 `progress` 等於 `total`。', '三則中的最後一則，就在結果之前。'],
    after: ['回應之後，不得再為這個權杖傳送進度。'],
  },
  long: {
    title: '實在太久',
    text: ['這次從 120 開始，每秒兩個數，要花一分鐘。'],
    action: '開始漫長的倒數',
    after: ['它正在進行。你不想一直等下去。'],
  },
  cancel: {
    title: '取消它',
    text: [
      '用戶端用 `notifications/cancelled` 告知伺服器，其中 `requestId` 指明是哪個請求。可以選取該請求，在下方窗格中取消，也可以在「撰寫」（按鍵 `c`）中寫這則通知。',
    ],
    task: '取消正在進行的倒數。',
    wrong: {
      notification: '這則通知沒有指明正在進行的請求。`requestId` 必須是它的 id，而且是數字。',
      request: '這是一個新的請求。取消要用通知。',
    },
    hints: [
      '正在進行的請求帶有計時，它的 id 在箭頭上的小標籤裡。',
      '在「撰寫」中選擇「通知」，方法填 `notifications/cancelled`，參數填 `{"requestId":4}`，其中的數字換成該請求的 id。',
    ],
    after: ['⊘ 已取消。伺服器放棄了工作，進度也隨之停止。'],
  },
  unanswered: {
    title: '有意不回應',
    text: ['被取消的請求不會得到回應。只有這種請求可以沒有回應。'],
    task: '選取被取消的那個請求。',
    wrong: { answered: '這一個有回應。', other: '不是這一個。請找末端帶有 ⊘ 的長條。' },
    hints: ['countdown 一共呼叫了三次，哪一次沒有虛線箭頭？', '就是最後一次。'],
    after: ['取消可能來得太晚：回應也許已在途中，此時用戶端忽略它即可。唯有 `initialize` 絕不能取消。'],
  },
  end: {
    title: '兩種通知',
    text: [
      '`notifications/progress` 由執行請求的一方傳送，`notifications/cancelled` 由發出請求的一方傳送。在 2025-11-25 及更早的修訂版中，二者都可以沿任一方向傳送。',
    ],
    action: '中斷連線',
    after: ['撰寫伺服器時請記住：留意權杖，被要求停止時就停止。'],
  },
};
