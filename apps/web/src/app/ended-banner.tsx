import type { SessionInfo } from '@lifeline/wire';
import { useState } from 'react';
import { useT } from '../i18n/language.ts';
import { editCommandOf } from '../panels/start/kept-draft.ts';
import { BridgeError } from '../source/errors.ts';
import { useStore, useStoreVersion } from '../source/hooks.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { MoreButton, RestartButton } from './connection-buttons.tsx';
import { type Ended, endedOf, endedText } from './ended.ts';
import { FailureText } from './failure.tsx';
import { LastError } from './last-error.tsx';
import { goTo } from './router.ts';
import { SpawnFailure } from './spawn-failure.tsx';
import { StderrTail } from './stderr-tail.tsx';

/** How the connection ended: exit code, unfinished calls, last stderr lines, and the way back. */
export function EndedBanner({ session }: { readonly session: SessionInfo }) {
  const t = useT();
  const store = useStore(session.id);
  useStoreVersion(store);
  const [open, setOpen] = useState(false);
  const ended = endedOf(store.model);
  const calm = ended.how === 'disconnected' && ended.unfinished === 0;
  const failedSeq = ended.how === 'failed' ? store.model.connections.at(-1)?.spawnFailedSeq : undefined;
  // Exit code and signal are said in the first line already.
  const said = ended.how === 'code' || ended.how === 'signal' || ended.how === 'disconnected';
  return (
    <Banner
      tone={calm ? 'info' : 'error'}
      kind="server-ended"
      actions={
        <>
          <MoreButton
            sessionId={session.id}
            label={failedSeq === undefined ? undefined : t.app.banners.details}
            isOpen={open}
            onToggle={setOpen}
          />
          {ended.how === 'disconnected' || session.demo !== undefined ? null : (
            <Button
              data-action="edit-command"
              onClick={() => {
                editCommandOf(session);
                goTo({ kind: 'start', panel: 'start' });
              }}
            >
              {session.http === undefined ? t.app.banners.editCommand : t.app.banners.editUrl}
            </Button>
          )}
          <RestartButton sessionId={session.id} />
        </>
      }
    >
      <p className="font-semibold">
        <EndedText ended={ended} />
      </p>
      {ended.how === 'code' && ended.detail !== '0' ? <LastError sessionId={session.id} /> : null}
      {session.error === undefined || said ? null : (
        <p className="text-text">
          <FailureText error={BridgeError.of(session.error)} />
        </p>
      )}
      {open && failedSeq === undefined ? <StderrTail sessionId={session.id} lines={20} /> : null}
      {open && failedSeq !== undefined ? <SpawnFailure sessionId={session.id} seq={failedSeq} /> : null}
    </Banner>
  );
}

function EndedText({ ended }: { readonly ended: Ended }) {
  const t = useT();
  const how = endedText(ended, t);
  return ended.unfinished === 0 ? how : `${how} ${t.app.banners.unfinished(ended.unfinished)}`;
}
