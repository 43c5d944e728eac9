/**
 * What a person has put into a form, shaped like JSON but keeping what JSON values lose: that nothing was given
 * (`absent`), the exact text that was typed (`1.50`, `-0`, a broken `[1, `), and what was set aside when a union
 * branch was switched. Drafts are immutable; every edit makes a new root that shares the untouched parts.
 */
export type Draft =
  | AbsentDraft
  | NullDraft
  | BooleanDraft
  | StringDraft
  | NumberDraft
  | JsonDraft
  | ObjectDraft
  | ArrayDraft;

interface Remembering {
  readonly memo?: Memo;
}

/** What a node remembers besides its value. */
export interface Memo {
  /** The branch chosen by the person, by union id (see `UnionView.id`). */
  readonly choice?: Readonly<Record<string, number>>;
  /** Content set aside: under `<union id>:<branch>` when a branch was left, under `value` when null was set. */
  readonly kept?: Readonly<Record<string, Draft>>;
}

export interface AbsentDraft extends Remembering {
  readonly kind: 'absent';
}

export interface NullDraft extends Remembering {
  readonly kind: 'null';
}

export interface BooleanDraft extends Remembering {
  readonly kind: 'boolean';
  readonly value: boolean;
}

export interface StringDraft extends Remembering {
  readonly kind: 'string';
  /** The decoded string. */
  readonly text: string;
  /** How it was written, where that differs from what `quoteJson` writes (`"\u00e9"`). */
  readonly token?: string;
}

export interface NumberDraft extends Remembering {
  readonly kind: 'number';
  /** As typed. What is not a JSON number goes out as a string, so that a server's answer to it can be seen. */
  readonly text: string;
}

/** A value edited as JSON text, valid or not. */
export interface JsonDraft extends Remembering {
  readonly kind: 'json';
  readonly text: string;
}

export interface ObjectDraft extends Remembering {
  readonly kind: 'object';
  /** In the order of the JSON text. A key may occur twice (the last one counts); an absent value is not sent. */
  readonly entries: readonly Entry[];
  /** Made only because a child was set: without any content it counts as absent. */
  readonly implied?: boolean;
}

export interface Entry {
  readonly key: string;
  readonly value: Draft;
  /** How the key was written, where that differs from what `quoteJson` writes. */
  readonly token?: string;
}

export interface ArrayDraft extends Remembering {
  readonly kind: 'array';
  readonly items: readonly Item[];
  /** As for objects. */
  readonly implied?: boolean;
}

export interface Item {
  /** Stays with the item when it is moved; unique within its array. */
  readonly id: number;
  readonly value: Draft;
}

export const ABSENT: AbsentDraft = { kind: 'absent' };
export const NULL: NullDraft = { kind: 'null' };
export const EMPTY_OBJECT: ObjectDraft = { kind: 'object', entries: [] };
export const EMPTY_ARRAY: ArrayDraft = { kind: 'array', items: [] };
export const EMPTY_STRING: StringDraft = { kind: 'string', text: '' };

/** The same content with this memo; an undefined or empty memo is left out. */
export function withMemo(draft: Draft, memo: Memo | undefined): Draft {
  if (draft.memo === memo) return draft;
  const { memo: _, ...bare } = draft;
  return memo === undefined ? bare : { ...bare, memo };
}

export type DraftState = 'absent' | 'null' | 'set';

/** Which of the three states the node is in; JSON text counts by what it says. */
export function draftState(draft: Draft): DraftState {
  switch (draft.kind) {
    case 'absent':
    case 'null':
      return draft.kind;
    case 'json': {
      const text = draft.text.trim();
      return text === '' ? 'absent' : text === 'null' ? 'null' : 'set';
    }
    case 'object':
      return draft.implied && draft.entries.every(({ value }) => isAbsent(value)) ? 'absent' : 'set';
    case 'array':
      return draft.implied && draft.items.every(({ value }) => isAbsent(value)) ? 'absent' : 'set';
    default:
      return 'set';
  }
}

/** Whether nothing of the node goes out. */
export function isAbsent(draft: Draft): boolean {
  return draftState(draft) === 'absent';
}
