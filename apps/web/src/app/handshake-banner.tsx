import type { SessionInfo } from '@lifeline/wire';
import { useState } from 'react';
import { useT } from '../i18n/language.ts';
import { useStore, useStoreVersion } from '../source/hooks.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { RevealText } from '../ui/reveal-text.tsx';
import { DisconnectButton, MoreButton, RestartButton } from './connection-buttons.tsx';
import { type HandshakeFailure, handshakeFailureOf } from './handshake-failed.ts';
import { navigate } from './router.ts';
import { StderrTail } from './stderr-tail.tsx';

/** The handshake came to nothing, but the server still runs: what failed, and what can be done. */
export function HandshakeBanner({ session }: { readonly session: SessionInfo }) {
  const t = useT();
  const store = useStore(session.id);
  useStoreVersion(store);
  const [open, setOpen] = useState(false);
  const failure = handshakeFailureOf(store.model);
  const { seq } = failure;
  return (
    <Banner
      tone="error"
      kind="handshake-failed"
      actions={
        <>
          <MoreButton sessionId={session.id} isOpen={open} onToggle={setOpen} />
          {seq === undefined ? null : (
            <Button onClick={() => navigate({ sel: seq })}>{t.app.banners.handshake.show}</Button>
          )}
          <RestartButton sessionId={session.id} />
          <DisconnectButton sessionId={session.id} />
        </>
      }
    >
      <p className="font-semibold">
        <FailureSentence failure={failure} />
      </p>
      <p className="text-text">
        {session.error === undefined ? null : <RevealText text={session.error.message} />}{' '}
        {t.app.banners.handshake.runs}
      </p>
      {open ? <StderrTail sessionId={session.id} lines={20} /> : null}
    </Banner>
  );
}

function FailureSentence({ failure }: { readonly failure: HandshakeFailure }) {
  const words = useT().app.banners.handshake;
  switch (failure.how) {
    case 'error':
      return words.error(failure.code ?? '');
    case 'timeout':
      return words.timeout;
    case 'other':
      return words.other;
  }
}
