import { type Case, type Expectation, type MutationKind, mutationSentence } from '@lifeline/suite';
import type { RunRow } from '@lifeline/wire';
import type { Messages } from '../../../i18n/messages.ts';
import type { CaseView } from './case-view.ts';

/** A case in words: where it differs from its base, what stands there, and what that is meant to try. */
export interface CaseWords {
  /** JSON Pointer of the change, `arguments` for all of them; undefined where the case is no change of a base. */
  readonly place: string | undefined;
  /** What stands there now, cut for a list; undefined: nothing. */
  readonly value: string | undefined;
  readonly words: string;
}

const SHORT = 40;

/** A title that a person wrote outweighs what the case was generated for. */
export function caseWords({ case: one, base }: Pick<CaseView, 'case' | 'base'>, t: Messages): CaseWords {
  const { input, title } = one;
  const { list } = t.bench;
  const change = input.kind === 'base' ? input.change : undefined;
  const whole = input.kind === 'none' ? list.noArguments : input.kind === 'own' ? list.own : list.whole;
  const isOwnTitle = title !== undefined && title !== generatedTitle(one, base);
  return {
    place: change?.pointer === '' ? 'arguments' : change?.pointer,
    value: change?.kind === 'set' ? short(change.valueText) : undefined,
    words: isOwnTitle ? title : (purposeWords(one, t) ?? title ?? whole),
  };
}

/** The English title that the case was generated with. */
function generatedTitle({ input, origin }: Case, base: string | undefined): string | undefined {
  if (origin === undefined) return undefined;
  const change =
    input.kind === 'base' && input.change !== undefined
      ? input.change
      : ({ kind: 'remove', pointer: '' } as const);
  return mutationSentence(origin, change, base === undefined ? {} : { base });
}

/** Kinds whose words say what their detail would. */
const PLAIN: ReadonlySet<MutationKind> = new Set(['null', 'not-integer']);

/** `below the minimum (1)`. */
function purposeWords({ origin }: Case, t: Messages): string | undefined {
  if (origin === undefined) return undefined;
  const words = t.bench.mutations[origin.kind];
  return origin.detail === undefined || PLAIN.has(origin.kind)
    ? words
    : t.bench.list.withDetail(words, short(origin.detail));
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
export function reasonWords(reason: RunRow['reasons'][number], t: Messages, expect?: Expectation): string {
  if (reason.code === 'unexpected-outcome' && expect !== undefined) {
    const [outcome = '', code] = (reason.detail ?? '').split(' ');
    const words: Readonly<Record<string, string>> = t.bench.detail.came;
    const came = Object.hasOwn(words, outcome) ? (words[outcome] ?? outcome) : outcome;
    return t.bench.detail.unexpected(
      expectationWords(expect, t),
      code === undefined ? came : `${came} ${code}`,
    );
  }
  const known: Readonly<Record<string, string>> = t.bench.reasons;
  const head = Object.hasOwn(known, reason.code) ? known[reason.code] : reason.code;
  // the outcome stands beside it, as a badge
  const detail = reason.code === 'unexpected-outcome' ? undefined : detailWords(reason, t);
  return [head, reason.at, detail].filter((part) => part !== undefined && part !== '').join(' · ');
}

function detailWords({ code, detail = '' }: RunRow['reasons'][number], t: Messages): string {
  const faults: Readonly<Record<string, string>> = t.bench.detail.faults;
  return code === 'bad-response' && Object.hasOwn(faults, detail) ? (faults[detail] ?? detail) : detail;
}

/** All that is read of a case in a list, for searching. */
export function searchText(view: CaseView, t: Messages): string {
  const { place, value, words } = caseWords(view, t);
  return [place, value, words, view.case.origin?.keyword, expectationWords(view.case.expect, t)].join('\n');
}
