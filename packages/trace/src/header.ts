import { checkJson } from '@lifeline/json';
import { HTTP_TRANSPORTS, type Target, TRACE_VERSION, type TraceHeader, type TraceNotes } from './event.ts';
import { Fields, isCount, isRecord } from './fields.ts';

export type DecodedHeader =
  | { readonly ok: true; readonly header: TraceHeader }
  | {
      readonly ok: false;
      /** `trace-too-new`: written by a later version; nothing further can be read. */
      readonly code: 'not-a-trace' | 'trace-too-new';
      /** One English sentence. */
      readonly reason: string;
      readonly version?: number;
    };

/** The first line of a recording, without LF. */
export function encodeHeader(header: TraceHeader): string {
  const { type, version, id, createdAt, recorder, target, title, annotations } = header;
  return JSON.stringify({ type, version, id, createdAt, recorder, target, title, annotations });
}

/** Reads the first line of a recording; never throws. */
export function decodeHeader(line: string): DecodedHeader {
  if (line.trim() === '') return notATrace('it is empty, or its first line is.');
  const error = checkJson(line);
  if (error !== undefined)
    return notATrace(`its first line is not JSON (column ${error.column}). ${error.reason}`);
  const value: unknown = JSON.parse(line);
  if (!isRecord(value) || value.type !== 'trace') return notATrace('its first line is no trace header.');
  const fields = new Fields(value);
  const version = fields.integer('version');
  if (version > TRACE_VERSION) {
    const reason = `This recording has format version ${version}; this Lifeline reads up to version ${TRACE_VERSION}. A newer Lifeline can open it.`;
    return { ok: false, code: 'trace-too-new', reason, version };
  }
  const header: TraceHeader = {
    type: 'trace',
    version,
    id: fields.string('id'),
    createdAt: fields.string('createdAt'),
    recorder: fields.string('recorder'),
    target: decodeTarget(fields),
    ...(fields.has('title') && { title: fields.string('title') }),
    ...(fields.has('annotations') && { annotations: decodeNotes(fields) }),
  };
  return fields.problem === undefined ? { ok: true, header } : notATrace(`${fields.problem}.`);
}

/** The same for a first line that may have no text; `problem`: why, one sentence. */
export function decodeFirstLine(
  content: { readonly text: string } | { readonly problem: string },
): DecodedHeader {
  if ('text' in content) return decodeHeader(content.text);
  return { ok: false, code: 'not-a-trace', reason: `This is no Lifeline recording. ${content.problem}` };
}

function notATrace(why: string): DecodedHeader {
  return { ok: false, code: 'not-a-trace', reason: `This is no Lifeline recording; ${why}` };
}

function decodeNotes(fields: Fields): TraceNotes {
  const members = fields.object('annotations');
  const notes = members.get('notes');
  const decoded: TraceNotes = {
    ...(members.has('note') && { note: members.string('note') }),
    notes: isNotes(notes) ? notes : members.fault('notes', 'a list of {seq, text}', []),
  };
  fields.problem ??= members.problem;
  return decoded;
}

function isNotes(value: unknown): value is TraceNotes['notes'] {
  return (
    Array.isArray(value) &&
    value.every((entry: unknown) => isRecord(entry) && isCount(entry.seq) && typeof entry.text === 'string')
  );
}

/** The member `target` of a header or an `opened` event; a fault in it is noted in `fields`. */
export function decodeTarget(fields: Fields): Target {
  const target = fields.object('target');
  const kind = target.oneOf('kind', ['stdio', 'http', 'imported']);
  const decoded = targetOf(kind, target);
  fields.problem ??= target.problem;
  return decoded;
}

function targetOf(kind: Target['kind'], target: Fields): Target {
  switch (kind) {
    case 'imported':
      return { kind, source: target.string('source') };
    case 'http':
      return {
        kind,
        url: target.string('url'),
        transport: target.oneOf('transport', HTTP_TRANSPORTS),
        headerNames: target.strings('headerNames'),
      };
    case 'stdio':
      return {
        kind,
        command: target.string('command'),
        args: target.strings('args'),
        cwd: target.string('cwd'),
        envNames: target.strings('envNames'),
      };
  }
}
