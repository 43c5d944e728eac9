import type { Exchange } from '@lifeline/model';
import { navigate } from '../app/router.ts';
import { useT } from '../i18n/language.ts';
import { useStoreVersion } from '../source/hooks.ts';
import type { TraceStore } from '../source/trace-store.ts';
import { Button } from '../ui/button.tsx';

/** `open`, `over`: the result asks for input, which is awaited or not any more; `meanwhile`: a request of the server does. */
export type AskedState = 'open' | 'over' | 'meanwhile';

/** Whether the server asks something before the exchange comes to its end. */
export function useAskedInput(
  store: TraceStore,
  { index, outcome, responseSeq }: Exchange,
): AskedState | undefined {
  useStoreVersion(store);
  const { model } = store;
  if (outcome === 'pending') {
    const asks = model.serverRequests.some(
      ({ exchange, state }) => state === 'open' && model.exchanges[exchange]?.parent === index,
    );
    return asks ? 'meanwhile' : undefined;
  }
  if (responseSeq === undefined || model.summaryAt(responseSeq)?.kind !== 'input-required') return undefined;
  const isOpen = model.serverRequests.some(
    ({ input, state }) => input?.seq === responseSeq && state === 'open',
  );
  return isOpen ? 'open' : 'over';
}

/** Says that this is no final result, what has to happen first, and where. */
export function InputAsked({ state }: { readonly state: AskedState }) {
  const words = useT().results.inputAsked;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-pending-fill px-3 py-2">
      <p className="min-w-0 flex-1">{words[state]}</p>
      {state === 'over' ? null : (
        <Button data-action="open-inbox" onClick={() => navigate({ panel: 'inbox' })}>
          {words.answer}
        </Button>
      )}
    </div>
  );
}
