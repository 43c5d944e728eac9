/** Words of one step. `code` in backticks is shown as code; nothing else is marked up. */
export interface StepWords {
  readonly title: string;
  /** Paragraphs. */
  readonly text: readonly string[];
  /** What the button does, where it does more than going on. */
  readonly action?: string;
  /** What the reader is asked to do. */
  readonly task?: string;
  /** By key of the step's `wrong`. */
  readonly wrong?: Readonly<Record<string, string>>;
  readonly hints?: readonly string[];
  /** Paragraphs that follow once the step is done. */
  readonly after?: readonly string[];
  /** What tutorials often say, and how it is. */
  readonly myth?: { readonly says: string; readonly truth: string };
  /** Headings of the texts that stand side by side. */
  readonly beside?: readonly string[];
}

export type LessonWords = Readonly<Record<string, StepWords>>;

export interface ListedLesson {
  readonly title: string;
  /** One sentence: what the reader can do afterwards. */
  readonly summary: string;
}
