import { useEffect, useState } from 'react';
import { ASKED_LIMIT_MS, checkValue } from '../forms/check/check-value.ts';
import type { Checked } from '../forms/check/protocol.ts';

/** Lifeline's judgement of structured content against the tool's outputSchema. */
export type OutputVerdict =
  | { readonly kind: 'none' | 'missing' | 'ok' | 'checking' }
  | { readonly kind: 'unchecked'; readonly why: 'timeout' | 'failed' | 'schema' }
  | { readonly kind: 'violated'; readonly checked: Exclude<Checked, 'timeout' | 'failed'> };

/**
 * `schemaText` undefined: no schema declared. `structuredText` undefined: no structured content came, which a tool
 * error may do (revision 2025-06-18, server/tools, output schema).
 */
export function useOutputVerdict(
  schemaText: string | undefined,
  structuredText: string | undefined,
  isError: boolean,
): OutputVerdict {
  const [answer, setAnswer] = useState<{ readonly of: string; readonly checked: Checked }>();
  const key = `${schemaText}\n${structuredText}`;
  useEffect(() => {
    if (schemaText === undefined || structuredText === undefined) return;
    let current = true;
    void checkValue(schemaText, structuredText, ASKED_LIMIT_MS).then((checked) => {
      if (current) setAnswer({ of: key, checked });
    });
    return () => {
      current = false;
    };
  }, [schemaText, structuredText, key]);
  if (schemaText === undefined) return { kind: 'none' };
  if (structuredText === undefined) return { kind: isError ? 'none' : 'missing' };
  if (answer?.of !== key) return { kind: 'checking' };
  return verdictOf(answer.checked);
}

function verdictOf(checked: Checked): OutputVerdict {
  if (checked === 'timeout' || checked === 'failed') return { kind: 'unchecked', why: checked };
  if (checked.issues.length > 0) return { kind: 'violated', checked };
  return checked.problems.length > 0 ? { kind: 'unchecked', why: 'schema' } : { kind: 'ok' };
}
