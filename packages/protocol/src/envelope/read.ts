import { JsonScanner, TOKEN } from '@lifeline/json';
import type { Envelope, MalformedReason } from '../envelope-types.ts';
import { methodInfo } from '../methods/index.ts';
import type { MessageKind } from '../vocabulary.ts';
import { bounded } from './bounded.ts';
import { messageFaults } from './faults.ts';
import { FIELD, type Field } from './fields.ts';
import { Outline } from './outline.ts';
import { subjectOf } from './subject.ts';

export interface EnvelopeOptions {
  /** The negotiated revision; only 2025-03-26 has batches. */
  readonly revision?: string | undefined;
  /** The line was not UTF-8 and `raw` is what it decodes to with replacement characters. */
  readonly notUtf8?: boolean;
}

/**
 * What one line says on its outside, whatever it is: `raw` is all between two LF, in either direction. Never
 * throws. Malformed is a line that is not JSON (a blank one included), JSON that is no object (in 2025-03-26:
 * nor an array), and an object without `method`, `id`, `result` and `error`; everything else keeps the kind
 * that it resembles most, its faults beside it.
 */
export function readEnvelope(raw: string, options: EnvelopeOptions = {}): Envelope {
  const marked = raw.startsWith('\uFEFF');
  const text = marked ? raw.slice(1) : raw;
  const envelope = readText(text, options);
  const outer = [...(options.notUtf8 ? ['ENV-17'] : []), ...(marked ? ['STD-01'] : [])];
  return outer.length === 0
    ? envelope
    : { ...envelope, faults: [...(envelope.faults ?? []), ...outer].sort() };
}

function readText(text: string, options: EnvelopeOptions, inBatch = false): Envelope {
  const outline = new Outline(text);
  if (outline.type === undefined) {
    const reason = options.notUtf8 ? 'not-utf8' : text.trim() === '' ? 'blank' : 'not-json';
    return malformed(reason, ['ENV-01']);
  }
  if (outline.type === 'array') {
    const batches = options.revision === '2025-03-26' && !inBatch;
    return batches ? readBatch(text) : malformed('not-object', ['ENV-15']);
  }
  if (outline.type !== 'object') return malformed('not-object', ['ENV-03']);
  const kind = kindOf(outline);
  const faults = messageFaults(outline, kind, options.revision);
  return kind === 'malformed' ? malformed('no-shape', faults) : outside(outline, kind, faults);
}

function malformed(reason: MalformedReason, faults: readonly string[]): Envelope {
  return { kind: 'malformed', malformed: reason, faults };
}

/** The kind that an object resembles most. */
function kindOf(outline: Outline): MessageKind {
  const id = outline.has(FIELD.id);
  const answer = outline.has(FIELD.result) || outline.has(FIELD.error);
  if (outline.has(FIELD.method)) {
    const answered = holdsValue(outline, FIELD.result) || holdsValue(outline, FIELD.error);
    if (answered && !outline.has(FIELD.params)) return 'response';
    return id ? 'request' : 'notification';
  }
  return id || answer ? 'response' : 'malformed';
}

/** Some libraries write every member into every message, null where it does not apply. */
function holdsValue(outline: Outline, field: Field): boolean {
  return outline.has(field) && outline.typeOf(field) !== 'null';
}

type MutableEnvelope = { -readonly [K in keyof Envelope]: Envelope[K] };

function outside(outline: Outline, kind: MessageKind, faults: readonly string[]): Envelope {
  const envelope: MutableEnvelope = { kind };
  const id = outline.textOf(FIELD.id);
  if (id !== undefined) envelope.id = bounded(id);
  if (faults.length > 0) envelope.faults = faults;
  if (kind === 'response') addAnswer(envelope, outline);
  else addQuestion(envelope, outline);
  return envelope;
}

function addQuestion(envelope: MutableEnvelope, outline: Outline): void {
  const method = outline.stringOf(FIELD.method);
  const cursor = outline.stringOf(FIELD['params.cursor']);
  if (cursor !== undefined) envelope.cursor = bounded(cursor);
  if (method === undefined) return;
  envelope.method = methodInfo(method)?.method ?? bounded(method);
  const subject = subjectOf(outline, method);
  if (subject !== undefined) envelope.subject = bounded(subject);
  const tokenField =
    method === 'notifications/progress' ? 'params.progressToken' : 'params._meta.progressToken';
  const token = scalarText(outline, FIELD[tokenField]);
  if (token !== undefined) envelope.progressToken = token;
  const isCancellation = method === 'notifications/cancelled';
  const about = scalarText(
    outline,
    FIELD[isCancellation ? 'params.requestId' : 'params._meta.subscriptionId'],
  );
  if (about !== undefined && envelope.kind === 'notification') envelope.requestId = about;
  if (outline.typeOf(FIELD['params._meta.relatedTask']) === 'object') envelope.isOfTask = true;
}

function addAnswer(envelope: MutableEnvelope, outline: Outline): void {
  const isError = outline.textOf(FIELD['result.isError']);
  if (isError === 'true' || isError === 'false') envelope.isError = isError === 'true';
  const cursor = outline.stringOf(FIELD['result.nextCursor']);
  if (cursor !== undefined) envelope.cursor = bounded(cursor);
  const resultType = outline.stringOf(FIELD['result.resultType']);
  if (resultType !== undefined) envelope.resultType = bounded(resultType);
  else if (outline.typeOf(FIELD['result.task']) === 'object') envelope.resultType = 'task';
  const error = outline.typeOf(FIELD.error);
  if ((error === undefined || error === 'null') && outline.has(FIELD.result)) return;
  envelope.errorCode = scalarText(outline, FIELD['error.code']) ?? '';
}

function scalarText(outline: Outline, field: Field): string | undefined {
  const text = outline.textOf(field);
  return text === undefined ? undefined : bounded(text);
}

/** A batch of 2025-03-26: its outside is that of its first member (lifecycle: initialize is never in one). */
function readBatch(text: string): Envelope {
  const batch = arrayItems(text).map((item) => readText(item, { revision: '2025-03-26' }, true));
  const first = batch[0];
  if (first === undefined) return malformed('no-shape', ['ENV-16']);
  const faults = new Set(batch.flatMap((member) => member.faults ?? []));
  if (batch.some((member) => member.method === 'initialize')) faults.add('ENV-16');
  const { faults: _own, ...outer } = first;
  return { ...outer, batch, ...(faults.size > 0 && { faults: [...faults].sort() }) };
}

/** Texts of the items of a valid JSON array. */
function arrayItems(text: string): string[] {
  const scanner = new JsonScanner(text);
  const items: string[] = [];
  scanner.next();
  for (;;) {
    const token = scanner.next();
    if (token === TOKEN.closeArray || token === TOKEN.fail || token === TOKEN.end) return items;
    const { start } = scanner;
    if (token === TOKEN.openObject || token === TOKEN.openArray) scanner.skipContainer();
    items.push(text.slice(start, scanner.end));
  }
}
