import { changeSentences, isKnownChange } from '@lifeline/compare';
import type { Comparison } from '@lifeline/wire';
import { useLanguage } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { EffectBadge } from './effect-badge.tsx';

type Change = Comparison['definitions']['changed'][number]['changes'][number];

/** One change of a definition: what it means, where it is, and why. */
export function ChangeLine({ change }: { readonly change: Change }) {
  const language = useLanguage();
  return (
    <li data-change={change.code} data-effect={change.effect} className="flex items-baseline gap-2">
      <EffectBadge effect={change.effect} />
      <span className="min-w-0">
        <span className="block break-words">
          <RevealText text={isKnownChange(change) ? changeSentences(change, language) : change.code} />
        </span>
        <span className="block font-mono text-meta break-all text-text-3">
          <RevealText text={change.pointer} />
        </span>
      </span>
    </li>
  );
}
