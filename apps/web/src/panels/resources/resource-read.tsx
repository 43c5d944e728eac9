import { useT } from '../../i18n/language.ts';
import { useLatestRun } from '../../results/latest-run.ts';
import { ResultView } from '../../results/result-view.tsx';
import { useStore } from '../../source/hooks.ts';
import type { Entry } from '../catalogue/entry.ts';
import { RecordedUse } from '../catalogue/recorded-use.tsx';
import { UseAndResult } from '../catalogue/use-and-result.tsx';
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
  const { read, ask, cancel, failure, readOnly } = useRunCommand(sessionId);
  const latest = useLatestRun(useStore(sessionId), { method: 'resources/read', subject: uri });
  return (
    <UseAndResult
      failure={failure}
      form={
        readOnly ? (
          <RecordedUse
            sessionId={sessionId}
            latest={latest}
            argumentsTitle={t.resources.goesOut}
            none={t.resources.noRead}
          />
        ) : (
          <ReadForm uri={uri} onRead={() => read(uri)}>
            <SubscriptionBar sessionId={sessionId} uri={uri} ask={ask} />
          </ReadForm>
        )
      }
      result={
        latest === undefined ? undefined : (
          <ResultView sessionId={sessionId} latest={latest} onCancel={readOnly ? undefined : cancel} />
        )
      }
    />
  );
}
