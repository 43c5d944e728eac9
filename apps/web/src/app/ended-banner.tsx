import type { SessionInfo } from '@lifeline/wire';
import { useState } from 'react';
import { useT } from '../i18n/language.ts';
import { BridgeError } from '../source/errors.ts';
import { useCommands, useStore, useStoreVersion } from '../source/hooks.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { type Ended, endedOf } from './ended.ts';
import { FailureText } from './failure.tsx';
import { useRun } from './run.ts';
import { StderrTail } from './stderr-tail.tsx';

/** How the connection ended: exit code, unfinished calls, last stderr lines, and the way back. */
export function EndedBanner({ session }: { readonly session: SessionInfo }) {
  const t = useT();
  const commands = useCommands(session.id);
  const run = useRun();
  const store = useStore(session.id);
  useStoreVersion(store);
  const ended = endedOf(store.model);
  const calm = ended.how === 'disconnected' && ended.unfinished === 0;
  const [open, setOpen] = useState(false);
  return (
    <Banner
      tone={calm ? 'info' : 'error'}
      kind="server-ended"
      actions={
        <>
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            {t.app.banners.stderr}
          </Button>
          <Button data-action="restart" onClick={() => run(commands.restart())}>
            {t.app.restart}
          </Button>
        </>
      }
    >
      <p className="font-semibold">
        <EndedText ended={ended} />
      </p>
      {session.error === undefined ? null : (
        <p className="text-text">
          <FailureText error={BridgeError.of(session.error)} />
        </p>
      )}
      {open ? <StderrTail sessionId={session.id} lines={20} /> : null}
    </Banner>
  );
}

function EndedText({ ended }: { readonly ended: Ended }) {
  const t = useT();
  const words = t.app.banners.ended;
  const how =
    ended.how === 'code' || ended.how === 'signal' ? words[ended.how](ended.detail ?? '') : words[ended.how];
  return ended.unfinished === 0 ? how : `${how} ${t.app.banners.unfinished(ended.unfinished)}`;
}
