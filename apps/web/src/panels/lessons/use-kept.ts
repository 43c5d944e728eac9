import type { Progress } from '@lifeline/lessons';
import { useMemo } from 'react';
import { useRun } from '../../app/run.ts';
import { useDraft } from '../../source/queries.ts';
import { type Kept, LESSONS_DRAFT, readKept, withProgress } from './kept.ts';

export interface KeptLessons {
  readonly kept: Kept;
  readonly loading: boolean;
  readonly save: (progress: Progress) => void;
}

/** Progress in the lessons, which the bridge keeps. */
export function useKept(): KeptLessons {
  const { draft, loading, save } = useDraft(LESSONS_DRAFT);
  const run = useRun();
  const kept = useMemo(() => readKept(draft), [draft]);
  return { kept, loading, save: (progress) => run(save(withProgress(kept, progress))) };
}
