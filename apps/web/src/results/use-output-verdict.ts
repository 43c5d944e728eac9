import { useEffect, useState } from 'react';
import { ASKED_LIMIT_MS, type Checked, checkValue } from '../forms/index.ts';

/**
 * Lifeline's judgement of a tool's result against its outputSchema. `excused`: a tool error, which need not carry
 * structured content.
 */
export type OutputVerdict =
  | { readonly kind: 'none' | 'missing' | 'excused' | 'ok' | 'checking' }
  | { readonly kind: 'unchecked'; readonly why: 'timeout' | 'failed' | 'schema' }
  | { readonly kind: 'violated'; readonly checked: Exclude<Checked, 'timeout' | 'failed'> };

/** What is judged; `schemaText` undefined: none declared. `structuredText` undefined: none came. */
export interface JudgedOutput {
  readonly schemaText: string | undefined;
  readonly structuredText: string | undefined;
  readonly isError: boolean;
}

/** The verdict on a tool's result (revision 2025-06-18 on, server/tools, output schema). */
export function useOutputVerdict({ schemaText, structuredText, isError }: JudgedOutput): OutputVerdict {
  const [answer, setAnswer] = useState<{
    readonly schemaText: string;
    readonly structuredText: string;
    readonly checked: Checked;
  }>();
  useEffect(() => {
    if (schemaText === undefined || structuredText === undefined) return;
    let current = true;
    void checkValue(schemaText, structuredText, ASKED_LIMIT_MS).then((checked) => {
      if (current) setAnswer({ schemaText, structuredText, checked });
    });
    return () => {
      current = false;
    };
  }, [schemaText, structuredText]);
  if (schemaText === undefined) return { kind: 'none' };
  if (structuredText === undefined) return { kind: isError ? 'excused' : 'missing' };
  if (answer?.schemaText !== schemaText || answer.structuredText !== structuredText)
    return { kind: 'checking' };
  return verdictOf(answer.checked);
}

function verdictOf(checked: Checked): OutputVerdict {
  if (checked === 'timeout' || checked === 'failed') return { kind: 'unchecked', why: checked };
  if (checked.issues.length > 0) return { kind: 'violated', checked };
  return checked.problems.length > 0 ? { kind: 'unchecked', why: 'schema' } : { kind: 'ok' };
}

/** The verdict as an attribute; absent while there is none. */
export function verdictName(
  verdict: OutputVerdict | undefined,
): 'ok' | 'violated' | 'missing' | 'none' | undefined {
  switch (verdict?.kind) {
    case 'ok':
    case 'violated':
    case 'missing':
    case 'none':
      return verdict.kind;
    case 'excused':
      return 'none';
    default:
      return undefined;
  }
}
