import { useEffect, useState } from 'react';
import { RecordedBanner } from '../app/banners.tsx';
import { HelpDialog } from '../app/help-dialog.tsx';
import { useKeys } from '../app/keys.ts';
import { useLook } from '../app/look.ts';
import { AtMoment } from '../app/past/at-moment.tsx';
import { Rail } from '../app/rail.tsx';
import { useSessionRoute } from '../app/router.ts';
import { Toasts } from '../app/toasts.tsx';
import { TracedMain } from '../app/traced-main.tsx';
import { Workspace } from '../app/workspace.tsx';
import { useT } from '../i18n/language.ts';
import { useSession } from '../source/hooks.ts';
import { useSettings } from '../source/settings.ts';
import { Announcer } from '../ui/announcer.tsx';
import { ViewerBar } from './viewer-bar.tsx';
import { ViewerNote } from './viewer-note.tsx';
import { ViewerOutlet } from './viewer-outlet.tsx';

/** The whole page of an exported recording. */
export function ViewerShell({ sessionId }: { readonly sessionId: string }) {
  const t = useT();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const panel = useSessionRoute()?.panel ?? 'overview';
  const session = useSession(sessionId);
  useLook(useSettings());
  useKeys([
    {
      keys: ['?'],
      group: 'everywhere',
      label: t.app.helpDialog.keys.help,
      run: () => setHelpOpen(true),
    },
  ]);
  useEffect(() => {
    document.documentElement.dataset.ready = 'true';
  }, []);
  if (session === undefined) return null;
  return (
    <div className="flex h-full min-w-0 flex-col">
      <ViewerBar sessionId={sessionId} onHelp={() => setHelpOpen(true)} />
      <div className="flex min-h-0 flex-1">
        <AtMoment sessionId={sessionId}>
          <Rail sessionId={sessionId} withBridge={false} />
        </AtMoment>
        <TracedMain sessionId={sessionId} state={session.state}>
          <RecordedBanner session={session} />
          <ViewerNote sessionId={sessionId} />
          <Workspace
            panel={panel}
            sessionId={sessionId}
            isDemo={false}
            isLesson={false}
            outlet={ViewerOutlet}
          />
        </TracedMain>
      </div>
      <Toasts />
      <Announcer />
      {isHelpOpen ? <HelpDialog onClose={() => setHelpOpen(false)} /> : null}
    </div>
  );
}
