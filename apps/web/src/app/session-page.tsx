import { Suspense } from 'react';
import { useT } from '../i18n/language.ts';
import { RequestNotice } from '../panels/inbox/request-notice.tsx';
import { useLessonOf } from '../panels/lessons/use-lesson-of.ts';
import { toBridgeError } from '../source/errors.ts';
import { useSession, useSessionsKnown } from '../source/hooks.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SessionBanners } from './banners.tsx';
import { Part } from './chunk.tsx';
import { LESSON_STRIP } from './chunks.ts';
import { DemoStrip } from './demo-strip.tsx';
import { FailureText } from './failure.tsx';
import { PanelOutlet } from './panel-outlet.tsx';
import { useMoment } from './past/use-moment.ts';
import { goTo, type SessionRoute } from './router.ts';
import { sessionIdOf } from './routes.ts';
import { SessionMain } from './session-main.tsx';
import { TracedMain } from './traced-main.tsx';
import { useOpenRecording } from './use-open-recording.ts';
import { Workspace } from './workspace.tsx';

/** A session or a recording: its strips, the panel and the wire. */
export function SessionPage({ route }: { readonly route: SessionRoute }) {
  const t = useT();
  const id = sessionIdOf(route);
  const session = useSession(id);
  const known = useSessionsKnown();
  const failure = useOpenRecording(route, known && session === undefined);
  if (session !== undefined) return <OpenSession route={route} sessionId={id} />;
  if (failure !== undefined) {
    return (
      <SessionMain sessionId={id} state="failed">
        {toBridgeError(failure).code === 'unknown-recording' ? (
          <EmptyState title={t.app.gone.title} reason={t.app.gone.reason}>
            <MissingActions />
          </EmptyState>
        ) : (
          <EmptyState title={t.app.openFailed} reason={<FailureText error={failure} />}>
            <MissingActions />
          </EmptyState>
        )}
      </SessionMain>
    );
  }
  if (route.kind === 'recording' || !known) {
    return (
      <SessionMain sessionId={id} state="connecting">
        <p className="p-4 text-text-3">{route.kind === 'recording' ? t.app.opening : t.ui.loading}</p>
      </SessionMain>
    );
  }
  return (
    <SessionMain sessionId={id} state="failed">
      <EmptyState title={t.app.missing.title} reason={t.app.missing.reason}>
        <MissingActions />
      </EmptyState>
    </SessionMain>
  );
}

function MissingActions() {
  const t = useT();
  return (
    <>
      <Button onClick={() => goTo({ kind: 'start', panel: 'recordings' })}>{t.app.missing.recordings}</Button>
      <Button onClick={() => goTo({ kind: 'start', panel: 'start' })}>{t.app.missing.start}</Button>
    </>
  );
}

function OpenSession({ route, sessionId }: { readonly route: SessionRoute; readonly sessionId: string }) {
  const session = useSession(sessionId);
  const isNow = useMoment() === undefined;
  const lesson = useLessonOf(sessionId);
  if (session === undefined) return null;
  const isDemo = session.demo === 'protocol-demo' && !session.readOnly && lesson === 'none';
  const isLesson = route.panel === 'lessons' && route.name !== undefined;
  return (
    <TracedMain sessionId={sessionId} state={session.state}>
      <SessionBanners session={session} />
      {isDemo ? (
        // it keeps its room at a past moment: what is under the mouse must not move
        <div inert={!isNow} className={isNow ? undefined : 'invisible'}>
          <DemoStrip sessionId={sessionId} />
        </div>
      ) : null}
      {lesson === 'none' || lesson === 'unknown' || isLesson ? null : (
        <Suspense fallback={null}>
          <Part of={LESSON_STRIP} props={{ id: lesson, sessionId }} />
        </Suspense>
      )}
      <Workspace
        panel={route.panel}
        sessionId={sessionId}
        isDemo={isDemo}
        isLesson={isLesson}
        outlet={PanelOutlet}
      />
      {session.readOnly ? null : <RequestNotice key={sessionId} sessionId={sessionId} />}
    </TracedMain>
  );
}
