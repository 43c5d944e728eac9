import { createRoot, type Root } from 'react-dom/client';
import { matchLanguage, messages, setLanguage } from '../i18n/language.ts';
import { api } from '../source/api.ts';
import { Bridge } from '../source/bridge.ts';
import { BridgeError, toBridgeError } from '../source/errors.ts';
import { createQueryClient, keys } from '../source/queries.ts';
import { answerOtherTabs, forgetToken, obtainToken } from '../source/token.ts';
import { Button } from '../ui/button.tsx';
import { App } from './app.tsx';
import { preloadRoute } from './chunks.ts';
import { FailureText } from './failure.tsx';
import { installKeys } from './keys.ts';
import { applyLook } from './look.ts';
import { StandalonePage } from './standalone-page.tsx';

/** Finds the token, loads settings and language, then shows the app, or a page that says what to do. */
export async function boot(element: HTMLElement): Promise<void> {
  const root = createRoot(element);
  installKeys();
  await start(root);
}

async function start(root: Root): Promise<void> {
  let refused = false;
  try {
    const search = obtainToken();
    preloadRoute();
    const found = await search;
    refused = found.refused;
    if (found.token === undefined) throw new BridgeError('unauthorized', '');
    const settings = await api.settings();
    await applyLook(settings);
    const queries = createQueryClient();
    queries.setQueryData(keys.settings, settings);
    answerOtherTabs();
    const url = new URL('/ws', location.href.replace(/^http/, 'ws'));
    const bridge = new Bridge(url.href, queries);
    bridge.start();
    root.render(<App bridge={bridge} queries={queries} />);
  } catch (error) {
    await explain(root, toBridgeError(error), refused);
  }
}

async function explain(root: Root, failure: BridgeError, refused: boolean): Promise<void> {
  const denied = failure.code === 'unauthorized';
  if (denied) forgetToken();
  await setLanguage(matchLanguage(navigator.languages));
  const { unauthorized, unreachable, unexpected } = messages().app;
  const text = denied ? unauthorized : failure.code === 'unreachable' ? unreachable : unexpected;
  root.render(
    <StandalonePage
      title={text.title}
      reason={denied && refused ? `${unauthorized.usedLink} ${text.reason}` : text.reason}
      banner={denied ? 'unauthorized' : 'bridge-lost'}
    >
      <Button kind="primary" onClick={() => void start(root)}>
        {text.retry}
      </Button>
      {text === unexpected ? <FailureText error={failure} /> : null}
    </StandalonePage>,
  );
  document.documentElement.dataset.ready = 'true';
}
