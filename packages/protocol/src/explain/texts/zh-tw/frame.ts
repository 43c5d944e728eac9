import type { FrameWords } from '../types.ts';

export const ZH_TW_FRAME: FrameWords = {
  types: {
    string: '字串',
    number: '數字',
    integer: '整數',
    boolean: '布林值',
    id: '字串或整數',
    object: '物件',
  },
  list: (of) => `陣列，每項為${of}`,
  map: (of) => `依名稱排列的物件，每項為${of}`,
  item: '清單中的一項。',
  entry: (name) => `名為「${name}」的一項。`,
  free: (within) => `「${within}」的一部分：MCP 只負責傳遞，不規定它的意義。`,
  vendor: (name) => `MCP 沒有定義成員「${name}」，它來自某個擴充功能或廠商。`,
  extension: '屬於 MCP 的某個擴充功能。',
  unknown: (name, revision) =>
    `修訂版 ${revision} 在這個位置沒有成員「${name}」，其他修訂版也沒有；大多數接收方會忽略它。`,
  notYet: (revision, first) => `修訂版 ${revision} 還沒有它，${first} 才加入。`,
  noMore: (revision, last) => `修訂版 ${revision} 已經沒有它，${last} 是最後一個有它的修訂版。`,
  deprecated: (revision) => `自 ${revision} 起已棄用：仍然可用，以後會取消。`,
  needs: (side, capability) => `${side === 'server' ? '伺服器' : '用戶端'}必須宣告過能力 ${capability}。`,
  sentBy: { client: '由用戶端傳送。', server: '由伺服器傳送。', both: '雙方都可以傳送。' },
};
