import type { Direction, Outcome } from '@lifeline/protocol';

/** What of a message is compared: with its answer, if it is a request. */
export interface ComparedMessage {
  readonly seq: number;
  readonly kind: 'request' | 'notification' | 'malformed';
  readonly dir: Direction;
  readonly method: string;
  /** Tool or prompt name, or uri. */
  readonly subject?: string;
  /** Fingerprint of the arguments; of a malformed line, of all its text. */
  readonly args: string;
  readonly responseSeq?: number;
  readonly outcome?: Outcome;
  /** JSON text. */
  readonly errorCode?: string;
  /** Fingerprint of the result or error. */
  readonly answer?: string;
  readonly ms?: number;
}

/** `outcome`: another kind of end. `result`: the same kind, with other content. `time`: much faster or slower. */
export type MessageDifference = 'outcome' | 'result' | 'time';

/** One line of the comparison; one side is missing where the message is in one trace only. */
export interface ComparedPair {
  readonly a?: ComparedMessage;
  readonly b?: ComparedMessage;
  readonly differences: readonly MessageDifference[];
}

/** Times differ by chance, unless one is so many times the other, and so many milliseconds longer. */
const TIME_RATIO = 3;
const TIME_MS = 100;

/**
 * Aligns the messages of two traces: the n-th message with the same direction, method and arguments in A belongs to
 * the n-th in B. In the order of A; what only B has stands where B has it. Linear.
 */
export function compareMessages(
  a: readonly ComparedMessage[],
  b: readonly ComparedMessage[],
): ComparedPair[] {
  const waiting = new Map<string, number[]>();
  for (const [index, message] of b.entries()) {
    const key = keyOf(message);
    const positions = waiting.get(key);
    if (positions === undefined) waiting.set(key, [index]);
    else positions.push(index);
  }
  for (const positions of waiting.values()) positions.reverse();
  const partners = a.map((message) => waiting.get(keyOf(message))?.pop());
  const taken = new Set(partners);
  const pairs: ComparedPair[] = [];
  let next = 0;
  const onlyInB = (end: number) => {
    for (; next < end; next += 1) {
      const message = b[next];
      if (message !== undefined && !taken.has(next)) pairs.push({ b: message, differences: [] });
    }
  };
  for (const [index, message] of a.entries()) {
    const position = partners[index];
    const partner = position === undefined ? undefined : b[position];
    if (partner === undefined || position === undefined) {
      pairs.push({ a: message, differences: [] });
      continue;
    }
    onlyInB(position);
    pairs.push({ a: message, b: partner, differences: differencesOf(message, partner) });
  }
  onlyInB(b.length);
  return pairs;
}

function keyOf({ kind, dir, method, subject, args }: ComparedMessage): string {
  return JSON.stringify([kind, dir, method, subject ?? null, args]);
}

function differencesOf(a: ComparedMessage, b: ComparedMessage): MessageDifference[] {
  const differences: MessageDifference[] = [];
  if (a.outcome !== b.outcome || a.errorCode !== b.errorCode) differences.push('outcome');
  else if (a.answer !== b.answer) differences.push('result');
  if (a.ms !== undefined && b.ms !== undefined && isOtherTime(a.ms, b.ms)) differences.push('time');
  return differences;
}

function isOtherTime(a: number, b: number): boolean {
  const [short, long] = a < b ? [a, b] : [b, a];
  return long - short >= TIME_MS && long >= short * TIME_RATIO;
}
