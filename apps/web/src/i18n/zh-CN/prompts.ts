import type { prompts as en } from '../en/prompts.ts';

export const prompts = {
  list: {
    label: '提示词',
    things: '提示词',
    count: (n) => `${n} 个提示词`,
    undeclared: '这个服务器不提供提示词。',
    unknown: '还没有提示词。',
    unasked: '还没有列出提示词。',
    unaskedReason: '请求 prompts/list 用来取得列表。',
    ask: '列出提示词',
    empty: '服务器列出的提示词为空。',
    failed: '服务器没有列出提示词。',
  },
  decides: '由用户决定',
  decidesText: '提示词由用户选用，例如作为斜杠命令。在这里由你选用。',
  get: '生成',
  getTab: '生成',
  lastArguments: '最近一次请求的参数',
  noGet: '这个录制文件中没有对此提示词的请求。',
} satisfies typeof en;
