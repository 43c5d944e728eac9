import { isBase64 } from './base64.ts';
import {
  ACTION_NAMES,
  AUTHORIZATION_STEPS,
  type Cause,
  CLOSED_REASONS,
  GAP_REASONS,
  HTTP_EVENTS,
  type HttpHeader,
  type LineText,
  type MessageEvent,
  NOTE_ABOUTS,
  RELEASE_HOWS,
  type TraceEvent,
} from './event.ts';
import { Fields, isCount, isRecord } from './fields.ts';
import { decodeTarget } from './header.ts';
import { decodeProcess } from './process.ts';

export interface UndecodedEvent {
  readonly ok: false;
  readonly code: 'not-json' | 'not-an-event' | 'unknown-type' | 'bad-member';
  /** One English sentence. */
  readonly reason: string;
}
export type DecodedEvent = { readonly ok: true; readonly event: TraceEvent } | UndecodedEvent;

const DIRECTIONS = ['toServer', 'toClient'] as const;

/**
 * Reads one event line (without LF); never throws. Members that this version does not know are ignored; a line
 * of an unknown type is reported, so that the reader can go on behind it.
 */
export function decodeEvent(line: string): DecodedEvent {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    // The parser's message differs between engines; the position is what a reader adds.
    return { ok: false, code: 'not-json', reason: 'This line of the recording is not complete JSON.' };
  }
  if (!isRecord(value) || typeof value.type !== 'string') {
    return { ok: false, code: 'not-an-event', reason: 'This line of the recording is no event.' };
  }
  const message = decodeMessage(value);
  if (message !== undefined) return { ok: true, event: message };
  const fields = new Fields(value);
  const event = decodeBody(fields, value.type);
  if (event === undefined) {
    const reason = `This version does not know events of type ${JSON.stringify(value.type)}.`;
    return { ok: false, code: 'unknown-type', reason };
  }
  if (fields.problem === undefined) return { ok: true, event };
  const reason = `This ${value.type} event cannot be read: ${fields.problem}.`;
  return { ok: false, code: 'bad-member', reason };
}

/** The usual event, without the cost of reading member by member; undefined for all that is not quite that. */
function decodeMessage(value: Readonly<Record<string, unknown>>): MessageEvent | undefined {
  const { seq, atMs, connection, type, dir, cause, raw } = value;
  if (type !== 'message' || typeof raw !== 'string' || value.raw64 !== undefined) return undefined;
  if (dir !== 'toServer' && dir !== 'toClient') return undefined;
  if (!isCount(seq) || !isCount(connection) || typeof atMs !== 'number' || atMs < 0) return undefined;
  if (cause === undefined) return { seq, atMs, connection, type, dir, raw };
  return cause === 'auto' || isCount(cause) ? { seq, atMs, connection, type, dir, cause, raw } : undefined;
}

function decodeBody(fields: Fields, type: string): TraceEvent | undefined {
  const base = {
    seq: fields.integer('seq'),
    atMs: fields.number('atMs'),
    connection: fields.integer('connection'),
  };
  switch (type) {
    case 'message':
      return { ...base, type, dir: fields.oneOf('dir', DIRECTIONS), ...cause(fields), ...line(fields) };
    case 'stderr':
      return { ...base, type, ...(fields.has('open') && { open: fields.boolean('open') }), ...line(fields) };
    case 'held': {
      const content = fields.has('ref') ? { ref: fields.integer('ref') } : line(fields);
      return { ...base, type, dir: fields.oneOf('dir', DIRECTIONS), ...cause(fields), ...content };
    }
    case 'released': {
      const raw = fields.has('raw') && { raw: fields.string('raw') };
      return { ...base, type, ref: fields.integer('ref'), how: fields.oneOf('how', RELEASE_HOWS), ...raw };
    }
    case 'timeout':
      return { ...base, type, requestSeq: fields.integer('requestSeq'), afterMs: fields.number('afterMs') };
    case 'process':
      return decodeProcess(base, fields);
    case 'http':
      return {
        ...base,
        type,
        event: fields.oneOf('event', HTTP_EVENTS),
        ...(fields.has('ref') && { ref: fields.integer('ref') }),
        data: httpData(fields),
        ...(fields.has('headers') && { headers: httpHeaders(fields) }),
        ...(fields.has('step') && { step: fields.oneOf('step', AUTHORIZATION_STEPS) }),
        ...(fields.has('masked') && { masked: fields.integer('masked') }),
        ...(fields.has('body') && { body: fields.string('body') }),
      };
    case 'action':
      return {
        ...base,
        type,
        action: fields.oneOf('action', ACTION_NAMES),
        ...(fields.has('method') && { method: fields.string('method') }),
        ...(fields.has('subject') && { subject: fields.string('subject') }),
        ...(fields.has('issues') && { issues: fields.integer('issues') }),
        ...(fields.has('rule') && { rule: fields.integer('rule') }),
        ...(fields.has('tab') && { tab: fields.string('tab') }),
      };
    case 'note':
      return {
        ...base,
        type,
        ...(fields.has('about') && { about: fields.oneOf('about', NOTE_ABOUTS) }),
        text: fields.string('text'),
      };
    case 'gap':
      return {
        ...base,
        type,
        reason: fields.oneOf('reason', GAP_REASONS),
        ...(fields.has('bytes') && { bytes: fields.integer('bytes') }),
        ...(fields.has('events') && { events: fields.integer('events') }),
        ...(fields.has('message') && { message: fields.string('message') }),
      };
    case 'opened':
      return { ...base, type, target: decodeTarget(fields) };
    case 'closed':
      return { ...base, type, reason: fields.oneOf('reason', CLOSED_REASONS) };
    default:
      return undefined;
  }
}

function cause(fields: Fields): { readonly cause?: Cause } {
  if (!fields.has('cause')) return {};
  return { cause: fields.get('cause') === 'auto' ? 'auto' : fields.integer('cause') };
}

function line(fields: Fields): LineText {
  if (!fields.has('raw64')) return { raw: fields.string('raw') };
  const raw64 = fields.string('raw64');
  return { raw64: isBase64(raw64) ? raw64 : fields.fault('raw64', 'base64', '') };
}

function httpHeaders(fields: Fields): readonly HttpHeader[] {
  const value = fields.get('headers');
  const isHeaders = Array.isArray(value) && value.every(isHeader);
  return isHeaders ? value : fields.fault('headers', 'a list of {name, value}', []);
}

function isHeader(entry: unknown): entry is HttpHeader {
  return isRecord(entry) && typeof entry.name === 'string' && typeof entry.value === 'string';
}

function httpData(fields: Fields): Readonly<Record<string, string | number>> {
  const value = fields.get('data');
  const data: [string, string | number][] = [];
  if (!isRecord(value)) return fields.fault('data', 'an object', {});
  for (const [name, entry] of Object.entries(value)) {
    if (typeof entry !== 'string' && typeof entry !== 'number') {
      return fields.fault('data', 'an object of strings and numbers', {});
    }
    data.push([name, entry]);
  }
  return Object.fromEntries(data); // keeps a member "__proto__", which an assignment would lose
}
