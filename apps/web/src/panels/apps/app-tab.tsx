import { useMemo } from 'react';
import { FailureText } from '../../app/failure.tsx';
import { useT } from '../../i18n/language.ts';
import { useLatestRun } from '../../results/latest-run.ts';
import { readResponse } from '../../results/response.ts';
import { useRaw, useStore } from '../../source/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FoldedText } from '../../ui/folded-text.tsx';
import { OutcomeBadge } from '../../wire/outcome-badge.tsx';
import type { Entry } from '../catalogue/entry.ts';
import { useRunCommand } from '../run-command.ts';
import { SeqLink } from '../seq-link.tsx';
import { type AppLink, appLink, appView } from './app-link.ts';
import { AppSource } from './app-source.tsx';

export interface AppTabProps {
  readonly sessionId: string;
  readonly entry: Entry;
}

/** The app of a tool: its view as text, and what it needs of a host. Nothing of it is run. */
export function AppTab({ sessionId, entry }: AppTabProps) {
  const { text } = entry.item;
  const app = useMemo(() => appLink(text), [text]);
  return app === undefined ? null : <App sessionId={sessionId} app={app} />;
}

/** Views up to this size are shown here. */
const WHOLE_BYTES = 24 * 1024 * 1024;

function App({ sessionId, app }: { readonly sessionId: string; readonly app: AppLink }) {
  const t = useT();
  const words = t.apps;
  const store = useStore(sessionId);
  const { read, readOnly, failure } = useRunCommand(sessionId);
  const exchange = useLatestRun(store, { method: 'resources/read', subject: app.uri })?.exchange;
  const raw = useRaw(store, exchange?.responseSeq, WHOLE_BYTES);
  const view = useMemo(() => {
    const parts = raw.state === 'ready' && raw.text !== undefined ? readResponse(raw.text) : undefined;
    const found = appView(parts?.result);
    return parts === undefined || found === undefined ? undefined : { found, text: parts.text };
  }, [raw.state, raw.text]);
  const visibility = app.visibility ?? ['model', 'app'];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <div tabIndex={0} data-inset-focus="" className="flex min-h-0 flex-1 flex-col gap-3 overflow-auto p-4">
      <p className="max-w-prose text-text-2">{words.what}</p>
      <div className="flex min-w-0 items-start gap-1">
        <FoldedText text={app.uri} className="font-mono text-wire" />
        <CopyButton text={app.uri} label={words.copyUri} className="-my-1 size-6" />
      </div>
      <p className="text-meta text-text-2">{words.visible(visibility.join(', '))}</p>
      <div
        data-app-view={view === undefined ? 'unread' : 'read'}
        className="flex flex-wrap items-center gap-2"
      >
        {readOnly ? null : (
          <Button data-action="read-app" onClick={() => read(app.uri)}>
            {exchange === undefined ? words.read : words.readAgain}
          </Button>
        )}
        {exchange === undefined ? (
          <span className="text-text-3">{words.unread}</span>
        ) : (
          <>
            <OutcomeBadge outcome={exchange.outcome} errorCode={exchange.errorCode} />
            <SeqLink seq={exchange.responseSeq ?? exchange.requestSeq}>{t.results.showOnWire}</SeqLink>
          </>
        )}
      </div>
      {failure === undefined ? null : (
        <p role="alert" className="text-error">
          <FailureText error={failure} />
        </p>
      )}
      {view === undefined ? null : <AppSource view={view.found} text={view.text} />}
    </div>
  );
}
