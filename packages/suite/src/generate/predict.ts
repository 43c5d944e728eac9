import { Checker, type Issue } from '@lifeline/schema-form/check';
import { applyChange } from '../text/edit-json.ts';
import { expandRepeats } from '../text/template.ts';
import type { MutationChange, Prediction } from '../types.ts';
import type { Candidate } from './candidate.ts';
import { doublesAgree } from './doubles.ts';

/** Keywords that bind nobody: whether a server checks them is up to it. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(['format', 'unchecked']);

/** A candidate that was decided: its change and what the schema says of the arguments with it. */
export interface Decided {
  readonly change: MutationChange;
  readonly predicts: Prediction;
  /** The first keyword that is against it. */
  readonly against?: string;
}

/** Asks a schema about mutants of one base. */
export class Predictor {
  readonly #checker: Checker;
  readonly #base: string;
  /** The base may break its own schema, and templates in it are no values yet: that is not the mutant's doing. */
  readonly #known: ReadonlySet<string>;

  constructor(schemaText: string, base: string) {
    this.#checker = new Checker(schemaText);
    this.#base = base;
    this.#known = new Set(this.#issues(base).map(keyOf));
  }

  /** The base's own faults. */
  get isBaseValid(): boolean {
    return this.#known.size === 0;
  }

  /** The first change that is as the candidate wants it; undefined where none is. */
  decide(candidate: Candidate): Decided | undefined {
    for (const change of candidate.changes) {
      const text = applyChange(this.#base, change);
      if (text === undefined || text === this.#base) continue;
      const issues = this.#issues(text).filter((issue) => !this.#known.has(keyOf(issue)));
      const binding = issues.filter(({ code }) => !SAYS_NOTHING.has(code));
      const predicts =
        binding.length > 0 ? 'rejected' : issues.length > 0 || !candidate.binding ? 'any' : 'accepted';
      if (candidate.wants !== undefined && predicts !== candidate.wants) continue;
      const [first] = binding;
      const isSure = change.kind !== 'set' || doublesAgree(candidate, change.valueText, predicts);
      return {
        change,
        predicts: isSure ? predicts : 'any',
        ...(first !== undefined && { against: first.code }),
      };
    }
    return undefined;
  }

  /** What the schema says of a call without arguments. */
  withoutArguments(): Decided['predicts'] {
    const { issues } = this.#checker.check(undefined);
    return issues.some(({ code }) => !SAYS_NOTHING.has(code)) ? 'rejected' : 'any';
  }

  #issues(text: string): readonly Issue[] {
    return this.#checker.check(expandRepeats(text)).issues;
  }
}

function keyOf({ pointer, code }: Issue): string {
  return `${code} ${pointer}`;
}
