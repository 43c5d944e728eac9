import type { LessonId } from '@lifeline/lessons';
import { lessonOfSession } from './kept.ts';
import { useKept } from './use-kept.ts';

/** The lesson that a session was started for; `unknown` while that is being loaded. */
export function useLessonOf(sessionId: string): LessonId | 'none' | 'unknown' {
  const { kept, loading } = useKept();
  if (loading) return 'unknown';
  return lessonOfSession(kept, sessionId) ?? 'none';
}
