import type { Comparison, SideMessage } from '@lifeline/wire';

export const STATUSES = ['onlyA', 'onlyB', 'differs', 'same'] as const;
export type Status = (typeof STATUSES)[number];

/** One line of a comparison: the same message on both sides, or one that only one side has. */
export interface AlignedRow {
  readonly status: Status;
  readonly a?: SideMessage;
  readonly b?: SideMessage;
  readonly differences: readonly ('outcome' | 'result' | 'time')[];
}

/** All messages in the order of A; what only B has stands where B has it. */
export function alignedRows({ messages }: Comparison): readonly AlignedRow[] {
  const inA: (AlignedRow & { readonly a: SideMessage })[] = [
    ...messages.onlyA.map((a) => ({ status: 'onlyA' as const, a, differences: [] })),
    ...messages.differs.map((pair) => ({ status: 'differs' as const, ...pair })),
    ...messages.same.map((pair) => ({ status: 'same' as const, ...pair })),
  ];
  inA.sort((one, other) => one.a.seq - other.a.seq);
  const rows: AlignedRow[] = [];
  let next = 0;
  const onlyB = (before: number) => {
    for (; next < messages.onlyB.length; next += 1) {
      const b = messages.onlyB[next];
      if (b === undefined || b.seq >= before) return;
      rows.push({ status: 'onlyB', b, differences: [] });
    }
  };
  for (const row of inA) {
    if (row.b !== undefined) onlyB(row.b.seq);
    rows.push(row);
  }
  onlyB(Number.POSITIVE_INFINITY);
  return rows;
}

/** How many messages there are of each status. */
export function countsOf({ messages }: Comparison): Readonly<Record<Status, number>> {
  const { onlyA, onlyB, differs, same } = messages;
  return { onlyA: onlyA.length, onlyB: onlyB.length, differs: differs.length, same: same.length };
}

/** Whether two recordings say the same: messages and definitions. */
export function isSame({ messages, definitions }: Comparison): boolean {
  const { added, removed, changed } = definitions;
  return [messages.onlyA, messages.onlyB, messages.differs, added, removed, changed].every(
    (list) => list.length === 0,
  );
}
