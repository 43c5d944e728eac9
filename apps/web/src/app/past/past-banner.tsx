import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { useStore, useStoreVersion } from '../../source/hooks.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { goToMoment, useMoment } from './use-moment.ts';

/** Says that the panels show a moment of the past, and leads back. */
export function PastBanner({ sessionId }: { readonly sessionId: string }) {
  const t = useT();
  const format = useFormat();
  const at = useMoment();
  const store = useStore(sessionId);
  useStoreVersion(store);
  if (at === undefined) return null;
  const time = at < store.rows.length ? format.ms(store.rows.atMsAt(at)) : '…';
  return (
    <Banner
      tone="info"
      kind="past"
      actions={<Button onClick={() => goToMoment(undefined)}>{t.wire.scrubber.now}</Button>}
    >
      {t.wire.scrubber.past(format.number(at), time)}
    </Banner>
  );
}
