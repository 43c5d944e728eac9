import type { MalformedReason } from '@lifeline/protocol';
import type { Row } from './row.ts';

/** Positions in a packed row; the frequent ones come first, because absent ones at the end are cut off. */
export const AT = {
  seq: 0,
  atMs: 1,
  connection: 2,
  kind: 3,
  flags: 4,
  bytes: 5,
  offset: 6,
  length: 7,
  id: 8,
  method: 9,
  subject: 10,
  cause: 11,
  progressToken: 12,
  faults: 13,
  errorCode: 14,
  malformed: 15,
  event: 16,
  detail: 17,
  ref: 18,
  afterMs: 19,
  cursor: 20,
  requestId: 21,
  batch: 22,
  issues: 23,
} as const;

/** Optional members of a row that are plain strings. */
export const TEXT_MEMBERS = [
  'id',
  'method',
  'subject',
  'progressToken',
  'errorCode',
  'event',
  'detail',
  'cursor',
  'requestId',
] as const;

export const MALFORMED_REASONS = [
  'not-json',
  'blank',
  'not-object',
  'no-shape',
  'not-utf8',
] as const satisfies readonly MalformedReason[];

/** Bits of a packed row's flags. */
export const FLAG = { toServer: 1, toClient: 2, held: 4, whole: 8, isError: 16, isNoError: 32 } as const;

type Flags = Pick<Row, 'dir' | 'held' | 'whole' | 'isError'>;
type MutableFlags = { -readonly [K in keyof Flags]: Flags[K] };
export type MutableRow = { -readonly [K in keyof Row]: Row[K] };

export function packFlags({ dir, held, whole, isError }: Flags): number {
  const direction = dir === 'toServer' ? FLAG.toServer : dir === 'toClient' ? FLAG.toClient : 0;
  const error = isError === undefined ? 0 : isError ? FLAG.isError : FLAG.isNoError;
  return direction | (held ? FLAG.held : 0) | (whole ? FLAG.whole : 0) | error;
}

export function unpackFlags(flags: number, into: MutableFlags): void {
  if (flags & FLAG.toServer) into.dir = 'toServer';
  else if (flags & FLAG.toClient) into.dir = 'toClient';
  if (flags & FLAG.held) into.held = true;
  if (flags & FLAG.whole) into.whole = true;
  if (flags & (FLAG.isError | FLAG.isNoError)) into.isError = (flags & FLAG.isError) !== 0;
}
