import type { Field } from '@lifeline/schema-form';
import type { MutationChange, MutationKind, Prediction } from '../types.ts';

/** A mutation that may become a case, before the schema was asked about it. */
export interface Candidate {
  readonly kind: MutationKind;
  readonly keyword?: string;
  readonly detail?: string;
  /** Changes in order of preference: the first one of which the schema says what `wants` says is taken. */
  readonly changes: readonly MutationChange[];
  readonly wants?: Exclude<Prediction, 'any'>;
  /** The limits of the value's place. */
  readonly limits?: Field['limits'];
  /** A mutant that the schema allows is one that it promises to accept; else it merely says nothing. */
  readonly binding: boolean;
}

/** A value of the base, or a place where it has none. */
export interface Site {
  readonly pointer: string;
  readonly field: Field;
  /** As it stands in the base; undefined where it is absent. */
  readonly text: string | undefined;
}

/** Builds the candidates of one place. */
export class Maker {
  readonly made: Candidate[] = [];
  readonly site: Site;

  constructor(site: Site) {
    this.site = site;
  }

  /** The value of a limit keyword. */
  limit(keyword: string): string | undefined {
    return this.site.field.limits.find((limit) => limit.keyword === keyword)?.value;
  }

  /** A value that a keyword is about: `wants` is what the keyword alone would say. */
  keyed(
    kind: MutationKind,
    keyword: string,
    wants: Exclude<Prediction, 'any'>,
    values: readonly (string | undefined)[],
    detail = this.limit(keyword),
  ): void {
    const { limits } = this.site.field;
    this.#add(kind, values, {
      keyword,
      wants,
      limits,
      binding: true,
      ...(detail !== undefined && { detail }),
    });
  }

  /** A value that is worth trying whatever the schema says. `keyword`: one that speaks of it, if there is any. */
  free(kind: MutationKind, value: string | undefined, keyword?: string, detail?: string): void {
    this.#add(kind, [value], {
      binding: keyword !== undefined,
      ...(keyword !== undefined && { keyword }),
      ...(detail !== undefined && { detail }),
    });
  }

  #add(
    kind: MutationKind,
    values: readonly (string | undefined)[],
    rest: Omit<Candidate, 'kind' | 'changes'>,
  ): void {
    const { pointer, text } = this.site;
    const usable = values.filter((value) => value !== undefined && value !== text);
    const changes = usable.map((valueText) => ({
      kind: 'set' as const,
      pointer,
      valueText: valueText ?? '',
    }));
    if (changes.length > 0) this.made.push({ kind, changes, ...rest });
  }
}
