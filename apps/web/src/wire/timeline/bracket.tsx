import { exchangeSeqs } from '../rows/exchange-seqs.ts';
import { ROW_PX } from '../rows/use-fixed-rows.ts';
import type { VirtualScroll } from '../scroll/use-virtual-scroll.ts';
import { useWire } from '../wire-context.ts';

/** Ties the rows of the selected row's exchange: a bracket in the left margin, open where it leaves the window. */
export function Bracket({ scroll }: { readonly scroll: VirtualScroll }) {
  const { store, shown, sel } = useWire();
  if (sel === undefined || sel >= store.rows.length) return null;
  const exchange = store.model.exchangeAt(sel);
  if (exchange === undefined || shown.indexOf(sel) === undefined) return null;
  const rows = exchangeSeqs(exchange).flatMap((seq) => shown.indexOf(seq) ?? []);
  const from = rows[0];
  const to = rows.at(-1);
  if (from === undefined || to === undefined || from === to) return null;
  const top = (from + 0.5) * ROW_PX;
  const bottom = (to + 0.5) * ROW_PX;
  const shownTop = Math.max(top, scroll.from);
  const shownBottom = Math.min(bottom, scroll.to);
  if (shownBottom <= shownTop) return null;
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute left-0.5 w-1.5 border-l-2 border-accent"
      style={{
        top: shownTop - scroll.shift,
        height: shownBottom - shownTop,
        borderTopWidth: shownTop === top ? 2 : 0,
        borderBottomWidth: shownBottom === bottom ? 2 : 0,
      }}
    />
  );
}
