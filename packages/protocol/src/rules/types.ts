/** A finding in words. */
export interface RuleMessage {
  /** A few words for a badge or a torn arrow. */
  readonly title: string;
  /** What is wrong. */
  readonly what: string;
  /** Why it matters. */
  readonly why: string;
  /** What to do about it. */
  readonly fix: string;
}

export type RuleCatalogue = Readonly<Record<string, RuleMessage>>;
