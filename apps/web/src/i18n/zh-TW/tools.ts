import type { tools as en } from '../en/tools.ts';

export const tools = {
  list: {
    label: '工具',
    things: '工具',
    count: (n) => `${n} 個工具`,
    undeclared: '這個伺服器不提供工具。',
    unknown: '還沒有工具。',
    unasked: '還沒有列出工具。',
    unaskedReason: '請求 tools/list 用來取得清單。',
    ask: '列出工具',
    empty: '伺服器列出的工具是空的。',
    failed: '伺服器沒有列出工具。',
  },
  decides: '由模型決定',
  decidesText: '呼叫哪個工具、用什麼引數，由模型選擇。在這裡由你代替模型。',
  call: '呼叫',
  serverSays: '伺服器聲稱：',
  hints: {
    readOnlyHint: { true: '唯讀', false: '非唯讀' },
    destructiveHint: { true: '有破壞性', false: '無破壞性' },
    idempotentHint: { true: '冪等', false: '非冪等' },
    openWorldHint: { true: '開放世界', false: '封閉世界' },
  },
  hintText: {
    readOnlyHint: '是否不改變環境。',
    destructiveHint: '是否可能刪除或覆寫。',
    idempotentHint: '用相同引數再次呼叫是否不會有更多改變。',
    openWorldHint: '是否會接觸封閉範圍之外的事物，例如網際網路。',
  },
  definitionText: '主機（Host）交給模型的內容：',
  noDefinition: '主機（Host）無法把這個項目交給模型。',
  lastArguments: '最近一次呼叫的引數',
  noCall: '這個錄製檔中沒有對此工具的呼叫。',
} satisfies typeof en;
