import { ABSENT, type Draft, type Entry, type Memo, NULL, withMemo } from './draft.ts';

/** What `encodeDraft` makes: plain JSON values, one short tuple a node; a capital marks an implied container. */
export type StoredDraft =
  | boolean
  | null
  | 0
  | readonly ['s' | 'n' | 'j', string, string?]
  | readonly ['o' | 'O', ReadonlyArray<readonly [string, StoredDraft, string?]>]
  | readonly ['a' | 'A', readonly StoredDraft[]]
  | readonly ['m', StoredDraft, Readonly<Record<string, number>>, Readonly<Record<string, StoredDraft>>];

/** A draft as plain JSON values, to be kept over a reload; take the secrets out first (`withoutSecrets`). */
export function encodeDraft(draft: Draft): StoredDraft {
  if (draft.memo === undefined) return encodeValue(draft);
  const { choice = {}, kept = {} } = draft.memo;
  const keptStored = Object.fromEntries(
    Object.entries(kept).map(([key, value]) => [key, encodeDraft(value)]),
  );
  return ['m', encodeValue(draft), choice, keptStored];
}

function encodeValue(draft: Draft): StoredDraft {
  switch (draft.kind) {
    case 'absent':
      return 0;
    case 'null':
      return null;
    case 'boolean':
      return draft.value;
    case 'string':
      return draft.token === undefined ? ['s', draft.text] : ['s', draft.text, draft.token];
    case 'number':
      return ['n', draft.text];
    case 'json':
      return ['j', draft.text];
    case 'array':
      return [draft.implied ? 'A' : 'a', draft.items.map((item) => encodeDraft(item.value))];
    case 'object':
      return [
        draft.implied ? 'O' : 'o',
        draft.entries.map(({ key, value, token }) =>
          token === undefined ? [key, encodeDraft(value)] : [key, encodeDraft(value), token],
        ),
      ];
  }
}

/** The draft that `encodeDraft` made this from; undefined for anything else. */
export function decodeDraft(stored: unknown): Draft | undefined {
  try {
    return decode(stored);
  } catch (error) {
    if (error instanceof NotADraft) return undefined;
    throw error;
  }
}

class NotADraft extends Error {}

function decode(stored: unknown): Draft {
  if (stored === 0) return ABSENT;
  if (stored === null) return NULL;
  if (typeof stored === 'boolean') return { kind: 'boolean', value: stored };
  const [tag, content, more, kept] = list(stored);
  switch (tag) {
    case 's':
      return { kind: 'string', text: string(content), ...optionalToken(more) };
    case 'n':
      return { kind: 'number', text: string(content) };
    case 'j':
      return { kind: 'json', text: string(content) };
    case 'a':
    case 'A': {
      const items = list(content).map((item, id) => ({ id, value: decode(item) }));
      return { kind: 'array', items, ...(tag === 'A' ? { implied: true } : {}) };
    }
    case 'o':
    case 'O':
      return {
        kind: 'object',
        entries: list(content).map(decodeEntry),
        ...(tag === 'O' ? { implied: true } : {}),
      };
    case 'm':
      return withMemo(decode(content), decodeMemo(more, kept));
    default:
      throw new NotADraft();
  }
}

function decodeEntry(stored: unknown): Entry {
  const [key, value, token] = list(stored);
  return { key: string(key), value: decode(value), ...optionalToken(token) };
}

function decodeMemo(choice: unknown, kept: unknown): Memo {
  const choices = Object.entries(record(choice)).map(([key, index]): [string, number] => [
    key,
    number(index),
  ]);
  const drafts = Object.entries(record(kept)).map(([key, value]): [string, Draft] => [key, decode(value)]);
  return { choice: Object.fromEntries(choices), kept: Object.fromEntries(drafts) };
}

function optionalToken(token: unknown): { token?: string } {
  return token === undefined ? {} : { token: string(token) };
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new NotADraft();
  return value;
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new NotADraft();
  return Object.fromEntries(Object.entries(value));
}

function string(value: unknown): string {
  if (typeof value !== 'string') throw new NotADraft();
  return value;
}

function number(value: unknown): number {
  if (typeof value !== 'number') throw new NotADraft();
  return value;
}
