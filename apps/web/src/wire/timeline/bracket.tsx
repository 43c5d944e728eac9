import { selectedPartner } from '../rows/row-state.ts';
import { ROW_PX } from '../rows/use-fixed-rows.ts';
import type { VirtualScroll } from '../scroll/use-virtual-scroll.ts';
import { useWire } from '../wire-context.ts';

/** Ties the selected row to its partner: a bracket in the left margin, open where it leaves the window. */
export function Bracket({ scroll }: { readonly scroll: VirtualScroll }) {
  const { store, shown, sel } = useWire();
  if (sel === undefined || sel >= store.rows.length) return null;
  const partner = selectedPartner(store, sel);
  const from = shown.indexOf(sel);
  const to = partner === undefined ? undefined : shown.indexOf(partner);
  if (from === undefined || to === undefined || from === to) return null;
  const top = (Math.min(from, to) + 0.5) * ROW_PX;
  const bottom = (Math.max(from, to) + 0.5) * ROW_PX;
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
