import type { recordings as en } from '../en/recordings.ts';

export const recordings = {
  title: '錄製檔',
  count: (_n, shown, size) => `${shown} 個錄製檔 · 共占 ${size}`,
  filter: '篩選',
  failed: '無法讀取清單。',
  importFile: '匯入…',
  importHint: 'Lifeline 的錄製檔（.ndjson），也可以拖放到這裡',
  importing: (name) => `正在讀取 ${name}`,
  sentOf: (sent, all) => `${sent} / ${all}`,
  refused: (name) => `未匯入 ${name}。`,
  states: { live: '進行中', ended: '已結束', crashed: '中斷', unreadable: '無法讀取' },
  detail: {
    label: '選取的錄製檔',
    open: '開啟',
    shown: '就是你正在看的工作階段。',
    states: {
      live: '正在寫入。',
      ended: '正常結束。',
      crashed: 'Lifeline 中途被終止；到收到的最後一行為止是完整的。',
      unreadable: '此檔案無法作為錄製檔讀取。',
    },
  },
  empty: {
    title: '還沒有錄製檔。',
    reason: '每個工作階段從第一個位元組起就會錄製。別人傳來的錄製檔可以拖放到這裡。',
    connect: '連線到伺服器',
    noMatch: '沒有符合篩選條件的錄製檔。',
    clear: '顯示全部',
  },
} satisfies typeof en;
