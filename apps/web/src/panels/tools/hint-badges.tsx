import { useMemo } from 'react';
import { useT } from '../../i18n/language.ts';
import { Badge } from '../../ui/badge.tsx';
import { hintsOf } from './hints.ts';

/** A tool's annotations in words; they are the server's own claims. */
export function HintBadges({ entryText }: { readonly entryText: string }) {
  const t = useT();
  const hints = useMemo(() => hintsOf(entryText), [entryText]);
  if (hints.length === 0) return null;
  return (
    <>
      <span className="ml-1 text-meta text-text-3">{t.tools.serverSays}</span>
      {hints.map(({ hint, value }) => (
        <Badge key={hint} title={t.tools.hintText[hint]}>
          {t.tools.hints[hint][`${value}`]}
        </Badge>
      ))}
    </>
  );
}
