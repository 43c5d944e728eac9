import type { viewer as en } from '../en/viewer.ts';

export const viewer = {
  empty: {
    title: '此文件中没有录制内容',
    reason: '这是 HTML 导出所用的空白模板。将会话或录制文件导出为 HTML，即可得到可供查看的文件。',
  },
  damaged: {
    title: '无法解压此文件中的录制内容',
    reason: '文件已被改动，或内容不完整。请重新获取该文件，或在 Lifeline 中直接打开原录制文件。',
  },
} satisfies typeof en;
