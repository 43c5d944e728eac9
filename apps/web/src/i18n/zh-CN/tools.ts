import type { tools as en } from '../en/tools.ts';

export const tools = {
  list: {
    label: '工具',
    things: '工具',
    count: (n) => `${n} 个工具`,
    undeclared: '这个服务器不提供工具。',
    unknown: '还没有工具。',
    unasked: '还没有列出工具。',
    unaskedReason: '请求 tools/list 用来取得列表。',
    ask: '列出工具',
    empty: '服务器列出的工具为空。',
    failed: '服务器没有列出工具。',
  },
  decides: '由模型决定',
  decidesText: '调用哪个工具、用什么参数，由模型选择。在这里由你代替模型。',
  call: '调用',
  serverSays: '服务器声称：',
  hints: {
    readOnlyHint: { true: '只读', false: '非只读' },
    destructiveHint: { true: '有破坏性', false: '无破坏性' },
    idempotentHint: { true: '幂等', false: '非幂等' },
    openWorldHint: { true: '开放世界', false: '封闭世界' },
  },
  hintText: {
    readOnlyHint: '是否不改变环境。',
    destructiveHint: '是否可能删除或覆盖。',
    idempotentHint: '用相同参数再次调用是否不会有更多改变。',
    openWorldHint: '是否会接触封闭范围之外的事物，例如互联网。',
  },
  definitionText: '宿主（Host）交给模型的内容：',
  noDefinition: '宿主（Host）无法把这个条目交给模型。',
  lastArguments: '最近一次调用的参数',
  noCall: '这个录制文件中没有对此工具的调用。',
} satisfies typeof en;
