import { parseJson } from '@lifeline/json';
import { objectMember } from '../../results/response.ts';

export const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const;
export type Hint = (typeof HINTS)[number];

/** The annotations that a tool's entry declares as booleans (revision 2025-03-26 on, server/tools). */
export function hintsOf(entryText: string): readonly { readonly hint: Hint; readonly value: boolean }[] {
  const parsed = parseJson(entryText);
  const annotations = parsed.ok ? objectMember(parsed.node, 'annotations') : undefined;
  return HINTS.flatMap((hint) => {
    const node = objectMember(annotations, hint);
    return node?.type === 'boolean' ? [{ hint, value: node.value === true }] : [];
  });
}
