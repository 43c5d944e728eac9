import type { Case, Expectation, MutationKind } from '@lifeline/suite';
import type { RunRow } from '@lifeline/wire';
import type { Messages } from '../../../i18n/messages.ts';

/** A case in words: where it differs from its base, what stands there, and what that is meant to try. */
export interface CaseWords {
  /** JSON Pointer of the change; undefined where the case is no change of a base. */
  readonly place: string | undefined;
  /** What stands there now, cut for a list. */
  readonly value: string | undefined;
  readonly words: string;
  /** `minimum 0`: the keyword behind it, with its value. */
  readonly keyword: string | undefined;
}

const SHORT = 40;

export function caseWords({ input, origin, title }: Case, t: Messages): CaseWords {
  const words = t.bench;
  const change = input.kind === 'base' ? input.change : undefined;
  const purpose = origin === undefined ? undefined : mutationWords(origin.kind, t);
  const whole =
    input.kind === 'none' ? words.list.noArguments : input.kind === 'own' ? words.list.own : words.list.whole;
  return {
    place: change?.pointer,
    value:
      change === undefined ? undefined : change.kind === 'set' ? short(change.valueText) : words.list.removed,
    words: title ?? purpose ?? whole,
    keyword:
      origin?.keyword === undefined
        ? undefined
        : origin.detail === undefined
          ? origin.keyword
          : `${origin.keyword} ${short(origin.detail)}`,
  };
}

function mutationWords(kind: MutationKind, t: Messages): string {
  return t.bench.mutations[kind];
}

/** A JSON text for a list; long ones by their start. */
function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= SHORT ? line : `${line.slice(0, SHORT)}…`;
}

/** `error -32602`, `rejected`. */
export function expectationWords(expect: Expectation, t: Messages): string {
  const word = t.bench.detail.expectations[expect.kind];
  return expect.kind === 'error' && expect.code !== undefined ? `${word} ${expect.code}` : word;
}

/** Why a verdict is what it is, with the place and what was found there. */
export function reasonWords(reason: RunRow['reasons'][number], t: Messages): string {
  const known: Readonly<Record<string, string>> = t.bench.reasons;
  const head = Object.hasOwn(known, reason.code) ? known[reason.code] : reason.code;
  return [head, reason.at, reason.detail].filter((part) => part !== undefined && part !== '').join(' · ');
}

/** All that is read of a case in a list, for searching. */
export function searchText(one: Case, t: Messages): string {
  const { place, value, words, keyword } = caseWords(one, t);
  return [place, value, words, keyword, expectationWords(one.expect, t)].join('\n');
}
