import { parseJson } from '@lifeline/json';
import { applyChange } from './text/edit-json.ts';
import type { Case, Reason, Suite } from './types.ts';

/** The arguments of a case as JSON text with its templates; `text` undefined where the call has none. */
export type CaseArguments =
  | { readonly ok: true; readonly text: string | undefined }
  | { readonly ok: false; readonly reason: Reason };

/** The arguments that a case stands for. They may be any JSON: what a server makes of them is the question. */
export function caseArguments(suite: Suite, { tool, input }: Case): CaseArguments {
  if (input.kind === 'none') return { ok: true, text: undefined };
  if (input.kind === 'own') return valid(input.argumentsText);
  const base = suite.tools
    .find(({ name }) => name === tool)
    ?.bases.find(({ name }) => name === input.base)?.argumentsText;
  if (base === undefined) return { ok: false, reason: { code: 'base-missing', detail: input.base } };
  const { change } = input;
  if (change === undefined) return valid(base);
  if (change.kind === 'remove' && change.pointer === '') return { ok: true, text: undefined };
  const text = applyChange(base, change);
  return text === undefined
    ? { ok: false, reason: { code: 'bad-arguments', at: change.pointer } }
    : valid(text);
}

function valid(text: string): CaseArguments {
  const parsed = parseJson(text);
  if (parsed.ok) return { ok: true, text };
  return { ok: false, reason: { code: 'bad-arguments', detail: parsed.error.reason } };
}
