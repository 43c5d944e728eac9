import { readTrace, reduceTrace } from '@lifeline/model/testing';
import { encodeHeader, RowTable, TRACE_VERSION } from '@lifeline/trace';

/** A line on the wire: whatever is no text is written as JSON. `atMs` is its position unless given. */
export type Line = readonly [dir: 'toServer' | 'toClient', raw: unknown, atMs?: number];

/** The trace of these lines, all on one connection. */
export function traceOf(lines: readonly Line[]) {
  const header = encodeHeader({
    type: 'trace',
    version: TRACE_VERSION,
    id: 's-1',
    createdAt: '2026-01-01T00:00:00.000Z',
    recorder: 'test',
    target: { kind: 'imported', source: 'test' },
  });
  const events = lines.map(([dir, raw, atMs], seq) =>
    JSON.stringify({
      ...{ seq, atMs: atMs ?? seq, connection: 1, type: 'message', dir },
      raw: typeof raw === 'string' ? raw : JSON.stringify(raw),
    }),
  );
  const { rows: list, texts, problems } = readTrace(`${[header, ...events].join('\n')}\n`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const rows = new RowTable();
  for (const row of list) rows.push(row);
  return { rows, texts, model: reduceTrace({ rows: list, texts }) };
}
