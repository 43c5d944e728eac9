import type { JsonObject } from '@lifeline/json';
import type { CatalogueItem, ItemKind } from '@lifeline/model';
import type { Revision, Severity } from '@lifeline/protocol';
import type { SchemaSubject } from './schema/subject.ts';
import type { ObservedResult } from './types.ts';

/** One place that breaks a rule. */
export interface Hit {
  /** Into the entry for rules over entries, into the schema for rules over schemas; '' when absent. */
  readonly pointer?: string;
  readonly values?: Readonly<Record<string, string>>;
  /** Where it differs from the rule's own. */
  readonly severity?: Severity;
  readonly weight?: number;
  /** For rules over lists: the entry meant; absent where it is the list as a whole. */
  readonly item?: CatalogueItem;
  readonly seqs?: readonly number[];
}

/** A listed entry, parsed; `node` is undefined where it is no object. */
export interface ItemSubject {
  readonly item: CatalogueItem;
  readonly node: JsonObject | undefined;
  readonly schemas: readonly SchemaSubject[];
  readonly revision: Revision | undefined;
}

/** All entries of one kind. */
export interface ListSubject {
  readonly kind: ItemKind;
  readonly items: readonly CatalogueItem[];
}

/** A result that was seen, and the entry of its tool. */
export interface ResultSubject extends ItemSubject {
  readonly result: ObservedResult;
  readonly outputSchema: SchemaSubject | undefined;
}

/** What a rule is, whatever it looks at. */
interface RuleFacts {
  readonly id: string;
  readonly severity: Severity;
  /** 0 to 100; orders findings of one severity. */
  readonly weight: number;
  /** A path below `specification/<revision>/`, or an https address. */
  readonly page?: string;
  readonly anchor?: string;
  /** Where it holds as it stands; before and after it is advice. All, when absent. */
  readonly revisions?: readonly Revision[];
  /** Kinds of entries that it is for; all, when absent. */
  readonly kinds?: readonly ItemKind[];
}

export interface ItemRule extends RuleFacts {
  readonly over: 'item';
  readonly check: (subject: ItemSubject) => Iterable<Hit>;
}

/** Looks at each schema of a tool. */
export interface SchemaRule extends RuleFacts {
  readonly over: 'schema';
  readonly check: (subject: SchemaSubject) => Iterable<Hit>;
}

/** Looks at a whole list, once for each kind. */
export interface ListRule extends RuleFacts {
  readonly over: 'list';
  readonly check: (subject: ListSubject) => Iterable<Hit>;
}

export interface ResultRule extends RuleFacts {
  readonly over: 'result';
  readonly check: (subject: ResultSubject) => Iterable<Hit>;
}

/** A rule is data and one pure function over what it looks at. */
export type Rule = ItemRule | SchemaRule | ListRule | ResultRule;
