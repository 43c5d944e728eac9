import { type JsonNode, member, parseJson } from '@lifeline/json';

/** How much of a body is looked at, in bytes, and how many characters of what it says are told. */
const LOOKED_AT = 64 * 1024;
const MOST_CHARS = 200;
/** Where programs write what went wrong, from the best place to the worst. */
const PLACES: readonly (readonly string[])[] = [
  ['error', 'message'],
  ['error_description'],
  ['message'],
  ['detail'],
  ['title'],
  ['error'],
];
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/**
 * What a body that is no answer says in words, on one line: the title of a page, the message in JSON, a short text;
 * undefined where it says nothing in words.
 */
export function bodyWords(body: Buffer, type: string): string | undefined {
  const text = body.subarray(0, LOOKED_AT).toString('utf8');
  const words =
    /html/.test(type) || /^\s*<(!doctype html|html)/i.test(text)
      ? title(text)
      : jsonOrPlain(text, body, type);
  const line = words?.replace(/[\p{C}\s]+/gu, ' ').trim();
  if (line === undefined || line === '') return undefined;
  return line.length > MOST_CHARS ? `${line.slice(0, MOST_CHARS).toWellFormed()}…` : line;
}

function title(html: string): string | undefined {
  const words = /<title[^>]*>([^<]*)/i.exec(html)?.[1] ?? /<h1[^>]*>([^<]*)/i.exec(html)?.[1];
  return words?.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

function jsonOrPlain(text: string, body: Buffer, type: string): string | undefined {
  const parsed = body.length > LOOKED_AT ? undefined : parseJson(text);
  if (parsed?.ok !== true) return /^text\/plain$|^$/.test(type) ? text : undefined;
  for (const place of PLACES) {
    const found = place.reduce<JsonNode | undefined>((node, key) => node && member(node, key), parsed.node);
    if (found?.type === 'string') return found.value;
  }
  return parsed.node.type === 'string' ? parsed.node.value : undefined;
}
