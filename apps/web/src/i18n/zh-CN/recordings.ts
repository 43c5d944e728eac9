import type { recordings as en } from '../en/recordings.ts';

export const recordings = {
  title: '录制文件',
  count: (_n, shown, size) => `${shown} 个录制文件 · 共占 ${size}`,
  filter: '筛选',
  failed: '无法读取列表。',
  importFile: '导入…',
  importHint: 'Lifeline 的录制文件（.ndjson），也可以拖放到这里',
  importing: (name) => `正在读取 ${name}`,
  sentOf: (sent, all) => `${sent} / ${all}`,
  refused: (name) => `未导入 ${name}。`,
  states: { live: '进行中', ended: '已结束', crashed: '中断', unreadable: '无法读取' },
  detail: {
    label: '选中的录制文件',
    open: '打开',
    shown: '就是你正在看的会话。',
    states: {
      live: '正在写入。',
      ended: '正常结束。',
      crashed: 'Lifeline 中途被终止；到收到的最后一行为止是完整的。',
      unreadable: '此文件无法作为录制文件读取。',
    },
  },
  empty: {
    title: '还没有录制文件。',
    reason: '每个会话从第一个字节起就会录制。别人发来的录制文件可以拖放到这里。',
    connect: '连接服务器',
    noMatch: '没有符合筛选条件的录制文件。',
    clear: '显示全部',
  },
} satisfies typeof en;
