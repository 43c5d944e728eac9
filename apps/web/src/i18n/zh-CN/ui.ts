import type { ui as en } from '../en/ui.ts';

export const ui = {
  close: '关闭',
  copied: '已复制',
  copyFailed: (reason) => `未能复制：${reason}`,
  loading: '正在加载…',
  more: '更多',
  json: {
    members: (n) => `${n} 个成员`,
    items: (n) => `${n} 项`,
    duplicate: '此键出现多次，JSON 解析器只保留最后一个。',
    copyValue: '复制值',
  },
} satisfies typeof en;
