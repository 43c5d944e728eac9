import type { ReactNode } from 'react';
import type { LatestRun } from '../../results/latest-run.ts';
import { ResultView } from '../../results/result-view.tsx';
import type { RunCommand } from '../run-command.ts';
import { RecordedUse } from './recorded-use.tsx';
import { UseAndResult } from './use-and-result.tsx';

export interface RunAndResultProps {
  readonly sessionId: string;
  readonly latest: LatestRun | undefined;
  readonly command: Pick<RunCommand, 'cancel' | 'failure' | 'readOnly'>;
  /** Of a recording: over what went out, and what is said where nothing did. */
  readonly recorded: { readonly title: string; readonly none: string };
  /** Source text of a tool's `outputSchema`, when it declares one. */
  readonly outputSchema?: string | undefined;
  /** What can be done with the result. */
  readonly action?: ReactNode;
  /** The form. */
  readonly children: ReactNode;
}

/** The use of an item: its form, or what a recording holds in its place, and the newest result. */
export function RunAndResult(props: RunAndResultProps) {
  const { sessionId, latest, command, recorded, outputSchema, action, children } = props;
  const { cancel, failure, readOnly } = command;
  return (
    <UseAndResult
      failure={failure}
      awaits={!readOnly}
      form={
        readOnly ? (
          <RecordedUse
            sessionId={sessionId}
            latest={latest}
            argumentsTitle={recorded.title}
            none={recorded.none}
          />
        ) : (
          children
        )
      }
      result={
        latest === undefined ? undefined : (
          <ResultView
            sessionId={sessionId}
            latest={latest}
            outputSchema={outputSchema}
            onCancel={readOnly ? undefined : cancel}
            action={action}
          />
        )
      }
    />
  );
}
