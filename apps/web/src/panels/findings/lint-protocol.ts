import type { Finding, ObservedResult } from '@lifeline/lint';
import type { CatalogueItem } from '@lifeline/model';

/** What the lint worker is asked for: entries one by one, lists as a whole, or results of one tool. */
export type LintOrder = { readonly revision: string | undefined } & (
  | { readonly task: 'items' | 'lists'; readonly items: readonly CatalogueItem[] }
  | { readonly task: 'results'; readonly item: CatalogueItem; readonly observed: readonly ObservedResult[] }
);

export interface LintAnswer {
  /** For `items` one list for each of them, else one list. */
  readonly findings: readonly (readonly Finding[])[];
  /** Rules that threw. */
  readonly failures: readonly Finding[];
}
