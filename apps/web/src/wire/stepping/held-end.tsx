import type { SteppingInfo } from '@lifeline/wire';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWire } from '../wire-context.ts';

/** What became of messages that nobody decided about, until the reader has seen it. */
export function HeldEnd({ ended }: { readonly ended: NonNullable<SteppingInfo['ended']> }) {
  const t = useT();
  const format = useFormat();
  const { select } = useWire();
  const [seen, setSeen] = useState(false);
  if (seen) return null;
  const { why, delivered, dropped, seq } = ended;
  const words = t.stepping.ended;
  return (
    <Banner
      tone="info"
      kind="held-ended"
      actions={
        <>
          <Button onClick={() => select(seq)}>{words.show}</Button>
          <IconButton icon={X} label={t.ui.close} onClick={() => setSeen(true)} />
        </>
      }
    >
      {words.why[why]} {delivered > 0 ? `${words.delivered(delivered, format.number(delivered))} ` : null}
      {dropped > 0 ? words.dropped(dropped, format.number(dropped)) : null}
    </Banner>
  );
}
