import type { FrameWords } from '../types.ts';

export const ZH_CN_FRAME: FrameWords = {
  types: {
    string: '字符串',
    number: '数字',
    integer: '整数',
    boolean: '布尔值',
    id: '字符串或整数',
    object: '对象',
  },
  list: (of) => `数组，每项为${of}`,
  map: (of) => `按名称排列的对象，每项为${of}`,
  item: '列表中的一项。',
  entry: (name) => `名为“${name}”的一项。`,
  free: (within) => `“${within}”的一部分：MCP 只负责传递，不规定它的含义。`,
  vendor: (name) => `MCP 没有定义成员“${name}”，它来自某个扩展或厂商。`,
  extension: '属于 MCP 的某个扩展。',
  unknown: (name, revision) =>
    `修订版 ${revision} 在这个位置没有成员“${name}”，其他修订版也没有；大多数接收方会忽略它。`,
  notYet: (revision, first) => `修订版 ${revision} 还没有它，${first} 才加入。`,
  noMore: (revision, last) => `修订版 ${revision} 已经没有它，${last} 是最后一个有它的修订版。`,
  deprecated: (revision) => `自 ${revision} 起已弃用：仍然可用，以后会取消。`,
  needs: (side, capability) => `${side === 'server' ? '服务器' : '客户端'}必须声明过能力 ${capability}。`,
  sentBy: { client: '由客户端发送。', server: '由服务器发送。', both: '双方都可以发送。' },
};
