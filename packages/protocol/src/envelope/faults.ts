import type { MessageKind } from '../vocabulary.ts';
import { FIELD } from './fields.ts';
import type { Outline } from './outline.ts';

/**
 * Rules of the envelope that one message breaks by itself, in the order of their ids. `revision` is the
 * negotiated one, if known: rules that only some revisions have count in those only.
 */
export function messageFaults(outline: Outline, kind: MessageKind, revision: string | undefined): string[] {
  const faults: string[] = [];
  const add = (broken: boolean, rule: string) => {
    if (broken) faults.push(rule);
  };
  add(outline.stringOf(FIELD.jsonrpc) !== '2.0', 'ENV-02');
  add(!hasOneShape(outline, kind, revision), 'ENV-03');
  if (kind === 'request') {
    const idType = outline.typeOf(FIELD.id);
    add(idType !== 'null' && !isRequestId(outline), 'ENV-04');
    add(idType === 'null', 'ENV-05');
  }
  add(outline.has(FIELD.result) && outline.has(FIELD.error), 'ENV-10');
  if (kind === 'response' && outline.has(FIELD.error)) add(!isErrorObject(outline), 'ENV-11');
  if (kind === 'response' && outline.has(FIELD.result)) {
    add(outline.typeOf(FIELD.result) !== 'object', 'ENV-12');
  }
  add(kind === 'request' && outline.stringOf(FIELD.method)?.startsWith('notifications/') === true, 'ENV-13');
  add(outline.has(FIELD.params) && outline.typeOf(FIELD.params) !== 'object', 'ENV-14');
  add(outline.unknownTopLevelKey, 'ENV-18');
  add(outline.unsafeNumber, 'ENV-19');
  add(outline.duplicateKey, 'ENV-20');
  const nullError = outline.has(FIELD.error) && outline.typeOf(FIELD.id) === 'null';
  add(kind === 'response' && nullError, 'ENV-21');
  if (revision === '2026-07-28') faults.push(...modernErrorFaults(outline));
  return faults;
}

/** Whether the members are those of exactly one of request, notification, result, error. */
function hasOneShape(outline: Outline, kind: MessageKind, revision: string | undefined): boolean {
  const method = outline.has(FIELD.method);
  if (kind === 'request' || kind === 'notification') {
    const answer = outline.has(FIELD.result) || outline.has(FIELD.error);
    return outline.typeOf(FIELD.method) === 'string' && !answer;
  }
  if (method || outline.has(FIELD.params)) return false;
  if (outline.has(FIELD.error)) {
    const id = outline.typeOf(FIELD.id);
    if (id === undefined) return revision === undefined || revision >= '2025-11-25';
    return id === 'null' || isRequestId(outline);
  }
  return outline.has(FIELD.result) && isRequestId(outline);
}

function isRequestId(outline: Outline): boolean {
  const type = outline.typeOf(FIELD.id);
  return type === 'string' || (type === 'number' && isInteger(outline.textOf(FIELD.id)));
}

function isErrorObject(outline: Outline): boolean {
  return (
    outline.typeOf(FIELD['error.code']) === 'number' &&
    isInteger(outline.textOf(FIELD['error.code'])) &&
    outline.typeOf(FIELD['error.message']) === 'string'
  );
}

function isInteger(text: string | undefined): boolean {
  return text !== undefined && (/^-?\d+$/.test(text) || Number.isInteger(Number(text)));
}

/** What the modern era says about error codes (2026-07-28, basic, error codes). */
function modernErrorFaults(outline: Outline): string[] {
  const text = outline.textOf(FIELD['error.code']);
  if (text === undefined) return [];
  const code = Number(text);
  if (code === -32002 || code === -32042) return ['ENV-25'];
  if (code <= -32020 && code >= -32099) return code >= -32022 ? [] : ['ENV-23'];
  const own = code >= -32768 && code <= -32000;
  const defined = code === -32700 || (code <= -32600 && code >= -32603);
  return own && !defined ? ['ENV-24'] : [];
}
