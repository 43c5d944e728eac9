import type { RowMark } from '@lifeline/model';
import type { Outcome, Phase } from '@lifeline/protocol';
import type { LabelWords, WordFormat } from '../words/label-words.ts';
import type { NegotiatedWords } from '../words/negotiated-lines.ts';

/** Everything that an export says in one language. */
export interface ExportWords extends LabelWords {
  readonly outcomes: Readonly<Record<Outcome, string>>;
  readonly marks: Readonly<Record<RowMark, string>>;
  readonly prelude: string;
  readonly lanes: { readonly client: string; readonly server: string; readonly authorization: string };
  readonly foldPages: string;
  messages(n: number, shown: string): string;
  restarted(n: number): string;
  nested(n: number): string;
  readonly negotiated: NegotiatedWords;
  readonly phases: Readonly<Record<Exclude<Phase, 0>, string>>;
  readonly document: DocumentWords;
}

/** Headings and remarks of a document. */
export interface DocumentWords {
  readonly title: string;
  readonly server: string;
  readonly command: string;
  readonly source: string;
  readonly revision: string;
  readonly recorded: string;
  readonly content: string;
  readonly redacted: string;
  readonly sequence: string;
  readonly messages: string;
  /** Above what a person wrote. */
  readonly note: string;
  readonly notes: string;
  /** `event 3`. */
  event(seq: number): string;
  /** `12 of 340 events`. */
  events(shown: number, total: number): string;
  /** `3 secrets, as [redacted:n]`. */
  secrets(n: number): string;
  /** What follows the start of a long text. */
  cut(chars: number): string;
}

/** Words and the way to write numbers. */
export interface ExportLanguage {
  /** BCP 47. */
  readonly tag: string;
  readonly words: ExportWords;
  readonly format: WordFormat & { at(ms: number): string; date(iso: string): string };
}
