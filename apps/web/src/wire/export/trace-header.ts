import { decodeEvent, type Target, TRACE_VERSION, type TraceHeader } from '@lifeline/trace';
import type { SessionInfo } from '@lifeline/wire';
import type { TraceStore } from '../../source/trace-store.ts';
import type { SessionLines } from './session-lines.ts';

/** The header of the recording that a session is made of, from what the page knows of it. */
export async function traceHeader(
  session: SessionInfo,
  store: TraceStore,
  lines: SessionLines,
): Promise<TraceHeader> {
  return {
    type: 'trace',
    version: TRACE_VERSION,
    id: session.id.replace(/^r-/, ''),
    createdAt: session.createdAt,
    recorder: 'mcp-lifeline',
    target: (await targetOf(store, lines)) ?? { kind: 'imported', source: session.commandLine.join(' ') },
    title: session.title,
  };
}

/** What the first connection was opened to. */
async function targetOf({ rows }: TraceStore, lines: SessionLines): Promise<Target | undefined> {
  for (let seq = 0; seq < lines.length; seq += 1) {
    if (rows.kindAt(seq) !== 'opened') continue;
    await lines.reach(seq);
    const decoded = decodeEvent(lines.line(seq));
    return decoded.ok && decoded.event.type === 'opened' ? decoded.event.target : undefined;
  }
  return undefined;
}
