import type { Envelope, MessageKind } from '@lifeline/protocol';
import { Fields, isCount, isRecord } from './fields.ts';
import { ROW_KINDS, type Row } from './row.ts';
import {
  AT,
  MALFORMED_REASONS,
  type MutableRow,
  packFlags,
  TEXT_MEMBERS,
  unpackFlags,
} from './row-layout.ts';

/**
 * A row as a JSON array, for the wire, about half the size of the object: fixed positions,
 * `null` for what is absent, nothing behind the last one that is present.
 */
export function encodeRow(row: Row): unknown[] {
  const { seq, atMs, connection, bytes, offset, length } = row;
  const packed: unknown[] = [
    seq,
    atMs,
    connection,
    ROW_KINDS.indexOf(row.kind),
    packFlags(row),
    bytes,
    offset,
    length,
  ];
  const put = (at: number, value: unknown) => {
    if (value === undefined) return;
    while (packed.length < at) packed.push(null);
    packed.push(value);
  };
  put(AT.id, row.id);
  put(AT.method, row.method);
  put(AT.subject, row.subject);
  put(AT.cause, row.cause);
  put(AT.progressToken, row.progressToken);
  put(AT.faults, row.faults);
  put(AT.errorCode, row.errorCode);
  put(AT.malformed, row.malformed);
  put(AT.event, row.event);
  put(AT.detail, row.detail);
  put(AT.ref, row.ref);
  put(AT.afterMs, row.afterMs);
  put(AT.cursor, row.cursor);
  put(AT.requestId, row.requestId);
  put(AT.batch, row.batch);
  put(AT.issues, row.issues);
  return packed;
}

/** The row that `encodeRow` packed; undefined when anything in it is not as it should be. */
export function decodeRow(packed: readonly unknown[]): Row | undefined {
  const seq = packed[AT.seq];
  const atMs = packed[AT.atMs];
  const connection = packed[AT.connection];
  const kindCode = packed[AT.kind];
  const kind = isCount(kindCode) ? ROW_KINDS[kindCode] : undefined;
  const flags = packed[AT.flags];
  const bytes = packed[AT.bytes];
  const offset = packed[AT.offset];
  const length = packed[AT.length];
  if (!isCount(seq) || !isTime(atMs) || !isCount(connection) || kind === undefined || !isCount(flags))
    return undefined;
  if (!isCount(bytes) || !isCount(offset) || !isCount(length)) return undefined;
  const row: MutableRow = { seq, atMs, connection, kind, bytes, offset, length };
  unpackFlags(flags, row);
  return addOptional(row, packed) ? row : undefined;
}

function addOptional(row: MutableRow, packed: readonly unknown[]): boolean {
  for (const name of TEXT_MEMBERS) {
    const value = packed[AT[name]] ?? undefined;
    if (typeof value === 'string') row[name] = value;
    else if (value !== undefined) return false;
  }
  const cause = packed[AT.cause] ?? undefined;
  if (cause === 'auto' || isCount(cause)) row.cause = cause;
  else if (cause !== undefined) return false;
  return packed.length <= AT.faults || addRare(row, packed);
}

function addRare(row: MutableRow, packed: readonly unknown[]): boolean {
  const faults = packed[AT.faults] ?? undefined;
  if (isStrings(faults)) row.faults = faults;
  else if (faults !== undefined) return false;
  const malformed = packed[AT.malformed] ?? undefined;
  const reason = MALFORMED_REASONS.find((known) => known === malformed);
  if (reason !== undefined) row.malformed = reason;
  else if (malformed !== undefined) return false;
  const ref = packed[AT.ref] ?? undefined;
  if (isCount(ref)) row.ref = ref;
  else if (ref !== undefined) return false;
  const afterMs = packed[AT.afterMs] ?? undefined;
  if (isTime(afterMs)) row.afterMs = afterMs;
  else if (afterMs !== undefined) return false;
  const issues = packed[AT.issues] ?? undefined;
  if (isCount(issues)) row.issues = issues;
  else if (issues !== undefined) return false;
  const batch = packed[AT.batch] ?? undefined;
  if (batch === undefined) return true;
  const members = Array.isArray(batch) ? batch.map(decodeMember) : [undefined];
  if (!members.every((member) => member !== undefined)) return false;
  row.batch = members;
  return true;
}

const MESSAGE_KINDS: readonly [MessageKind, ...MessageKind[]] = [
  'request',
  'notification',
  'response',
  'malformed',
];
const ENVELOPE_TEXTS = [
  'id',
  'method',
  'subject',
  'progressToken',
  'errorCode',
  'cursor',
  'requestId',
] as const;

/** A member of a batch; these are packed as they are. */
function decodeMember(value: unknown): Envelope | undefined {
  if (!isRecord(value)) return undefined;
  const fields = new Fields(value);
  const envelope: { -readonly [K in keyof Envelope]: Envelope[K] } = {
    kind: fields.oneOf('kind', MESSAGE_KINDS),
  };
  for (const name of ENVELOPE_TEXTS) if (fields.has(name)) envelope[name] = fields.string(name);
  if (fields.has('isError')) envelope.isError = fields.boolean('isError');
  if (fields.has('faults')) envelope.faults = fields.strings('faults');
  if (fields.has('malformed')) envelope.malformed = fields.oneOf('malformed', MALFORMED_REASONS);
  return fields.problem === undefined ? envelope : undefined;
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0;
}

function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
