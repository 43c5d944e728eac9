import type { EN } from './en.ts';

/** A rule in words. `{name}` stands for one of the finding's values. */
export interface RuleWords {
  readonly title: string;
  /** What was seen. */
  readonly what: string;
  /** Why it matters. */
  readonly why: string;
  /** What to do about it. */
  readonly fix: string;
}

/** Words for every rule; English is the model. */
export type RuleWordsCatalogue = Readonly<Record<keyof typeof EN, RuleWords>>;
