import type { Direction, Envelope } from '@lifeline/protocol';
import type { ActionName, Cause, ClosedReason, GapReason } from './event.ts';

/** In the order of their codes in packed rows: append only. */
export const ROW_KINDS = [
  'request',
  'notification',
  'response',
  'malformed',
  'stderr',
  'process',
  'http',
  'action',
  'note',
  'gap',
  'timeout',
  'opened',
  'closed',
  /** The release of a held message: settles its `ref`, is no row of its own in any view. */
  'released',
] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/**
 * The envelope of one event, made once by the recorder. The page keeps the Rows of all events, bodies only on
 * demand. Message rows carry the fields of `Envelope`. An http event that belongs to authorization has its step as
 * `method` and the host as `subject`.
 */
export interface Row extends Omit<Envelope, 'kind' | 'resultType' | 'isOfTask'> {
  readonly seq: number;
  readonly atMs: number;
  readonly connection: number;
  readonly kind: RowKind;
  readonly dir?: Direction;
  readonly held?: true;
  /** The model needs this body (what opens a connection, list results, results that ask for input, what is said of tasks): it always travels with its row. */
  readonly whole?: true;
  readonly cause?: Cause;
  /** Bytes of the line (messages, stderr) as it crossed the pipe, without its LF; 0 for other events. */
  readonly bytes: number;
  /** Byte offset of the event's line in the recording, and that line's length without LF. */
  readonly offset: number;
  readonly length: number;
  /** process/http event name, release `how`, action name, closed or gap reason, what a note is about. */
  readonly event?: string | ActionName | ClosedReason | GapReason;
  /** Exit code or signal, pid, errno, note's words, rule of an automatic answer: what the row shows without its body. */
  readonly detail?: string;
  /** seq that a timeout, release, restart or HTTP event points to. */
  readonly ref?: number;
  /** Timeout in milliseconds. */
  readonly afterMs?: number;
  /** Issues of the form with which an action's request was sent all the same. */
  readonly issues?: number;
}
