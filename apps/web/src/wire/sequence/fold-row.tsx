import { type FoldLine, gutterTime } from '@lifeline/diagram';
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useMoment } from '../../app/past/use-moment.ts';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { MethodName } from '../method-name.tsx';
import type { RowFacts } from '../rows/row-facts.ts';
import { rowHooks } from '../rows/row-hooks.ts';
import { type RowState, rowElementId } from '../rows/row-shell.tsx';
import { LabelBoxView } from './label-box.tsx';
import { ArrowLayer } from './row-frame.tsx';

export interface FoldRowProps {
  readonly line: FoldLine;
  readonly facts: RowFacts;
  readonly top: number;
  readonly state: RowState;
  readonly onToggle: (fromSeq: number) => void;
}

/**
 * A run of similar rows as one. Closed, it stands for its first row and is an option of the list like any other;
 * open, it is the heading of its rows. A click opens or closes it.
 */
export function FoldRow({ line, facts, top, state, onToggle }: FoldRowProps) {
  const t = useT();
  const format = useFormat();
  const at = useMoment();
  const { fold } = line;
  const count = format.number(fold.count);
  const what =
    fold.of === 'pages' ? `${fold.method ?? ''} ${t.wire.foldPages}` : (fold.method ?? t.wire.kinds.stderr);
  const click = (event: MouseEvent) => {
    event.stopPropagation();
    onToggle(fold.fromSeq);
  };
  const shared = {
    'data-fold': fold.count,
    'data-fold-from': fold.fromSeq,
    'data-fold-to': fold.toSeq,
    'data-after': at !== undefined && fold.fromSeq > at ? '' : undefined,
    title: fold.open ? t.wire.fold : t.wire.open,
    className: 'wire-row absolute inset-x-0 cursor-pointer',
    style: { top, height: line.height },
    onClick: click,
  };
  const content = <FoldContent line={line} what={what} count={count} />;
  if (fold.open) {
    return (
      <div {...shared} role="none" aria-hidden>
        {content}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the listbox holds the focus and names its active option
    <div
      {...rowHooks(facts)}
      {...shared}
      id={rowElementId(fold.fromSeq)}
      role="option"
      aria-selected={state === 'selected'}
      aria-label={`${facts.seq}${t.wire.name.separator}${t.wire.name.fold(count, what)}`}
      data-partner={state === 'partner' ? '' : undefined}
    >
      {content}
    </div>
  );
}

interface FoldContentProps {
  readonly line: FoldLine;
  readonly what: string;
  readonly count: string;
}

function FoldContent({ line, what, count }: FoldContentProps): ReactNode {
  const { fold, arrow, box } = line;
  const Chevron = fold.open ? ChevronDown : ChevronRight;
  return (
    <>
      <time className="absolute bottom-0.5 left-0 w-[60px] text-right text-badge whitespace-nowrap text-text-3 figures">
        {gutterTime(fold.fromMs)}
      </time>
      {arrow === undefined ? null : (
        <ArrowLayer arrow={arrow} lineTop={line.top} height={line.height} selected={false} fresh={false} />
      )}
      <LabelBoxView
        box={box}
        lineTop={line.top}
        before={<Chevron size={14} strokeWidth={2} className="text-text-2" aria-hidden />}
      >
        <MethodName method={what} />
        <span className="shrink-0 rounded-control bg-fill px-1.5 text-badge font-semibold text-text-2 figures">
          × {count}
        </span>
      </LabelBoxView>
    </>
  );
}
