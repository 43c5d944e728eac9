import type { prompts as en } from '../en/prompts.ts';

export const prompts = {
  list: {
    label: '提示詞',
    things: '提示詞',
    count: (n) => `${n} 個提示詞`,
    undeclared: '這個伺服器不提供提示詞。',
    unknown: '還沒有提示詞。',
    unasked: '還沒有列出提示詞。',
    unaskedReason: '請求 prompts/list 用來取得清單。',
    ask: '列出提示詞',
    empty: '伺服器列出的提示詞是空的。',
    failed: '伺服器沒有列出提示詞。',
  },
  decides: '由使用者決定',
  decidesText: '提示詞由使用者選用，例如作為斜線命令。在這裡由你選用。',
  get: '產生',
  getTab: '產生',
  lastArguments: '最近一次請求的引數',
  noGet: '這個錄製檔中沒有對此提示詞的請求。',
} satisfies typeof en;
