import { decodeBase64 } from '@lifeline/trace';
import { findSecrets } from './find.ts';
import type { Finding, SecretKind } from './finding.ts';
import { namedAnchors, namedPattern, secretAnchors, secretPattern } from './patterns.ts';
import { SecretIndex } from './secret-index.ts';

/** A value that is known to be secret from elsewhere, such as an environment variable of the server. */
export interface KnownSecret {
  readonly name: string;
  readonly value: string;
}

/** A secret that was replaced by `[redacted:<number>]`. */
export interface Secret {
  /** From 1, in the order in which they were first replaced. */
  readonly number: number;
  readonly kind: SecretKind;
  readonly name: string;
}

interface Entry {
  /** 0 until it is replaced for the first time. */
  number: number;
  readonly kind: SecretKind;
  readonly name: string;
  readonly pattern: string;
  /** Made when it is first needed. */
  expression: RegExp | undefined;
  readonly isNumber: boolean;
  /** Of the value; characters. */
  readonly length: number;
}

/** Shorter values are replaced behind their name only: elsewhere they are words. */
const LEAST_CHARS = 6;
/** Nothing longer is a secret; its first part is enough to find it. */
const MOST_CHARS = 16_384;
/** Placeholders, and words that the protocol itself is made of. */
const WORDS = new Set(
  'password passphrase secret token bearer string number integer boolean object default example required optional undefined unknown redacted disabled enabled hidden method params result jsonrpc client server message initialize'.split(
    ' ',
  ),
);

/**
 * Replaces secrets by markers. First `learn` from every text of what is to be written, so that a secret is known
 * wherever it stands; then `redact` each of them.
 */
export class Redactor {
  readonly #entries = new Set<string>();
  readonly #index = new SecretIndex<Entry>();
  readonly #replaced: Entry[] = [];

  constructor(known: readonly KnownSecret[] = []) {
    for (const { name, value } of known) this.#add({ kind: 'variable', name, value });
  }

  /** The secrets that were replaced, in the order of their numbers. */
  get secrets(): readonly Secret[] {
    return this.#replaced.map(({ number, kind, name }) => ({ number, kind, name }));
  }

  /** Looks for secrets in a text: JSON, a line of a log, or an argument. */
  learn(text: string): void {
    for (const finding of findSecrets(text)) this.#add(finding);
  }

  /** The text with a marker for each secret that was learnt. `onHit` gets the number of each one replaced. */
  redact(text: string, onHit?: (secret: number) => void): string {
    if (this.#entries.size === 0) return text;
    const candidates = [...this.#index.candidates(text)];
    // a secret may contain another one: the longest first
    candidates.sort((a, b) => b.length - a.length);
    let redacted = text;
    for (const entry of candidates) {
      entry.expression ??= new RegExp(entry.pattern, 'g');
      redacted = redacted.replace(entry.expression, (_match, offset: number, whole: string) => {
        if (entry.number === 0) entry.number = this.#replaced.push(entry);
        onHit?.(entry.number);
        const marker = markerOf(entry.number);
        return entry.isNumber ? quoted(marker, whole.slice(Math.max(0, offset - 64), offset)) : marker;
      });
    }
    return redacted;
  }

  #add(finding: Finding): void {
    const { kind, name } = finding;
    const value = finding.value.slice(0, MOST_CHARS);
    if (isPlaceholder(value)) return;
    const isShort = value.length < LEAST_CHARS || finding.isNumber === true;
    const key = isShort ? `${name}\n${value}` : value;
    if (this.#entries.has(key)) return;
    const pattern = isShort ? namedPattern(name, value) : secretPattern(value);
    const isNumber = finding.isNumber === true;
    const entry: Entry = {
      number: 0,
      kind,
      name,
      pattern,
      expression: undefined,
      isNumber,
      length: value.length,
    };
    this.#entries.add(key);
    this.#index.add(entry, isShort ? namedAnchors(name, value) : secretAnchors(value));
    const password = passwordOf(value);
    if (password !== undefined) this.#add({ kind, name, value: password });
  }
}

/** What stands in place of a secret. */
export function markerOf(secret: number): string {
  return `[redacted:${secret}]`;
}

/** A marker in place of a number, in the same quotes as the number's name, which stands before it. */
function quoted(marker: string, before: string): string {
  const quote = /(\\*["'])\s{0,4}:\s{0,4}$/.exec(before)?.[1] ?? '';
  return `${quote}${marker}${quote}`;
}

function isPlaceholder(value: string): boolean {
  return (
    value.trim() === '' ||
    /^(?:true|false|null|none|nil|n\/a|yes|no|\d{1,2})$/i.test(value) ||
    /^[*•.x…-]+$/i.test(value) ||
    /^\[(?:redacted|masked:\w+):\d+\]$/.test(value) ||
    /^(?:\$\{?[A-Za-z_][\w.:-]*\}?|<[^>]*>|\{\{[^}]*\}\}|%[A-Za-z_]+%)$/.test(value) ||
    WORDS.has(value.toLowerCase())
  );
}

/** The password of a `Basic` credential, which is base64 of `user:password`. */
function passwordOf(value: string): string | undefined {
  if (!/^[A-Za-z0-9+/]{8,}={0,2}$/.test(value)) return undefined;
  const text = String.fromCharCode(...decodeBase64(value).slice(0, 1024));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what has any is no credential
  return /^[^\x00-\x1f\x7f-\xff:]{1,256}:([^\x00-\x1f\x7f-\xff]{6,256})$/.exec(text)?.[1];
}
