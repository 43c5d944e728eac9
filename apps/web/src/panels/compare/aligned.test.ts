import type { Comparison, SideMessage } from '@lifeline/wire';
import { expect, it } from 'vitest';
import { alignedRows, countsOf, isSame } from './aligned.ts';

const at = (seq: number): SideMessage => ({ seq, kind: 'request', dir: 'toServer', method: 'm' });

const comparison = (messages: Partial<Comparison['messages']>): Comparison => ({
  a: { events: 1 },
  b: { events: 1 },
  messages: { onlyA: [], onlyB: [], differs: [], same: [], ...messages },
  definitions: { added: [], removed: [], changed: [] },
});

it('puts what only B has where B has it', () => {
  const both = comparison({
    onlyA: [at(4)],
    onlyB: [at(1), at(5), at(9)],
    differs: [{ a: at(6), b: at(6), differences: ['result'] }],
    same: [{ a: at(2), b: at(3), differences: [] }],
  });
  const rows = alignedRows(both);
  expect(rows.map(({ a, b }) => [a?.seq, b?.seq])).toEqual([
    [undefined, 1],
    [2, 3],
    [4, undefined],
    [undefined, 5],
    [6, 6],
    [undefined, 9],
  ]);
  expect(rows.map(({ status }) => status)).toEqual(['onlyB', 'same', 'onlyA', 'onlyB', 'differs', 'onlyB']);
  expect(countsOf(both)).toEqual({ onlyA: 1, onlyB: 3, differs: 1, same: 1 });
  expect(isSame(both)).toBe(false);
});

it('knows two that say the same', () => {
  const same = comparison({ same: [{ a: at(2), b: at(3), differences: [] }] });
  expect(isSame(same)).toBe(true);
  const tool = { kind: 'tool', key: 'echo' } as const;
  expect(isSame({ ...same, definitions: { added: [tool], removed: [], changed: [] } })).toBe(false);
});
