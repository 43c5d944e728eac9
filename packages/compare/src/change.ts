import type { ItemKind } from '@lifeline/model';

/** What was changed in a definition. */
export type ChangeCode =
  | 'property-removed'
  | 'property-added'
  | 'required-added'
  | 'required-removed'
  | 'type-narrowed'
  | 'type-widened'
  | 'type-changed'
  | 'choices-removed'
  | 'choices-added'
  | 'limit-tightened'
  | 'limit-loosened'
  | 'limit-changed'
  | 'closed'
  | 'opened'
  | 'branches-removed'
  | 'branches-added'
  | 'default-changed'
  | 'text-changed'
  | 'hint-changed'
  | 'member-added'
  | 'member-removed'
  | 'member-changed';

/** What a change means for those who use the definition. */
export type ChangeReason =
  /** Every call that was accepted still is. */
  | 'accepted'
  /** Calls that were accepted may be refused. */
  | 'refused'
  /** Every answer still is what callers had to expect. */
  | 'expected'
  /** Callers may get what they did not have to expect. */
  | 'unexpected'
  /** Callers may read what is no longer there. */
  | 'missing'
  /** For readers and models; calls and answers stay as they are. */
  | 'description'
  /** A host may have run it without asking because of it. */
  | 'trust'
  /** Cannot be judged. */
  | 'unknown';

export interface DefinitionChange {
  /** JSON Pointer of what was changed, in the definition. */
  readonly pointer: string;
  readonly code: ChangeCode;
  readonly reason: ChangeReason;
  readonly effect: 'breaking' | 'safe';
  /** Names (of properties, choices, types) or JSON texts, before and after. */
  readonly before?: string;
  readonly after?: string;
}

export interface ComparedDefinition {
  readonly kind: ItemKind;
  /** Tool or prompt name, uri or uriTemplate. */
  readonly key: string;
}

export interface ChangedDefinition extends ComparedDefinition {
  readonly effect: 'breaking' | 'safe';
  readonly changes: readonly DefinitionChange[];
}

export interface DefinitionComparison {
  readonly added: readonly ComparedDefinition[];
  readonly removed: readonly ComparedDefinition[];
  readonly changed: readonly ChangedDefinition[];
}

const SAFE: ReadonlySet<ChangeReason> = new Set(['accepted', 'expected', 'description']);

/** Whether a change can break a caller; what cannot be judged counts as breaking. */
export function effectOf(reason: ChangeReason): 'breaking' | 'safe' {
  return SAFE.has(reason) ? 'safe' : 'breaking';
}
