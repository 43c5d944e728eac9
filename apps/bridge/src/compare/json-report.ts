import type { ComparedMessage, ComparedPair } from '@lifeline/compare';
import type { Comparison } from './text-report.ts';

/** The comparison as one JSON object, on one line. */
export function jsonReport({ a, b, pairs, definitions }: Comparison): string {
  const onlyA = pairs.flatMap((pair) =>
    pair.b === undefined && pair.a !== undefined ? [shown(pair.a)] : [],
  );
  const onlyB = pairs.flatMap((pair) =>
    pair.a === undefined && pair.b !== undefined ? [shown(pair.b)] : [],
  );
  const both = pairs.filter((pair) => pair.a !== undefined && pair.b !== undefined);
  const differs = both.filter((pair) => pair.differences.length > 0).map(shownPair);
  const same = both.filter((pair) => pair.differences.length === 0).map(shownPair);
  return `${JSON.stringify({ a, b, messages: { onlyA, onlyB, differs, same }, definitions })}\n`;
}

function shownPair({ a, b, differences }: ComparedPair) {
  return { a: a && shown(a), b: b && shown(b), differences };
}

/** Without the fingerprints, which mean nothing outside. */
function shown({ args: _, answer: __, ...message }: ComparedMessage) {
  return message;
}
