import { useT } from '../../i18n/language.ts';
import { useLatestRun } from '../../results/latest-run.ts';
import { useStore } from '../../source/hooks.ts';
import type { Entry } from '../catalogue/entry.ts';
import { RunAndResult } from '../catalogue/run-and-result.tsx';
import { useRunCommand } from '../run-command.ts';
import { ReadForm } from './read-form.tsx';
import { SubscriptionBar } from './subscription-bar.tsx';

export interface ResourceUseProps {
  readonly sessionId: string;
  readonly entry: Entry;
}

/** Reads a resource, and shows what came. */
export function ResourceRead({ sessionId, entry }: ResourceUseProps) {
  const t = useT();
  const uri = entry.item.key;
  const command = useRunCommand(sessionId);
  const { read, ask } = command;
  const latest = useLatestRun(useStore(sessionId), { method: 'resources/read', subject: uri });
  return (
    <RunAndResult
      sessionId={sessionId}
      latest={latest}
      command={command}
      recorded={{ title: t.resources.goesOut, none: t.resources.noRead }}
    >
      <ReadForm uri={uri} onRead={(meta) => read(uri, uri, { meta })}>
        <SubscriptionBar sessionId={sessionId} uri={uri} ask={ask} />
      </ReadForm>
    </RunAndResult>
  );
}
