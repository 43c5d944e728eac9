import type { Row } from '@lifeline/trace';
import type { ConnectionState } from './types.ts';

/** What became of each connection, from its process and lifecycle events. */
export class ConnectionTracker {
  readonly states: ConnectionState[] = [];

  /** Notes the event; connections that the recording begins in the middle of are opened by their first event. */
  note(row: Row): void {
    const position = this.states.findLastIndex((state) => state.connection === row.connection);
    const state = this.states[position];
    if (state === undefined) {
      this.states.push({
        connection: row.connection,
        openedSeq: row.seq,
        openedAtMs: row.atMs,
        ...changes(row),
      });
    } else {
      this.states[position] = { ...state, ...changes(row) };
    }
  }
}

function changes(row: Row): Partial<ConnectionState> {
  if (row.kind === 'opened') return { openedSeq: row.seq, openedAtMs: row.atMs };
  if (row.kind === 'closed') return { closed: { seq: row.seq, reason: row.event ?? '' } };
  if (row.kind === 'http') {
    // with a step of authorization, the subject is the host
    return row.subject === undefined || row.method !== undefined ? {} : { protocolSession: row.subject };
  }
  if (row.kind !== 'process') return {};
  switch (row.event) {
    case 'spawned':
      return row.detail === undefined ? {} : { pid: Number(row.detail) };
    case 'spawn-failed':
      return { spawnFailedSeq: row.seq };
    case 'exited':
      return { exit: exitOf(row) };
    default:
      return {};
  }
}

/** A row's detail is the exit code, or the name of the signal that ended the process. */
function exitOf(row: Row): { seq: number; code: string | null; signal: string | null } {
  const detail = row.detail ?? '';
  const isCode = /^-?\d+$/.test(detail);
  return { seq: row.seq, code: isCode ? detail : null, signal: isCode || detail === '' ? null : detail };
}
