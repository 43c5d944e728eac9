import { isSecretName, JsonScanner, TOKEN } from '@lifeline/json';
import type { KnownSecret } from '@lifeline/redact';
import type { HttpHeader } from '@lifeline/trace';

/** Credentials of OAuth whose names are no secrets elsewhere, or are written as one word: `assertion`, `accesstoken`. */
const CREDENTIAL = /(?:token|secret|assertion)$/i;
/** `name=value` of forms and queries; a code is a credential only there. */
const PAIR = /(^|[?&#\s;])([\w.-]{2,64})=([^&#\s"'<>;]+)/g;
/** What stands behind such a name in JSON that is cut off or broken. */
const BROKEN_MEMBER = /"([\w.-]{2,64})"\s{0,8}:\s{0,8}"((?:[^"\\]|\\.)+)"?/g;
/** Shorter values are not looked for elsewhere: they would be found in words. */
const LEAST_CHARS = 8;

/** A text with markers in place of credentials, and how many it took. */
export interface Masked {
  readonly text: string;
  readonly count: number;
}

/**
 * Takes credentials out of what is recorded. The same value gets the same marker throughout, `[masked:<name>:<number>]`,
 * wherever it stands, once it was seen under its name.
 */
export class Masker {
  readonly #markers = new Map<string, { readonly name: string; readonly marker: string }>();

  /** The credentials that were seen. */
  get secrets(): readonly KnownSecret[] {
    return [...this.#markers].map(([value, { name }]) => ({ name, value }));
  }

  /** The marker of a credential, which is known from now on. */
  learn(name: string, value: string): string {
    const known = this.#markers.get(value);
    if (known !== undefined) return known.marker;
    const marker = `[masked:${name.replace(/\W/g, '_')}:${this.#markers.size + 1}]`;
    this.#markers.set(value, { name, marker });
    return marker;
  }

  /** An address, a body or the value of a header. */
  mask(text: string): Masked {
    const named = this.#maskJson(text) ?? this.#maskText(text);
    return this.#maskKnown(named);
  }

  /** Headers: credentials behind their scheme, the values of cookies, and what stands in the others. */
  headers(headers: readonly HttpHeader[]): {
    readonly headers: readonly HttpHeader[];
    readonly count: number;
  } {
    let count = 0;
    const masked = headers.map(({ name, value }) => {
      const found = this.#header(name, value);
      count += found.count;
      return { name, value: found.text };
    });
    return { headers: masked, count };
  }

  #header(name: string, value: string): Masked {
    const lower = name.toLowerCase();
    if (lower === 'cookie') {
      const parts = value.split(';').map((part) => this.#cookie(part));
      return { text: parts.join(';'), count: parts.length };
    }
    if (lower === 'set-cookie') {
      const [cookie = '', ...attributes] = value.split(';');
      return { text: [this.#cookie(cookie), ...attributes].join(';'), count: 1 };
    }
    if (lower !== 'authorization' && lower !== 'proxy-authorization') return this.mask(value);
    const [, scheme = '', credentials = value] = /^(\S+\s+)?(.*)$/s.exec(value) ?? [];
    const kind = /^basic\s/i.test(scheme) ? 'client_credentials' : 'access_token';
    return { text: `${scheme}${this.learn(kind, credentials)}`, count: 1 };
  }

  #cookie(pair: string): string {
    const equals = pair.indexOf('=');
    const value = pair.slice(equals + 1);
    return value === '' ? pair : `${pair.slice(0, equals + 1)}${this.learn('cookie', value)}`;
  }

  /** Of JSON, only what stands between the quotes changes; undefined where it is none. */
  #maskJson(text: string): Masked | undefined {
    if (!/^\s*[[{]/.test(text)) return undefined;
    const scanner = new JsonScanner(text);
    const parts: string[] = [];
    let from = 0;
    let key = '';
    for (let token = scanner.next(); token !== TOKEN.end; token = scanner.next()) {
      if (token === TOKEN.fail) return undefined;
      if (token === TOKEN.key) key = scanner.stringValue();
      else if (token === TOKEN.string && isCredential(key)) {
        const value = scanner.stringValue();
        if (value === '') continue;
        parts.push(text.slice(from, scanner.start), `"${this.learn(key, value)}"`);
        from = scanner.end;
      }
    }
    return { text: parts.join('') + text.slice(from), count: parts.length / 2 };
  }

  #maskText(text: string): Masked {
    let count = 0;
    const replace = (name: string, value: string) => {
      count += 1;
      return this.learn(name, value);
    };
    const masked = text
      .replace(PAIR, (whole: string, before: string, name: string, value: string) => {
        if (name !== 'code' && !isCredential(name)) return whole;
        return `${before}${name}=${replace(name, decoded(value))}`;
      })
      .replace(BROKEN_MEMBER, (whole: string, name: string, value: string) => {
        if (!isCredential(name)) return whole;
        return `"${name}":"${replace(name, value)}"`;
      });
    return { text: masked, count };
  }

  #maskKnown({ text, count }: Masked): Masked {
    let masked = text;
    let more = 0;
    const known = [...this.#markers].filter(([value]) => value.length >= LEAST_CHARS);
    // one may contain another: the longest first
    known.sort(([a], [b]) => b.length - a.length);
    for (const [value, { marker }] of known) {
      for (const form of formsOf(value)) {
        const pieces = masked.split(form);
        more += pieces.length - 1;
        masked = pieces.join(marker);
      }
    }
    return { text: masked, count: count + more };
  }
}

/** A value as it may stand in text, JSON, addresses and forms. */
function formsOf(value: string): ReadonlySet<string> {
  const form = new URLSearchParams({ value }).toString().slice('value='.length);
  return new Set([value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value), form]);
}

/** Rather one too many: what is not masked here is in a recording for good. */
function isCredential(name: string): boolean {
  return isSecretName(name) || CREDENTIAL.test(name);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value; // a percent sign of its own
  }
}
