import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useT } from '../i18n/language.ts';
import type { Bridge } from '../source/bridge.ts';
import { useSourceState } from '../source/hooks.ts';
import { SourceProvider } from '../source/trace-source.ts';
import { Button } from '../ui/button.tsx';
import { Shell } from './shell.tsx';
import { StandalonePage } from './standalone-page.tsx';

/** The app over a bridge whose settings are known. */
export function App({ bridge, queries }: { readonly bridge: Bridge; readonly queries: QueryClient }) {
  return (
    <QueryClientProvider client={queries}>
      <SourceProvider value={bridge}>
        <VersionGate />
      </SourceProvider>
    </QueryClientProvider>
  );
}

function VersionGate() {
  const t = useT();
  if (useSourceState() !== 'wire-version') return <Shell />;
  return (
    <StandalonePage title={t.app.wireVersion.title} reason={t.app.wireVersion.reason}>
      <Button kind="primary" onClick={() => location.reload()}>
        {t.app.wireVersion.reload}
      </Button>
    </StandalonePage>
  );
}
