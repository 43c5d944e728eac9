import { type Cause, encodeHeader, TRACE_VERSION } from '@lifeline/trace';
import type { SessionModel } from '../session-model.ts';
import { readTrace, reduceTrace } from './read-trace.ts';

/** The model of messages, one a millisecond, on connection 1; the third member of a line is its cause. */
export function modelOf(
  lines: readonly (readonly ['toServer' | 'toClient', object, Cause?])[],
): SessionModel {
  const header = encodeHeader({
    type: 'trace',
    version: TRACE_VERSION,
    id: 's-1',
    createdAt: '2026-01-01T00:00:00.000Z',
    recorder: 'test',
    target: { kind: 'imported', source: 'test' },
  });
  const events = lines.map(([dir, message, cause], seq) => {
    const raw = JSON.stringify({ jsonrpc: '2.0', ...message });
    return JSON.stringify({ seq, atMs: seq, connection: 1, type: 'message', dir, raw, cause });
  });
  return reduceTrace(readTrace(`${[header, ...events].join('\n')}\n`));
}
