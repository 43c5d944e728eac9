import type { viewer as en } from '../en/viewer.ts';

export const viewer = {
  empty: {
    title: '此檔案中沒有錄製內容',
    reason: '這是 HTML 匯出所用的空白範本。將工作階段或錄製檔匯出為 HTML，即可取得可供檢視的檔案。',
  },
  damaged: {
    title: '無法解壓縮此檔案中的錄製內容',
    reason: '檔案已遭更動，或內容不完整。請重新取得該檔案，或在 Lifeline 中直接開啟原錄製檔。',
  },
} satisfies typeof en;
