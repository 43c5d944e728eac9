import { JsonScanner, TOKEN } from '@lifeline/json';
import type { Finding } from './finding.ts';
import { isDigitSecret, secretKind, secretKindOf } from './names.ts';
import { findShapes } from './shapes.ts';

/** JSON inside strings of JSON is followed this far. */
const MAX_NESTED = 4;
/** Texts without any of these hold no secret that could be found; most messages end here. */
const MAYBE =
  /pass|pwd|secret|token|key|auth|cred|cookie|bearer|basic|session|jwt|otp|pin|sign|code|dsn|connection|sk-|gh[opusr]_|glpat|xox|AKIA|ASIA|AIza|ya29|k_live|k_test|npm_|hf_|SG\.|_v1_|eyJ|:\/\/|\\u/i;
/** `name=value`, `name: value`, `--name value`, with or without quotes; its groups: dashes, name, separator, values. */
const PAIR =
  /(?<![A-Za-z0-9_.-])(-{0,2})([A-Za-z][\w.-]{0,79})(["']?\s{0,4}=\s{0,4}|["']?:\s{1,4}|["']:|\s{1,2})(?:"([^"\n]{1,4096})"|'([^'\n]{1,4096})'|([^\s"'&,;<>()[\]{}]{1,4096}))/g;
/** What says where and how long a cookie holds. */
const ATTRIBUTE = /^\s*(?:path|domain|expires|max-age|samesite|priority|version)\s*=/i;
const SCHEME = /^(?:bearer|basic|token|digest|apikey)$/i;

/** The secrets that a text shows: by the names of members, headers and parameters, and by their shapes. */
export function findSecrets(text: string): Finding[] {
  return MAYBE.test(text) ? find(text, 0) : [];
}

function find(text: string, level: number): Finding[] {
  const inJson = level < MAX_NESTED && /^\s*[[{]/.test(text) ? findInJson(text, level) : undefined;
  if (inJson !== undefined) return inJson;
  const shapes = findShapes(text).map((found) =>
    found.kind === 'url' ? { ...found, value: decoded(found.value) } : found,
  );
  return [...shapes, ...findPairs(text)];
}

/** What stands under the names of a JSON text; undefined when it is not JSON. */
function findInJson(text: string, level: number): Finding[] | undefined {
  const scanner = new JsonScanner(text);
  const found: Finding[] = [];
  /** Names under which the open containers stand; of an array it holds for its strings too. */
  const names: string[] = [];
  let key = '';
  let before = '';
  let named: string | undefined;
  for (;;) {
    const token = scanner.next();
    switch (token) {
      case TOKEN.fail:
        return undefined;
      case TOKEN.end:
        return found;
      case TOKEN.key:
        key = scanner.stringValue();
        break;
      case TOKEN.openArray:
      case TOKEN.openObject:
        names.push(key);
        if (token === TOKEN.openObject) key = '';
        named = undefined;
        before = '';
        break;
      case TOKEN.closeArray:
      case TOKEN.closeObject:
        key = names.pop() ?? '';
        named = undefined;
        before = '';
        break;
      case TOKEN.number:
        if (isDigitSecret(key)) {
          const value = text.slice(scanner.start, scanner.end);
          found.push({ kind: 'member', name: key, value, isNumber: true });
        }
        break;
      case TOKEN.string: {
        const value = scanner.stringValue();
        // {"name": "Authorization", "value": "…"}, as captures and configurations write it
        const name = key === 'value' && named !== undefined ? named : key;
        if (key === 'name' || key === 'key') named = value;
        // a long text may hold more findings than a call takes arguments
        for (const one of findNamed(optionName(before) ?? name, value, level)) found.push(one);
        before = value;
        break;
      }
      default:
    }
  }
}

/** `--api-key` in a list of arguments names the argument behind it. */
function optionName(argument: string): string | undefined {
  const name = /^--?([A-Za-z][\w-]*)$/.exec(argument)?.[1];
  return name !== undefined && secretKindOf(name) !== undefined ? name : undefined;
}

function findNamed(name: string, value: string, level: number): Finding[] {
  const kind = secretKind(name, value);
  if (kind === undefined) return MAYBE.test(value) ? find(value, level + 1) : [];
  return kind === 'header' ? headerValues(name, value) : [{ kind, name, value }];
}

/** Credentials of a header: without its scheme, and each value of a cookie. */
function headerValues(name: string, value: string): Finding[] {
  const found: Finding[] = [];
  const add = (part: string) => found.push({ kind: 'header', name, value: part.trim() });
  if (/cookie/i.test(name)) {
    const pairs = value.split(';').filter((pair) => pair.includes('=') && !ATTRIBUTE.test(pair));
    for (const pair of pairs) add(pair.slice(pair.indexOf('=') + 1));
    if (pairs.length === 0) add(value);
    return found;
  }
  const [scheme = '', ...rest] = value.trim().split(/\s+/);
  if (rest.length === 0 || !/^[A-Za-z-]+$/.test(scheme)) add(value);
  else add(rest.join(' '));
  return found;
}

function findPairs(text: string): Finding[] {
  const found: Finding[] = [];
  PAIR.lastIndex = 0;
  for (let match = PAIR.exec(text); match !== null; match = PAIR.exec(text)) {
    const [whole, dashes, name = '', separator = '', ...values] = match;
    const value = values.find((candidate) => candidate !== undefined) ?? '';
    const kind = secretKindOf(name);
    const isWord = separator.trim() === '' && dashes === '';
    if (kind === undefined || isWord || SCHEME.test(value)) {
      // the value may be a name in its turn: `Authorization: Bearer x`, `password token=x`
      PAIR.lastIndex = Math.max(match.index + 1, match.index + whole.lastIndexOf(value));
      continue;
    }
    found.push({ kind, name, value: decoded(value) });
  }
  return found;
}

/** A value of an address, as it was before it was percent-encoded. */
function decoded(value: string): string {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // a percent sign of its own
  }
}
