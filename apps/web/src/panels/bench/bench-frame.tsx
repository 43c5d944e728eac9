import type { ReactNode } from 'react';
import { FailureText } from '../../app/failure.tsx';
import { goToMoment } from '../../app/past/use-moment.ts';
import { useT } from '../../i18n/language.ts';
import type { SuitePort } from '../../source/suites.ts';
import { useSource } from '../../source/trace-source.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BenchProvider } from './state/bench.ts';
import { useBenchState } from './state/use-bench-state.ts';

export interface BenchFrameProps {
  readonly sessionId: string;
  readonly children: ReactNode;
}

/** Gives what is below it the bench of a session; a moment of the past has none, and says so. */
export function BenchFrame({ sessionId, children }: BenchFrameProps) {
  const t = useT();
  const { suites } = useSource();
  if (suites !== undefined) {
    return (
      <LoadedFrame sessionId={sessionId} port={suites}>
        {children}
      </LoadedFrame>
    );
  }
  return (
    <EmptyState title={t.bench.past}>
      <Button onClick={() => goToMoment(undefined)}>{t.bench.now}</Button>
    </EmptyState>
  );
}

interface LoadedFrameProps extends BenchFrameProps {
  readonly port: SuitePort;
}

function LoadedFrame({ sessionId, port, children }: LoadedFrameProps) {
  const t = useT();
  const bench = useBenchState(sessionId, port);
  if (!('error' in bench)) {
    return (
      <BenchProvider value={bench}>
        {bench.readOnly ? (
          <p className="shrink-0 border-b border-border px-4 py-1 text-meta text-text-3">
            {t.bench.readOnly}
          </p>
        ) : null}
        {children}
      </BenchProvider>
    );
  }
  if (bench.error === undefined) return <p className="p-4 text-text-3">{t.ui.loading}</p>;
  return (
    <p role="alert" className="p-4 text-error">
      <FailureText error={bench.error} />
    </p>
  );
}
