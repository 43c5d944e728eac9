import type { ui as en } from '../en/ui.ts';

export const ui = {
  close: '關閉',
  copied: '已複製',
  copyFailed: (reason) => `未能複製：${reason}`,
  loading: '載入中…',
  more: '更多',
  json: {
    members: (n) => `${n} 個成員`,
    items: (n) => `${n} 項`,
    duplicate: '此鍵出現多次，JSON 剖析器只保留最後一個。',
    copyValue: '複製值',
  },
} satisfies typeof en;
