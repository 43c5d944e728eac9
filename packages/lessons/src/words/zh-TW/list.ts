import type { LessonId } from '../../types.ts';
import type { ListedLesson } from '../types.ts';

export const list: Record<LessonId, ListedLesson> = {
  'eight-steps': {
    title: '八個步驟',
    summary: '親手逐則送出一次完整的 MCP 交換，並讀懂每一個回應。',
  },
  'message-kinds': {
    title: '三種訊息',
    summary: '分清請求、回應和通知，認識它們的兩個方向，並各傳送一次。',
  },
  roles: {
    title: '主機（Host）、用戶端、伺服器',
    summary: '看清誰與誰通訊、什麼從不經過線路，以及為什麼第二個伺服器需要第二個用戶端。',
  },
  phases: {
    title: '四個階段與告別',
    summary: '走完一個連線的一生，弄清它究竟如何結束。',
  },
  'who-decides': {
    title: '由誰決定？',
    summary: '分別扮演模型、應用程式和使用者，代替它們使用工具、資源和提示詞。',
  },
  'three-failures': {
    title: '三種失敗',
    summary: '並排對照，分清工具失敗、請求有誤和連線中斷。',
  },
  negotiation: {
    title: '協商',
    summary: '提出一個修訂版，得到另一個，拒絕第三個，再請求從未宣告過的能力。',
  },
  progress: {
    title: '進度與取消',
    summary: '索取進度，並取消一個耗時過長的請求。',
  },
  'server-asks': {
    title: '伺服器提問',
    summary: '在呼叫途中接受伺服器的提問，分別以使用者和模型的身分回答。',
  },
  transports: {
    title: '三種傳輸方式',
    summary: '看同樣的訊息如何經過管道、POST 請求與舊式事件串流傳輸。',
  },
  'two-eras': {
    title: '兩個世代',
    summary: '用 2025-11-25 與 2026-07-28 完成同一件事，看看有哪些變化。',
  },
  'find-the-fault': {
    title: '找出故障',
    summary: '八個伺服器，八個真實伺服器常犯的錯誤。請在線路上逐一找出。',
  },
};
