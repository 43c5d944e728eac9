import { RevealText } from '../ui/reveal-text.tsx';
import type { TextPart } from './secret-text.ts';

/** Text whose secrets are covered by style: what is copied or read by a program stays exact. */
export function MaskedText({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ at, text, isSecret }) =>
    isSecret ? (
      <RevealText key={at} text={text} className="[-webkit-text-security:disc]" />
    ) : (
      <RevealText key={at} text={text} />
    ),
  );
}
