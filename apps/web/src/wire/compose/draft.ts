import { checkJson, type JsonError } from '@lifeline/json';

export const COMPOSE_KINDS = ['request', 'notification', 'raw'] as const;
export type ComposeKind = (typeof COMPOSE_KINDS)[number];

/** What is being composed. `text`: params as JSON text ('' = none), of `raw` the whole line. */
export interface ComposeDraft {
  readonly kind: ComposeKind;
  readonly method: string;
  readonly text: string;
}

export const EMPTY_DRAFT: ComposeDraft = { kind: 'request', method: '', text: '' };

/** What is odd about a draft. It can be sent all the same. */
export type DraftIssue =
  | { readonly kind: 'not-json'; readonly error: JsonError }
  | { readonly kind: 'not-object' }
  | { readonly kind: 'no-method' }
  | { readonly kind: 'lines'; readonly count: number };

/** Oddities that the sender should know of before the server sees them. */
export function draftIssues(draft: ComposeDraft): readonly DraftIssue[] {
  const issues: DraftIssue[] = [];
  if (draft.kind !== 'raw' && draft.method === '') issues.push({ kind: 'no-method' });
  if (draft.kind === 'raw') {
    const lines = draft.text.replace(/\n$/, '').split('\n');
    if (lines.length > 1) return [{ kind: 'lines', count: lines.length }];
  }
  if (draft.kind !== 'raw' && draft.text.trim() === '') return issues;
  const error = checkJson(draft.text);
  if (error !== undefined) issues.push({ kind: 'not-json', error });
  else if (!draft.text.trimStart().startsWith('{')) issues.push({ kind: 'not-object' });
  return issues;
}

/** The line that will be sent, as far as the page can know it: the client allots the id. */
export function draftLine(draft: ComposeDraft): string {
  if (draft.kind === 'raw') return draft.text;
  const id = draft.kind === 'request' ? ',"id":…' : '';
  const params = paramsOf(draft);
  const tail = params === undefined ? '' : `,"params":${params.replace(/\r\n|[\r\n]/g, ' ')}`;
  return `{"jsonrpc":"2.0"${id},"method":${JSON.stringify(draft.method)}${tail}}`;
}

/** Params to send; undefined when nothing was typed. */
export function paramsOf(draft: ComposeDraft): string | undefined {
  return draft.text.trim() === '' ? undefined : draft.text;
}
