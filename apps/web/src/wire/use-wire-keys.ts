import { useRef } from 'react';
import { useKeys } from '../app/keys.ts';
import { navigate, WIRE_VIEWS, type WireView } from '../app/router.ts';
import { useT } from '../i18n/language.ts';
import { EMPTY_DRAFT } from './compose/draft.ts';
import { neighbourInExchange } from './rows/exchange-seqs.ts';
import { rowAfter, type Wire } from './wire-context.ts';

/** A held key moves at most once in this time: browsers refuse more than about 20 changes of the address a second. */
const REPEAT_MS = 60;

/** The keys of the wire, wherever the focus is (text boxes keep theirs). `close`: closes Compose while it is open. */
export function useWireKeys(wire: Wire, close: (() => void) | undefined): void {
  const t = useT();
  const words = t.wire.keys;
  const lastMs = useRef(0);
  const { sel, select, store, follow, setFollow, canSend, compose } = wire;

  const move = (by: number) => (event: KeyboardEvent) => {
    if (event.repeat && event.timeStamp - lastMs.current < REPEAT_MS) return;
    lastMs.current = event.timeStamp;
    const to = rowAfter(wire, by);
    if (to !== undefined) select(to);
  };
  const partner = (by: 1 | -1) => () => {
    const exchange = sel === undefined ? undefined : store.model.exchangeAt(sel);
    const to =
      exchange === undefined || sel === undefined ? undefined : neighbourInExchange(exchange, sel, by);
    if (to !== undefined) select(to);
  };
  const show = (view: WireView | undefined) => () => {
    if (view !== undefined) navigate({ view });
  };

  useKeys([
    { keys: ['j'], group: 'wire', label: words.next, run: move(1) },
    { keys: ['k'], group: 'wire', label: words.previous, run: move(-1) },
    { keys: ['g'], group: 'wire', label: words.first, run: move(Number.NEGATIVE_INFINITY) },
    { keys: ['G'], group: 'wire', label: words.last, run: move(Number.POSITIVE_INFINITY) },
    { keys: ['['], group: 'wire', label: words.before, run: partner(-1) },
    { keys: [']'], group: 'wire', label: words.after, run: partner(1) },
    { keys: ['f'], group: 'wire', label: words.follow, run: () => setFollow(!follow) },
    { keys: ['1'], group: 'wire', label: words.sequence, run: show(WIRE_VIEWS[0]) },
    { keys: ['2'], group: 'wire', label: words.timeline, run: show(WIRE_VIEWS[1]) },
    { keys: ['3'], group: 'wire', label: words.raw, run: show(WIRE_VIEWS[2]) },
    ...(canSend
      ? [{ keys: ['c'], group: 'wire' as const, label: words.compose, run: () => compose(EMPTY_DRAFT) }]
      : []),
    ...(close === undefined
      ? []
      : [{ keys: ['Escape'], group: 'wire' as const, label: t.ui.close, run: close }]),
  ]);
}
