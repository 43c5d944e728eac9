import { navigate } from '../../app/router.ts';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { KeepBase } from './keep-base.tsx';
import { useBench } from './state/bench.ts';

export interface NoBaseProps {
  readonly tool: string;
  /** Shows the form. */
  readonly onCall: (() => void) | undefined;
}

/** A tool without a base: what a base is, and the way to one. */
export function NoBase({ tool, onCall }: NoBaseProps) {
  const words = useT().bench.base;
  const { sessionId, readOnly } = useBench();
  return (
    <EmptyState title={words.none} reason={words.noneReason}>
      {readOnly ? null : (
        <>
          <Button
            data-action="make-base"
            onClick={onCall ?? (() => navigate({ panel: 'tools', name: tool }))}
          >
            {words.make}
          </Button>
          <KeepBase sessionId={sessionId} tool={tool} />
        </>
      )}
    </EmptyState>
  );
}
