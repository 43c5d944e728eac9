import { Suspense, useEffect } from 'react';
import { useT } from '../i18n/language.ts';
import { useSession, useSessionsKnown } from '../source/hooks.ts';
import { useSettings } from '../source/settings.ts';
import { Announcer } from '../ui/announcer.tsx';
import { BridgeBanners } from './banners.tsx';
import { Part } from './chunk.tsx';
import { preloadRest, SESSION_PAGE } from './chunks.ts';
import { useKeptLook, useLook } from './look.ts';
import { Overlays } from './overlay-host.tsx';
import { AtMoment } from './past/at-moment.tsx';
import { usePresenter } from './presenter.ts';
import { PresenterBar } from './presenter-bar.tsx';
import { Rail } from './rail.tsx';
import { useRoute } from './router.ts';
import { sessionIdOf } from './routes.ts';
import { SessionMain } from './session-main.tsx';
import { sessionTitle } from './session-title.ts';
import { StartPage } from './start-page.tsx';
import { Toasts } from './toasts.tsx';
import { TopBar } from './top-bar.tsx';
import { usePageKeys } from './use-page-keys.ts';

/** The whole page: bar, rail, content, and what lies over them. */
export function Shell() {
  const t = useT();
  const route = useRoute();
  const routeId = route.kind === 'start' ? '' : sessionIdOf(route);
  // A session that the bridge does not know (yet) has nothing for the bar to show.
  const sessionId = useSession(routeId)?.id;
  const settings = useSettings();
  useLook(settings);
  useKeptLook(settings);
  useReady();
  useTitle(sessionId);
  usePageKeys(sessionId);
  const isPresenting = usePresenter().isOn && sessionId !== undefined;
  return (
    <div className="flex h-full min-w-0 flex-col">
      <button
        type="button"
        className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:rounded-control focus:bg-canvas focus:px-3 focus:py-1"
        onClick={() => document.getElementById('content')?.focus()}
      >
        {t.app.skip}
      </button>
      {isPresenting ? <PresenterBar sessionId={sessionId} /> : <TopBar sessionId={sessionId} />}
      <BridgeBanners />
      <div className="flex min-h-0 flex-1">
        {isPresenting ? null : (
          <AtMoment sessionId={sessionId}>
            <Rail sessionId={sessionId} />
          </AtMoment>
        )}
        {route.kind === 'start' ? (
          <SessionMain state="idle">
            <StartPage route={route} />
          </SessionMain>
        ) : (
          <Suspense fallback={null}>
            <Part of={SESSION_PAGE} props={{ route }} />
          </Suspense>
        )}
      </div>
      <Toasts />
      <Announcer />
      <Overlays />
    </div>
  );
}

/** Marks the page as interactive once the bridge has told its sessions. */
function useReady(): void {
  const known = useSessionsKnown();
  useEffect(() => {
    if (!known) return;
    document.documentElement.dataset.ready = 'true';
    preloadRest();
  }, [known]);
}

function useTitle(sessionId: string | undefined): void {
  const t = useT();
  const session = useSession(sessionId ?? '');
  const title = session === undefined ? t.app.name : t.app.titles.page(sessionTitle(session));
  useEffect(() => {
    document.title = title;
  }, [title]);
}
