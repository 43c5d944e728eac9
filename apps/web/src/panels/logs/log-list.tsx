import { ArrowDown } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect } from 'react';
import { navigate } from '../../app/router.ts';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { PREVIEW_BYTES } from '../../wire/rows/preview.ts';
import { useBodies } from '../../wire/rows/use-bodies.ts';
import { useVirtualScroll } from '../../wire/scroll/use-virtual-scroll.ts';
import { logLine } from './log-line.ts';
import { LogRow, logRowId } from './log-row.tsx';
import type { LogRows } from './log-rows.ts';
import { useNewest } from './use-newest.ts';

const ROW_PX = 28;
const STEP_ROWS = 4;

export interface LogListProps {
  readonly store: TraceStore;
  readonly rows: LogRows;
  /** seq of the selected line. */
  readonly selected: number | undefined;
}

/** The lines on screen; only they are in the page. Follows the newest until the reader scrolls up. */
export function LogList({ store, rows, selected }: LogListProps) {
  const t = useT();
  const { follow, setFollow, unseen } = useNewest(rows.length, selected !== undefined);
  const index = selected === undefined ? undefined : rows.indexOf(selected);
  const scroll = useVirtualScroll({
    total: rows.length * ROW_PX,
    follow,
    onFollow: setFollow,
    initialTop: () => (index ?? 0) * ROW_PX,
    onMoved: ignore,
    step: STEP_ROWS * ROW_PX,
    wholePx: 0,
  });
  const { reveal, viewport, shift } = scroll;
  // The detail of the selected line takes its room from the list, which then must not hide that line.
  useLayoutEffect(() => {
    if (index !== undefined && viewport > 0) reveal(index * ROW_PX, (index + 1) * ROW_PX);
  }, [index, viewport, reveal]);

  const first = Math.floor(scroll.from / ROW_PX);
  const end = Math.min(rows.length, Math.ceil(scroll.to / ROW_PX));
  const seqs: number[] = [];
  for (let at = first; at < end; at++) {
    const seq = rows.seqAt(at);
    if (seq !== undefined) seqs.push(seq);
  }
  useBodies(store, seqs, PREVIEW_BYTES);

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, Math.floor(viewport / ROW_PX) - 1);
    const to = targetOf(event.key, index, rows.length, page);
    const seq = to === undefined ? undefined : rows.seqAt(to);
    if (seq === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    navigate({ sel: seq });
  };
  const click = (event: MouseEvent) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-log-seq]') : null;
    // A drag that selected text was no click.
    if (row !== null && getSelection()?.isCollapsed !== false) navigate({ sel: Number(row.dataset.logSeq) });
  };

  return (
    <div className="relative flex min-h-24 flex-1 flex-col">
      <div
        {...scroll.scroller}
        role="listbox"
        tabIndex={0}
        aria-label={t.logs.list}
        aria-activedescendant={
          selected !== undefined && seqs.includes(selected) ? logRowId(selected) : undefined
        }
        className="relative min-h-0 flex-1 overflow-x-hidden overflow-y-scroll"
        onKeyDown={press}
        onClick={click}
      >
        <div role="none" className="relative isolate" style={{ height: scroll.height }}>
          {seqs.map((seq, at) => (
            <LogRow
              key={seq}
              seq={seq}
              atMs={store.rows.atMsAt(seq)}
              level={store.rows.kindAt(seq) === 'stderr' ? undefined : (store.rows.subjectAt(seq) ?? '')}
              bytes={store.rows.bytesAt(seq)}
              line={logLine(store, seq)}
              top={(first + at) * ROW_PX - shift}
              selected={seq === selected}
            />
          ))}
        </div>
      </div>
      {unseen === 0 ? null : <NewLines count={unseen} onShow={() => setFollow(true)} />}
    </div>
  );
}

function ignore(): void {}

function targetOf(key: string, at: number | undefined, count: number, page: number): number | undefined {
  const bounded = (index: number) => Math.max(0, Math.min(count - 1, index));
  if (key === 'ArrowDown') return at === undefined ? count - 1 : bounded(at + 1);
  if (key === 'ArrowUp') return at === undefined ? count - 1 : bounded(at - 1);
  if (key === 'PageDown') return bounded((at ?? 0) + page);
  if (key === 'PageUp') return bounded((at ?? count) - page);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function NewLines({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-2 z-10 flex justify-center">
      <button
        type="button"
        data-log-newest=""
        className="pointer-events-auto inline-flex h-7 items-center gap-1.5 rounded-control bg-accent px-3 font-semibold whitespace-nowrap text-on-accent figures"
        onClick={onShow}
      >
        <ArrowDown size={14} strokeWidth={2} aria-hidden />
        {t.wire.unseen(count, format.number(count))}
      </button>
    </div>
  );
}
