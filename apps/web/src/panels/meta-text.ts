import { parseJson, quoteJson, scanMembers } from '@lifeline/json';

/** JSON texts of members by their key, in order. */
export type Members = readonly (readonly [key: string, valueText: string])[];

/** Whether a text can be the `_meta` of a request: a JSON object, whatever it holds. */
export function isMeta(text: string): boolean {
  const parsed = parseJson(text);
  return parsed.ok && parsed.node.type === 'object';
}

/**
 * The text of a `_meta` object with what the page adds to it: its members come first, those left out whose key the
 * person has written; what the person wrote stays as it is. `text` undefined: nothing was written.
 */
export function metaText(text: string | undefined, added: Members): string | undefined {
  const members = text === undefined ? [] : (scanMembers(text) ?? []);
  const keys = new Set(members.map(({ key }) => key));
  const first = members[0];
  const last = members.at(-1);
  const written =
    text === undefined || first === undefined || last === undefined
      ? []
      : [text.slice(first.keyStart, last.valueEnd)];
  const missing = added.filter(([key]) => !keys.has(key)).map(([key, value]) => `${quoteJson(key)}:${value}`);
  if (text === undefined && missing.length === 0) return undefined;
  return `{${[...missing, ...written].join(',')}}`;
}

/** The text of an object with one more member at its end; undefined where it has it already, or is no object. */
export function withMember(text: string, key: string, valueText: string): string | undefined {
  const whole = text.trim() === '' ? '{}' : text;
  const members = isMeta(whole) ? scanMembers(whole) : undefined;
  if (members === undefined || members.some((member) => member.key === key)) return undefined;
  const at = members.at(-1)?.valueEnd ?? whole.indexOf('{') + 1;
  const comma = members.length === 0 ? '' : ', ';
  return `${whole.slice(0, at)}${comma}${quoteJson(key)}: ${valueText}${whole.slice(at)}`;
}

/** A `traceparent` of a trace of its own (W3C Trace Context, version 00), sampled. `random`: 24 bytes. */
export function traceparent(random: Uint8Array): string {
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `00-${hex.slice(0, 32)}-${hex.slice(32, 48)}-01`;
}
