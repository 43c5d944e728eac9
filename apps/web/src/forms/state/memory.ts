import type { Draft } from '@lifeline/schema-form';

const MAX_FORMS = 200;
const drafts = new Map<string, Draft>();
const editing = new Set<string>();

/** The draft as this tab last had it, secrets included: they live here only. */
export function recall(key: string): Draft | undefined {
  return drafts.get(key);
}

export function remember(key: string, draft: Draft): void {
  drafts.delete(key);
  drafts.set(key, draft);
  const [oldest] = drafts.keys();
  if (drafts.size > MAX_FORMS && oldest !== undefined) drafts.delete(oldest);
}

/** Whether JSON mode was on when the form was last open in this tab. */
export function wasEditing(key: string): boolean {
  return editing.has(key);
}

export function noteEditing(key: string, isEditing: boolean): void {
  if (isEditing) editing.add(key);
  else editing.delete(key);
}
