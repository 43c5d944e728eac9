import { CircleAlert } from 'lucide-react';
import { useT } from '../i18n/language.ts';

/** The mark of a request that was sent although its form had found something wrong. */
export function SentIssues({ count }: { readonly count: number }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <span data-sent-issues={count} className="flex items-center gap-1 text-meta text-malformed">
      <CircleAlert size={14} strokeWidth={1.5} aria-hidden />
      {t.results.sentWithIssues(count)}
    </span>
  );
}
