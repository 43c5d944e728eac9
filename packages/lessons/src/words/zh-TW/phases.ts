import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  start: {
    title: '一個連線的一生',
    text: [
      '教學文章通常畫出四個階段：初始化、發現、執行、終止，它們顯示在視窗頂端。你將走完這四個階段，並用三種方式結束三個伺服器。',
    ],
    action: '啟動伺服器',
    after: ['行程正在執行。由於還沒有任何訊息，尚未進入任何階段。'],
  },
  initialization: {
    title: '1 初始化階段',
    text: [
      '在此之前，雙方對彼此一無所知。此時交換修訂版、能力和名稱。這一階段結束之前，用戶端除 `ping` 外不應傳送其他請求。',
    ],
    action: '傳送 initialize',
    after: [
      '請求、回應、`notifications/initialized`：在 2025-11-25 及更早的修訂版中，這一階段總是由這三則訊息組成，而且不會再次出現。',
    ],
  },
  discovery: {
    title: '2 發現階段',
    text: ['現在用戶端可以詢問有些什麼。從第 1 階段它得知伺服器有工具，但還不知道有哪些。'],
    action: '傳送 tools/list',
    after: ['從此用戶端掌握了名稱、說明和 Schema，模型便可以選擇。'],
  },
  operation: {
    title: '3 執行階段',
    text: ['真正的工作：呼叫工具、讀取資源、取得提示詞，其間還會有進度和日誌。'],
    action: '呼叫 add',
    after: ['大多數工作階段中的大多數訊息都屬於這一階段。'],
  },
  'back-again': {
    title: '又回到第 2 階段',
    text: ['階段並非單行道。請詢問有哪些資源，並留意頂端的數字。'],
    action: '傳送 resources/list',
    after: [
      '又是第 2 階段。每一類能力都要發現一次，清單變化後還要再次發現。',
      '這是因為「發現」只是教學上的叫法。規範本身只有三個階段：初始化、執行（operation）、終止。其中的 operation 同時包含這裡的第 2 和第 3 階段。',
    ],
  },
  shutdown: {
    title: '如何結束？',
    text: [
      '許多教學文章以請求 `shutdown`、它的回應和一則 `exit` 訊息收尾。試試看：開啟「撰寫」（按鍵 `c`），選擇「請求」，輸入 `shutdown`。',
    ],
    task: '向伺服器傳送請求 `shutdown`。',
    wrong: {
      notification: '這是通知，所以沒有回應。教學文章裡的 `shutdown` 是請求。',
      another: '這是別的方法。請輸入 `shutdown`。',
    },
    hints: ['「撰寫」在線路的右上角。', '選擇「請求」，方法填 `shutdown`，參數留空，再按 Ctrl 和 Enter。'],
    after: ['−32601，方法不存在。而且伺服器仍在執行。'],
    myth: {
      says: '用戶端先傳送 `shutdown`，再傳送 `exit`，以此結束工作階段。',
      truth:
        'MCP 的任何修訂版都沒有這兩則訊息。它們來自另一個協定：語言伺服器協定（LSP）。在 MCP 中，連線由傳輸層結束。',
    },
  },
  close: {
    title: '4 終止階段：規範的做法',
    text: ['使用 stdio 時，用戶端只需關閉伺服器的標準輸入。伺服器讀到輸入結尾，便會知道，並自行結束。'],
    action: '中斷連線',
    after: ['⏏ stdin 已關閉，接著是 ■ 結束代碼 0。第 4 階段沒有任何訊息，你看到的都是行程事件。'],
  },
  tutorial: {
    title: '照教學文章寫的伺服器',
    text: ['再試一個照這類教學文章寫成的伺服器。它認識 `shutdown` 和 `exit`。'],
    action: '啟動這個伺服器',
    after: ['目前看來與別的伺服器沒有兩樣。'],
  },
  'tutorial-shutdown': {
    title: 'shutdown 得到了回應……',
    text: ['向它傳送同樣的請求。'],
    action: '傳送 shutdown',
    after: [
      '它傳回 `{}`。伺服器可以認識規範之外的方法，這並不違規。但用戶端不能指望它，遵循規範的主機也不會傳送這個請求。',
    ],
  },
  'tutorial-exit': {
    title: '……exit 讓它結束',
    text: ['接下來教學文章會傳送通知 `exit`。'],
    action: '傳送 exit',
    after: [
      '行程自行結束，結束代碼為 0。Lifeline 顯示的是「已結束」，而不是「已中斷連線」：在用戶端看來，這與伺服器意外結束毫無區別。',
    ],
  },
  stubborn: {
    title: '不肯結束的伺服器',
    text: ['如果伺服器沒有發現輸入已關閉，會怎樣？這一個故意不理會。'],
    action: '啟動這個伺服器',
    after: ['已連線。下一步請留意時間：大約需要四秒。'],
  },
  force: {
    title: 'stdin、SIGTERM、SIGKILL',
    text: [
      '用戶端關閉 stdin，然後等待。如果沒有動靜，就請作業系統結束該行程（SIGTERM），再次等待。此後便不再商量（SIGKILL）。',
    ],
    action: '中斷連線',
    after: ['每一步都是伺服器那條直線上的一個事件。好的伺服器在第一步就會結束，不會走到第二步。'],
  },
  'which-ended-it': {
    title: '是哪一個起了作用？',
    text: ['嘗試了三次，成功了一次。'],
    task: '選取讓這個伺服器結束的那個事件。',
    wrong: {
      stdin: '這是第一次嘗試，也是最客氣的一次。此後伺服器又執行了兩秒。',
      term: '這是第二次嘗試。伺服器在 stderr 上寫了「Not now.」，沒有結束。',
      exit: '這是結束本身。原因就在它前面。',
      other: '不是這一個。請看伺服器那條直線上靠近結尾的那些標籤。',
    },
    hints: ['它是任何程式都無法攔截的訊號。', '標籤上寫著 SIGKILL。'],
    after: ['SIGKILL 不給程式任何儲存的時間。持有檔案或連線的伺服器，應當在輸入結束時自行結束。'],
  },
  http: {
    title: '使用 HTTP 時呢？',
    text: [
      '使用 HTTP 的伺服器不是由用戶端啟動的，用戶端也就無法結束它的行程，只能結束工作階段：如果伺服器給出了 `Mcp-Session-Id`，用戶端就帶著它傳送 HTTP `DELETE`。伺服器可以用 405 拒絕，那麼該工作階段只能等待過期。',
      '伺服器同樣可以結束工作階段。此後它傳回 404，用戶端要從 `initialize` 重新開始。',
      '兩種情形都沒有訊息。第 10 課會在線路上展示這樣的結束；以 URL 連線到你自己的伺服器再中斷連線，也能看到它。',
    ],
  },
};
