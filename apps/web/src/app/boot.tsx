import type { QueryClient } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { matchLanguage, messages, setLanguage } from '../i18n/language.ts';
import { api } from '../source/api.ts';
import { Bridge } from '../source/bridge.ts';
import { BridgeError, toBridgeError } from '../source/errors.ts';
import { createQueryClient, keys } from '../source/query-client.ts';
import {
  answerOtherTabs,
  currentToken,
  forgetToken,
  keepToken,
  obtainToken,
  tokenOfOtherTab,
} from '../source/token.ts';
import { Button } from '../ui/button.tsx';
import { App } from './app.tsx';
import { preloadRoute } from './chunks.ts';
import { FailureText } from './failure.tsx';
import { installKeys } from './keys.ts';
import { applyLook } from './look.ts';
import { currentRoute } from './router.ts';
import { StandalonePage } from './standalone-page.tsx';

/** Finds the token, loads settings and language, then shows the app, or a page that says what to do. */
export async function boot(element: HTMLElement): Promise<void> {
  const root = createRoot(element);
  installKeys();
  await start(root);
}

async function start(root: Root): Promise<void> {
  let refused = false;
  let bridge: Bridge | undefined;
  try {
    const search = obtainToken();
    const code = preloadRoute();
    const found = await search;
    refused = found.refused;
    if (found.token === undefined) throw new BridgeError('unauthorized', '');
    const queries = createQueryClient();
    bridge = connect(queries);
    const settings = await api.settings();
    queries.setQueryData(keys.settings, settings);
    await Promise.all([applyLook(settings), code]);
    answerOtherTabs();
    root.render(<App bridge={bridge} queries={queries} />);
  } catch (error) {
    bridge?.stop();
    await explain(root, toBridgeError(error), refused);
  }
}

/** Connects, and asks for the events of the route's session, while settings and language are still on their way. */
function connect(queries: QueryClient): Bridge {
  const bridge = new Bridge(new URL('/ws', location.href.replace(/^http/, 'ws')).href, queries);
  const route = currentRoute();
  if (route.kind === 'session') bridge.store(route.id);
  bridge.start();
  return bridge;
}

async function explain(root: Root, failure: BridgeError, refused: boolean): Promise<void> {
  const denied = failure.code === 'unauthorized';
  const waiting = new AbortController();
  if (denied) {
    void tokenOfOtherTab(currentToken(), waiting.signal).then((token) => {
      if (token === undefined) return;
      keepToken(token);
      void start(root);
    });
    forgetToken();
  }
  await setLanguage(matchLanguage(navigator.languages));
  const { unauthorized, unreachable, unexpected } = messages().app;
  const text = denied ? unauthorized : failure.code === 'unreachable' ? unreachable : unexpected;
  root.render(
    <StandalonePage
      title={text.title}
      reason={denied && refused ? `${unauthorized.usedLink} ${text.reason}` : text.reason}
      banner={denied ? 'unauthorized' : 'bridge-lost'}
    >
      <Button
        kind="primary"
        onClick={() => {
          waiting.abort();
          void start(root);
        }}
      >
        {text.retry}
      </Button>
      {text === unexpected ? <FailureText error={failure} /> : null}
    </StandalonePage>,
  );
  document.documentElement.dataset.ready = 'true';
}
