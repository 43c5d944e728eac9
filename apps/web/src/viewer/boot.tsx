import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { installKeys } from '../app/keys.ts';
import { applyLook } from '../app/look.ts';
import { sessionIdOf } from '../app/routes.ts';
import { StandalonePage } from '../app/standalone-page.tsx';
import { messages } from '../i18n/language.ts';
import { EmbeddedSource } from '../source/embedded/embedded-source.ts';
import { unpack } from '../source/embedded/unpack.ts';
import { createQueryClient, keys } from '../source/query-client.ts';
import { SourceProvider } from '../source/trace-source.ts';
import { holdRoute } from './viewer-route.ts';
import { pageSettings, VIEWER_SETTINGS } from './viewer-settings.ts';
import { ViewerShell } from './viewer-shell.tsx';

/** Shows the recording that the page holds, or says why it cannot. */
export async function boot(element: HTMLElement): Promise<void> {
  const root = createRoot(element);
  const packed = takeRecording();
  await applyLook(VIEWER_SETTINGS);
  const explain = (why: 'empty' | 'damaged') => {
    root.render(<StandalonePage {...messages().viewer[why]} banner={why} />);
    document.documentElement.dataset.ready = 'true';
  };
  if (packed === '') {
    explain('empty');
    return;
  }
  let bytes: Uint8Array;
  try {
    bytes = await unpack(packed);
  } catch (error) {
    console.warn('the recording cannot be unpacked', error);
    explain('damaged');
    return;
  }
  installKeys();
  const source = new EmbeddedSource(bytes, pageSettings(VIEWER_SETTINGS));
  holdRoute(source.recordingId);
  void source.start();
  const queries = createQueryClient();
  queries.setQueryData(keys.settings, VIEWER_SETTINGS);
  root.render(
    <QueryClientProvider client={queries}>
      <SourceProvider value={source}>
        <ViewerShell sessionId={sessionIdOf({ kind: 'recording', id: source.recordingId })} />
      </SourceProvider>
    </QueryClientProvider>,
  );
}

/** The text that `htmlExport` put into the page; taken out, because the page has no further use for it. */
function takeRecording(): string {
  const element = document.getElementById('recording');
  const text = element?.textContent?.trim() ?? '';
  element?.remove();
  return text;
}
