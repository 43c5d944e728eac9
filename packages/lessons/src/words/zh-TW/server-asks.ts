import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  start: {
    title: '當伺服器提問時',
    text: [
      '工具可能需要只有對方才有的東西：使用者的一句話、模型的幫助、正在使用的資料夾。這時伺服器就會提出請求。',
      '它只能請求用戶端在 `initialize` 中宣告過的能力：`elicitation`、`sampling`、`roots`。',
    ],
    action: '連線到練習伺服器',
    after: ['請看交握下方的註解：這個用戶端三種都宣告了。'],
  },
  question: {
    title: '徵詢（Elicitation）：向你提問',
    text: ['工具 `ask` 想知道你是誰。'],
    action: '呼叫工具 ask',
    after: [
      '呼叫還沒有得到回應。伺服器反而發來一個請求 `elicitation/create`，其中有一句話，以及規定回答格式的小 Schema。它正在收件匣中等待。',
    ],
  },
  answer: {
    title: '回答它',
    text: [
      '有三種回答：接受（accept），並給出所需內容；拒絕（decline），即不願告知；取消（cancel），即只是關掉了視窗。三者都是結果，不是錯誤。',
    ],
    task: '開啟左側的收件匣，以任意一種方式回答。',
    wrong: { error: '傳回的是錯誤。請在「工具」面板中再呼叫一次。' },
    hints: ['收件匣在左側的面板中。', '填寫名字並接受，或者拒絕。'],
    after: ['你的回答傳給了伺服器，工具據此完成了工作。伺服器不得用這種方式索取密碼。'],
  },
  thought: {
    title: '取樣（Sampling）：向模型提問',
    text: ['工具 `think` 自己沒有模型，要借用用戶端的模型。'],
    action: '呼叫工具 think',
    after: [
      '`sampling/createMessage`：給出若干訊息和 token 數上限，得到一則訊息。是否讓模型看到它，由主機決定；人應當可以拒絕。',
    ],
  },
  'answer-as-model': {
    title: '你是模型',
    text: ['Lifeline 沒有模型，由你代替。'],
    task: '開啟收件匣，代替模型回答。',
    wrong: { error: '傳回的是錯誤。請在「工具」面板中再呼叫一次。' },
    hints: ['開啟左側的收件匣，寫一句話。', '然後傳送。'],
    after: ['工具收到了你的話，並把它當作模型的回答；`model` 說明是哪個模型給出的。'],
  },
  'whose-answer': {
    title: '誰回應了誰？',
    text: ['這次呼叫共有四則訊息，其中兩則是回應。'],
    task: '選取用戶端發出的那個回應。',
    wrong: {
      question: '這是伺服器的請求。它的回應在後面。',
      call: '這屬於你自己的呼叫：由伺服器回應。',
      other: '不是這一個。請找一個指向伺服器的虛線箭頭。',
    },
    hints: ['虛線，從左指向右。', '緊跟在 `sampling/createMessage` 之後。'],
    after: ['兩個方向上的請求和回應，一層套著一層：直線上的長條顯示了誰在等待誰。'],
  },
  end: {
    title: '在最新的修訂版中呢？',
    text: [
      '從 2026-07-28 起，伺服器不再傳送請求，而是傳回「我需要先得到這個」的結果，再由用戶端帶著回答重新請求。請看第 11 課。',
    ],
    action: '中斷連線',
    after: ['無論哪種方式：伺服器提問，用戶端決定由誰回答，而使用者總是可以拒絕。'],
  },
};
