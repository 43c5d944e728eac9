import { navigate } from '../../app/router.ts';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { useStore, useStoreVersion } from '../../source/hooks.ts';

/** Messages that break a rule: they are marked on the wire, where the filter shows them alone. */
export function WireNote({ sessionId }: { readonly sessionId: string }) {
  const t = useT();
  const format = useFormat();
  const store = useStore(sessionId);
  useStoreVersion(store);
  const { faultyRows } = store.model.stats;
  if (faultyRows === 0) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 border-b border-border px-4 py-2 text-text-2">
      {t.findings.onWire(faultyRows, format.number(faultyRows))}
      <button
        type="button"
        className="rounded-control text-accent hover:underline"
        onClick={() => navigate({ q: 'finding:*' })}
      >
        {t.findings.showOnWire}
      </button>
    </p>
  );
}
