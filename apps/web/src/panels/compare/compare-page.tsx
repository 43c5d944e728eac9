import { useQuery } from '@tanstack/react-query';
import { FailureText } from '../../app/failure.tsx';
import { goTo } from '../../app/router.ts';
import { useT } from '../../i18n/language.ts';
import { api } from '../../source/api.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CompareHead } from './compare-head.tsx';
import { ComparisonView } from './comparison-view.tsx';

export interface ComparePageProps {
  /** Recording ids. */
  readonly a: string;
  readonly b: string;
}

/** What differs between two recordings: messages, and what the servers offered. */
export function ComparePage({ a, b }: ComparePageProps) {
  const t = useT();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['compare', a, b],
    // whoever goes elsewhere does not wait for it: the bridge stops comparing
    queryFn: ({ signal }) => api.compare(a, b, signal),
    retry: false,
    // a live session goes on: compare anew when the page is opened again
    gcTime: 0,
  });
  return (
    <div data-compare="" data-compare-state={stateOf(data, error)} className="flex min-h-0 flex-1 flex-col">
      <CompareHead a={a} b={b} comparison={data} busy={isFetching} onAgain={() => void refetch()} />
      {data !== undefined ? (
        <ComparisonView a={a} b={b} comparison={data} />
      ) : error === null ? (
        <p role="status" className="p-4 text-text-3">
          {t.compare.busy}
        </p>
      ) : (
        <EmptyState title={t.compare.failed} reason={<FailureText error={error} />}>
          <Button onClick={() => goTo({ kind: 'start', panel: 'recordings' })}>{t.compare.back}</Button>
        </EmptyState>
      )}
    </div>
  );
}

function stateOf(data: unknown, error: unknown): 'ready' | 'failed' | 'busy' {
  if (data !== undefined) return 'ready';
  return error === null ? 'busy' : 'failed';
}
