import { decodeEvent, type Target, TRACE_VERSION, type TraceHeader } from '@lifeline/trace';
import type { SessionInfo } from '@lifeline/wire';
import type { TraceStore } from '../../source/trace-store.ts';

/** The header of the recording that a session is made of, from what the page knows of it. */
export function traceHeader(session: SessionInfo, store: TraceStore, lines: readonly string[]): TraceHeader {
  return {
    type: 'trace',
    version: TRACE_VERSION,
    id: session.id.replace(/^r-/, ''),
    createdAt: session.createdAt,
    recorder: 'mcp-lifeline',
    target: targetOf(store, lines) ?? { kind: 'imported', source: session.commandLine.join(' ') },
    title: session.title,
  };
}

/** What the first connection was opened to. */
function targetOf({ rows }: TraceStore, lines: readonly string[]): Target | undefined {
  for (const [seq, line] of lines.entries()) {
    if (rows.kindAt(seq) !== 'opened') continue;
    const decoded = decodeEvent(line);
    return decoded.ok && decoded.event.type === 'opened' ? decoded.event.target : undefined;
  }
  return undefined;
}
