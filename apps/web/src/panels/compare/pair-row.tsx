import type { SideMessage } from '@lifeline/wire';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { DirectionGlyph, KindGlyph } from '../../wire/glyphs.tsx';
import { MethodName } from '../../wire/method-name.tsx';
import { OutcomeBadge } from '../../wire/outcome-badge.tsx';
import type { AlignedRow } from './aligned.ts';
import { StatusGlyph } from './status-glyph.tsx';

/** One line of the comparison: what A has left, what B has right, and how they stand to each other. */
export function PairRow({ row }: { readonly row: AlignedRow }) {
  const t = useT();
  const { status, a, b, differences } = row;
  const words =
    status === 'differs'
      ? differences.map((difference) => t.compare.differences[difference]).join(t.compare.separator)
      : t.compare.statuses[status];
  return (
    <div className="grid h-full grid-cols-[minmax(0,1fr)_140px_minmax(0,1fr)] items-center border-b border-border">
      <Half message={a} differences={differences} />
      <span
        className={classes(
          'flex items-center justify-center gap-1.5 overflow-hidden text-meta whitespace-nowrap',
          status === 'same' ? 'text-text-3' : 'font-semibold text-accent',
        )}
      >
        <StatusGlyph status={status} />
        <span className="truncate">{words}</span>
      </span>
      <Half message={b} differences={differences} />
    </div>
  );
}

interface HalfProps extends Pick<AlignedRow, 'differences'> {
  readonly message: SideMessage | undefined;
}

function Half({ message, differences }: HalfProps) {
  const t = useT();
  const format = useFormat();
  if (message === undefined) return <span className="h-full bg-fill" />;
  const { seq, kind, dir, method, subject, outcome, errorCode, ms } = message;
  return (
    <span className="flex min-w-0 items-center gap-2 px-3">
      <span className="w-10 shrink-0 text-right text-meta text-text-3 figures">{seq}</span>
      <span className="flex shrink-0 gap-1 text-text-3">
        <DirectionGlyph toServer={dir === 'toServer'} />
        <KindGlyph kind={kind} />
      </span>
      <span className="flex min-w-0 flex-1 items-baseline gap-1.5">
        {method === '' ? (
          <span className="text-text-2">{t.wire.kinds[kind]}</span>
        ) : (
          <MethodName method={method} />
        )}
        {subject === undefined ? null : (
          <span className="min-w-8 truncate font-mono text-wire text-text-2">
            <RevealText text={subject} />
          </span>
        )}
      </span>
      {outcome === undefined ? null : <OutcomeBadge outcome={outcome} errorCode={errorCode} />}
      <span
        className={classes(
          'w-16 shrink-0 text-right text-meta whitespace-nowrap figures',
          differences.includes('time') ? 'font-semibold text-accent' : 'text-text-3',
        )}
      >
        {ms === undefined ? null : format.ms(ms)}
      </span>
    </span>
  );
}
