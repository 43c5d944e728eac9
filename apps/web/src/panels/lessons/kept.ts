import { LESSONS, type LessonId, type Progress } from '@lifeline/lessons';
import * as v from 'valibot';

/** Key of the draft that lessons are kept under. */
export const LESSONS_DRAFT = 'lessons';

/** How far the reader is in each lesson, and which ones were ever finished. */
export interface Kept {
  readonly lessons: Readonly<Partial<Record<LessonId, Progress>>>;
  readonly finished: readonly LessonId[];
}

const NONE: Kept = { lessons: {}, finished: [] };
const IDS = LESSONS.map(({ id }) => id);

const counts = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)));
const progressSchema = v.object({
  lesson: v.picklist(IDS),
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  done: v.array(v.string()),
  since: counts,
  hints: counts,
  sessions: v.record(v.string(), v.string()),
  finished: v.boolean(),
});
const keptSchema = v.object({
  lessons: v.record(v.string(), v.unknown()),
  finished: v.array(v.unknown()),
});

/** What was kept; entries of another version, or that make no sense, begin anew. */
export function readKept(draft: unknown): Kept {
  const read = v.safeParse(keptSchema, draft);
  if (!read.success) return NONE;
  const entries = Object.values(read.output.lessons).flatMap((entry) => {
    const progress = v.safeParse(progressSchema, entry);
    return progress.success ? [[progress.output.lesson, progress.output] as const] : [];
  });
  const { finished } = read.output;
  return { lessons: Object.fromEntries(entries), finished: IDS.filter((id) => finished.includes(id)) };
}

export function withProgress(kept: Kept, progress: Progress): Kept {
  const { lesson, finished } = progress;
  const isNew = finished && !kept.finished.includes(lesson);
  return {
    lessons: { ...kept.lessons, [lesson]: progress },
    finished: isNew ? [...kept.finished, lesson] : kept.finished,
  };
}

/** The lesson that a session was started for. */
export function lessonOfSession(kept: Kept, sessionId: string): LessonId | undefined {
  return IDS.find((id) => Object.values(kept.lessons[id]?.sessions ?? {}).includes(sessionId));
}
