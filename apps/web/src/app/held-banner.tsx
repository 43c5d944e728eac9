import { useFormat } from '../i18n/format.ts';
import { useT } from '../i18n/language.ts';
import { useStore, useStoreVersion } from '../source/hooks.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { setPaneLayout, usePaneLayout } from './pane-layout.ts';
import { useWidthClass } from './use-width.ts';

/** Where the wire is out of sight: that step mode holds something there, which may be what the reader waits for. */
export function HeldBanner({ sessionId }: { readonly sessionId: string }) {
  const t = useT();
  const format = useFormat();
  const store = useStore(sessionId);
  useStoreVersion(store);
  const layout = usePaneLayout();
  const isNarrow = useWidthClass() === 'narrow';
  const { length } = store.model.waiting;
  const isHidden = layout === 'panel' || (isNarrow && layout !== 'wire');
  if (length === 0 || !isHidden) return null;
  return (
    <Banner
      tone="info"
      kind="held"
      actions={
        <Button onClick={() => setPaneLayout(isNarrow ? 'wire' : 'both')}>{t.stepping.showWire}</Button>
      }
    >
      {t.stepping.title} · {t.stepping.held(length, format.number(length))}
    </Banner>
  );
}
