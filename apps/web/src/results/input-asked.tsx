import type { Exchange } from '@lifeline/model';
import { navigate } from '../app/router.ts';
import { useT } from '../i18n/language.ts';
import { useStoreVersion } from '../source/hooks.ts';
import type { TraceStore } from '../source/trace-store.ts';
import { Button } from '../ui/button.tsx';

/** Whether the result of an exchange asks for input, and whether some of it is still open. */
export function useAskedInput(
  store: TraceStore,
  { responseSeq }: Exchange,
): { readonly isOpen: boolean } | undefined {
  useStoreVersion(store);
  const { model } = store;
  if (responseSeq === undefined || model.summaryAt(responseSeq)?.kind !== 'input-required') return undefined;
  const isOpen = model.serverRequests.some(
    ({ input, state }) => input?.seq === responseSeq && state === 'open',
  );
  return { isOpen };
}

/** Says that this is no final result: the request goes out again once the input is there. */
export function InputAsked({ isOpen }: { readonly isOpen: boolean }) {
  const words = useT().results.inputAsked;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-pending-fill px-3 py-2">
      <p className="min-w-0 flex-1">{isOpen ? words.open : words.over}</p>
      {isOpen ? <Button onClick={() => navigate({ panel: 'inbox' })}>{words.answer}</Button> : null}
    </div>
  );
}
