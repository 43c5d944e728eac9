/** Deterministic pseudo-random numbers (mulberry32), so that a failing seed can be run again. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** An integer from 0 to `below - 1`. */
  int(below: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  }

  chance(percent: number): boolean {
    return this.int(100) < percent;
  }

  pick<T>(items: readonly [T, ...T[]]): T {
    return items[this.int(items.length)] ?? items[0];
  }
}

const SPACES = ['', '', '', ' ', '\n', '\t', '\r\n', '  '] as const;
const NUMBERS = [
  '0',
  '-0',
  '1',
  '42',
  '1.50',
  '-0.0',
  '1e400',
  '1E+2',
  '2e-7',
  '9007199254740993',
  '0.1',
] as const;
const PIECES = [
  'a',
  'key',
  ' ',
  '日本語',
  '😀',
  '\ud800',
  '\u2028',
  '\\n',
  '\\"',
  '\\\\',
  '\\/',
  '\\u0041',
  '\\ud83d\\ude00',
  '\\udc00',
  '\u007f',
  '__proto__',
] as const;

/** A random JSON text with odd spellings: white space, number forms, escapes, duplicate and empty keys. */
export function randomJson(random: Random, depth = 4): string {
  const space = () => random.pick(SPACES);
  const kind = random.int(depth > 0 ? 8 : 5);
  if (kind === 0) return random.pick(['true', 'false', 'null']);
  if (kind <= 2) return random.pick(NUMBERS);
  if (kind <= 4) return randomString(random);
  const items = Array.from({ length: random.int(5) }, () => {
    const value = `${space()}${randomJson(random, depth - 1)}${space()}`;
    return kind === 5 ? value : `${space()}${randomString(random)}${space()}:${value}`;
  });
  const body = items.length === 0 ? space() : items.join(',');
  return kind === 5 ? `[${body}]` : `{${body}}`;
}

function randomString(random: Random): string {
  return `"${Array.from({ length: random.int(4) }, () => random.pick(PIECES)).join('')}"`;
}

/** The text with one to three characters taken out, doubled, replaced or moved. */
export function mutate(random: Random, text: string): string {
  let result = text;
  for (let times = random.int(3) + 1; times > 0; times -= 1) {
    const at = random.int(result.length + 1);
    const to = Math.min(result.length, at + random.int(3));
    const insert = random.pick([
      '',
      '"',
      '\\',
      ',',
      '}',
      '[',
      '0',
      '.',
      'e',
      '-',
      '\u0001',
      ' ',
      'tru',
      '\ufeff',
      ':',
      '\\u00g',
    ]);
    result = result.slice(0, at) + insert + result.slice(to);
  }
  return result;
}
