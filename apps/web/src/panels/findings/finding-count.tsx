import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import type { FindingCount } from './lint-state.ts';

/** A small figure at an entry: how much was found in it; violet where a rule is broken. */
export function FindingCountMark({ found }: { readonly found: FindingCount | undefined }) {
  const t = useT();
  if (found === undefined) return null;
  const isGrave = found.worst !== 'advice';
  return (
    <small
      data-finding-count={found.count}
      title={t.findings.atItem(found.count)}
      className={classes('shrink-0 text-badge figures', isGrave ? 'text-malformed' : 'text-text-3')}
    >
      <span aria-hidden>{isGrave ? '●' : '○'}</span> {found.count}
      <span className="sr-only"> {t.findings.atItem(found.count)}</span>
    </small>
  );
}
