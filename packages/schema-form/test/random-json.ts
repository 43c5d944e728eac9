/** A small seeded generator (mulberry32): the same numbers for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const NUMBERS = [
  '0',
  '-0',
  '1.50',
  '9007199254740993',
  '-1e400',
  '1E+2',
  '0.10',
  '123456789012345678901234567890',
];
const STRINGS = [
  '""',
  '"a"',
  '"\\u00e9"',
  '"é"',
  '"\\ud800"',
  '"a\\/b"',
  '"line\\nbreak"',
  '"__proto__"',
  '"\u202e"',
];
const KEYS = ['""', '"a"', '"a"', '"\\u0061"', '"__proto__"', '"constructor"', '"a/b~c"', '"x y"', '"1"'];

/** JSON text on one line with the spellings that are easily lost: number texts, escapes, duplicate keys. */
export function randomJson(random: () => number, depth = 4): string {
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(random() * list.length)];
    if (chosen === undefined) throw new Error('nothing to pick from');
    return chosen;
  };
  const kind = Math.floor(random() * (depth > 0 ? 6 : 4));
  const many = () => Array.from({ length: Math.floor(random() * 4) });
  switch (kind) {
    case 0:
      return pick(NUMBERS);
    case 1:
      return pick(STRINGS);
    case 2:
      return pick(['true', 'false']);
    case 3:
      return 'null';
    case 4:
      return `[${many()
        .map(() => randomJson(random, depth - 1))
        .join(',')}]`;
    default:
      return `{${many()
        .map(() => `${pick(KEYS)}:${randomJson(random, depth - 1)}`)
        .join(',')}}`;
  }
}
