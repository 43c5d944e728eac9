import type { Revision } from '../../vocabulary.ts';

/** A place in the specification of one revision. */
export interface SpecPage {
  readonly revision: Revision;
  /** Below `specification/<revision>/`, e.g. `server/tools`. */
  readonly page: string;
  readonly anchor?: string;
  /** Absolute address of the page. */
  readonly url: string;
}

/** What the specification is cited for: `page#anchor`, and where a revision has it elsewhere. */
export interface Citation {
  readonly at: string;
  readonly elsewhere?: Readonly<Partial<Record<Revision, string>>> | undefined;
}
