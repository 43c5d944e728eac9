import { goTo } from '../../app/router.ts';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export interface NoRecordingsProps {
  /** There are some, but none passes the filter. */
  readonly filtered: boolean;
  readonly onClear: () => void;
}

export function NoRecordings({ filtered, onClear }: NoRecordingsProps) {
  const t = useT();
  const words = t.recordings.empty;
  if (filtered) {
    return (
      <EmptyState title={words.noMatch}>
        <Button onClick={onClear}>{words.clear}</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={words.title} reason={words.reason}>
      <Button onClick={() => goTo({ kind: 'start', panel: 'start' })}>{words.connect}</Button>
    </EmptyState>
  );
}
