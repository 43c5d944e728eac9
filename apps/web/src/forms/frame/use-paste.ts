import { type Draft, draftFromText, readPastedArguments } from '@lifeline/schema-form';
import { type ClipboardEvent, useState } from 'react';
import type { FormApi } from '../state/form-api.ts';

/** A paste that filled the whole form. */
export interface Pasted {
  readonly tool: string | undefined;
  readonly text: string;
  /** The field that it was pasted into, if it was one. */
  readonly pointer: string | undefined;
  readonly before: Draft;
}

/**
 * Pasting a `tools/call` line, or a JSON object with members of this form, fills the whole form. JSON boxes and
 * boxes with text in them take it as text, as does everything that is not such JSON.
 */
export function usePaste(api: FormApi, names: readonly string[]) {
  const [pasted, setPasted] = useState<Pasted>();
  const onPaste = (event: ClipboardEvent<HTMLFormElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    const box = target.closest('input, textarea');
    if (box?.matches('[data-control="text"], [data-control="number"], [data-control="date"]') === false)
      return;
    const text = event.clipboardData.getData('text/plain');
    const found = readPastedArguments(text);
    if (found === undefined) return;
    const isFilled =
      (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) && box.value !== '';
    const knows = box === null || found.keys.some((key) => names.includes(key));
    const draft = found.isCall || (!isFilled && knows) ? draftFromText(found.text) : undefined;
    if (draft === undefined) return;
    event.preventDefault();
    const pointer = box?.closest<HTMLElement>('[data-pointer]')?.dataset.pointer;
    setPasted({ tool: found.tool, text, pointer, before: api.root() });
    api.edit('', () => draft);
  };
  const forget = () => setPasted(undefined);
  const undo = () => {
    if (pasted !== undefined) api.edit('', () => pasted.before);
    forget();
  };
  const asText = () => {
    undo();
    if (pasted?.pointer !== undefined)
      api.edit(pasted.pointer, () => ({ kind: 'string', text: pasted.text }));
  };
  return { pasted, onPaste, forget, undo, asText };
}
