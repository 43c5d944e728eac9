import { navigate } from '../../app/router.ts';
import { useRun } from '../../app/run.ts';
import { useT } from '../../i18n/language.ts';
import { useCommands, useStore, useStoreVersion } from '../../source/hooks.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { OutcomeBadge } from '../../wire/outcome-badge.tsx';
import { type RunCommand, uriParams } from '../run-command.ts';
import { declaresSubscribe, listenParams, subscriptionTo } from './subscription.ts';

export interface SubscriptionBarProps {
  readonly sessionId: string;
  readonly uri: string;
  readonly ask: RunCommand['ask'];
}

/** Subscribes to a resource where the server declared it, and says what came of it. */
export function SubscriptionBar({ sessionId, uri, ask }: SubscriptionBarProps) {
  const t = useT();
  const store = useStore(sessionId);
  useStoreVersion(store);
  const commands = useCommands(sessionId);
  const run = useRun();
  if (!declaresSubscribe(store.model)) return null;
  const { open, newest } = subscriptionTo(store.model, uri);
  const update = open?.updateSeqs.at(-1);
  const read = store.model.exchanges.findLast(
    ({ method, subject, outcome }) => method === 'resources/read' && subject === uri && outcome === 'result',
  );
  const isChanged = update !== undefined && (read === undefined || read.requestSeq < update);
  const unsettled = newest !== undefined && newest.outcome !== 'result' ? newest : undefined;
  const isModern = store.model.era === 'modern';
  const subscribe = () => {
    if (isModern) ask('subscriptions/listen', listenParams(uri), uri);
    else ask('resources/subscribe', uriParams(uri), uri);
  };
  const unsubscribe = () => {
    const listening = open === undefined ? undefined : store.model.exchanges[open.exchange];
    if (isModern && listening !== undefined) run(commands.cancel(listening.requestSeq));
    else ask('resources/unsubscribe', uriParams(uri), uri);
  };
  return (
    <>
      {open === undefined ? (
        <Button title={t.resources.subscribeText} onClick={subscribe}>
          {t.resources.subscribe}
        </Button>
      ) : (
        <Button onClick={unsubscribe}>{t.resources.unsubscribe}</Button>
      )}
      <span role="status" className="text-meta text-text-2 figures">
        {open === undefined ? null : t.resources.subscribed(open.updateSeqs.length)}
      </span>
      {isChanged ? (
        <Badge tone="pending" data-updated="">
          {t.resources.changedSince}
        </Badge>
      ) : null}
      {update === undefined ? null : <ShowLink label={t.resources.newestUpdate} seq={update} />}
      {unsettled === undefined ? null : (
        <>
          <OutcomeBadge outcome={unsettled.outcome} errorCode={unsettled.errorCode} />
          <ShowLink label={t.results.showOnWire} seq={unsettled.responseSeq ?? unsettled.requestSeq} />
        </>
      )}
    </>
  );
}

function ShowLink({ label, seq }: { readonly label: string; readonly seq: number }) {
  return (
    <button type="button" className="text-meta text-accent underline" onClick={() => navigate({ sel: seq })}>
      {label}
    </button>
  );
}
