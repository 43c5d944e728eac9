import type { SessionInfo } from '@lifeline/wire';
import { useState } from 'react';
import { useT } from '../i18n/language.ts';
import { editCommandOf } from '../panels/start/kept-draft.ts';
import { useStore, useStoreVersion } from '../source/hooks.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { RevealText } from '../ui/reveal-text.tsx';
import { DisconnectButton, MoreButton, RestartButton } from './connection-buttons.tsx';
import { type HandshakeFailure, handshakeFailureOf } from './handshake-failed.ts';
import { goTo, navigate } from './router.ts';
import { StderrTail } from './stderr-tail.tsx';
import { UnansweredLine } from './unanswered-line.tsx';

/** The handshake came to nothing, but the server still runs: what failed, and what can be done. */
export function HandshakeBanner({ session }: { readonly session: SessionInfo }) {
  const t = useT();
  const store = useStore(session.id);
  useStoreVersion(store);
  const [open, setOpen] = useState(false);
  const failure = handshakeFailureOf(store.model);
  const { seq } = failure;
  const isRemote = session.http !== undefined;
  const asksForAuthorization = session.error?.code === 'unauthorized';
  return (
    <Banner
      tone="error"
      kind={asksForAuthorization ? 'unauthorized' : 'handshake-failed'}
      actions={
        <>
          <MoreButton sessionId={session.id} isOpen={open} onToggle={setOpen} />
          {seq === undefined ? null : (
            <Button onClick={() => navigate({ sel: seq })}>{t.app.banners.handshake.show}</Button>
          )}
          {isRemote ? (
            <Button
              data-action="edit-command"
              onClick={() => {
                editCommandOf(session, asksForAuthorization);
                goTo({ kind: 'start', panel: 'start' });
              }}
            >
              {asksForAuthorization ? t.app.banners.giveToken : t.app.banners.editUrl}
            </Button>
          ) : null}
          <RestartButton sessionId={session.id} />
          <DisconnectButton sessionId={session.id} />
        </>
      }
    >
      <p className="font-semibold">
        {asksForAuthorization ? t.app.banners.asksForAuthorization : <FailureSentence failure={failure} />}
      </p>
      <p className="text-text">
        {session.error === undefined ? null : <RevealText text={session.error.message} />}{' '}
        {isRemote ? t.app.banners.handshake.reachable : t.app.banners.handshake.runs}
      </p>
      {failure.asked === undefined ? null : (
        <UnansweredLine sessionId={session.id} exchange={failure.asked} />
      )}
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
