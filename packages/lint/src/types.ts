import type { CatalogueItem, ItemKind } from '@lifeline/model';
import type { Severity } from '@lifeline/protocol';

/** Where in the catalogue something was found. */
export interface FindingPlace {
  readonly kind: ItemKind;
  /** Tool or prompt name, uri or uriTemplate; '' when missing. */
  readonly key: string;
  /** Position over all pages of the list. */
  readonly index: number;
  /** JSON Pointer into the entry as listed: `/inputSchema/properties/a/minimum`; '' is the whole entry. */
  readonly pointer: string;
}

/** What a rule says about a server (or, for some rules, a client). Words for it: `sentenceOf`. */
export interface Finding {
  /** `TOOL-03`; stable, see docs/findings.md. */
  readonly ruleId: string;
  /**
   * `must` and `should` as MCP or JSON Schema has it; `should` also where something certainly defeats its own purpose,
   * such as a schema that no value can meet; else `advice`.
   */
  readonly severity: Severity;
  /** Who has to mend it. `lifeline`: a rule that failed. */
  readonly side: 'server' | 'client' | 'lifeline';
  /** The messages that show it, in order. */
  readonly seqs: readonly number[];
  /** Absent where the finding is about the list or the session as a whole. */
  readonly place?: FindingPlace;
  /** What was seen, by the names that the rule's sentences use; source text of the server, shortened. */
  readonly values: Readonly<Record<string, string>>;
  /** Orders findings of one severity: 0 to 100, more weighs more. */
  readonly weight: number;
  /** Where the rule is stated: a path below `specification/`, or an https address; absent for rules of our own. */
  readonly page?: string;
  readonly anchor?: string;
}

/** A finding in words. */
export interface FindingSentence {
  /** A few words: the name of the rule. */
  readonly title: string;
  /** What was seen, and why that matters: the two parts of `reason`. */
  readonly what: string;
  readonly why: string;
  readonly reason: string;
  /** What to do about it. */
  readonly fix: string;
}

/** What is judged: everything that a server lists. */
export interface LintCatalogue {
  /** Entries of all kinds, broken ones included. */
  readonly items: readonly CatalogueItem[];
  /** The revision that was negotiated; rules are those of the newest when it is unknown. */
  readonly revision?: string;
}

/** The result of a call that was seen on the wire. */
export interface ObservedResult {
  readonly tool: string;
  /** Of the response. */
  readonly seq: number;
  readonly isError: boolean;
  /** Source text of `structuredContent`; undefined when there is none. */
  readonly structuredText: string | undefined;
}
