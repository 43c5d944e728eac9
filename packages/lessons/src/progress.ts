import type { Lesson, LessonId, Scene, Step } from './types.ts';

/** How far a reader is in a lesson. Kept as JSON. */
export interface Progress {
  readonly lesson: LessonId;
  /** Index of the step that is shown. */
  readonly step: number;
  /** Ids of the steps that are done. */
  readonly done: readonly string[];
  /** By step: the first event that counts for it. */
  readonly since: Readonly<Record<string, number>>;
  /** By step: how many hints were asked for. */
  readonly hints: Readonly<Record<string, number>>;
  /** By key of the lesson's servers: the session. */
  readonly sessions: Readonly<Record<string, string>>;
  /** The last step was left by "Next". */
  readonly finished: boolean;
}

export function beginLesson({ id }: Lesson): Progress {
  return { lesson: id, step: 0, done: [], since: {}, hints: {}, sessions: {}, finished: false };
}

/** The step that is shown. Progress of another version of the lesson leads to a step that exists. */
export function stepOf(lesson: Lesson, progress: Progress): Step {
  const step = lesson.steps[progress.step] ?? lesson.steps.at(-1);
  if (step === undefined) throw new RangeError(`the lesson ${lesson.id} has no steps`);
  return step;
}

export function isDone(progress: Progress, step: Step): boolean {
  return progress.done.includes(step.id);
}

/** The scene of the step that is shown, on a session whose trace is at hand. */
export function sceneOf(
  lesson: Lesson,
  progress: Progress,
  trace: Pick<Scene, 'rows' | 'model' | 'sel'>,
): Scene {
  const since = progress.since[stepOf(lesson, progress).id] ?? trace.rows.length;
  return { rows: trace.rows, model: trace.model, sel: trace.sel, since };
}

/**
 * Looks at the trace of the step's session, or at none while there is no such session: notes where the step began, and
 * whether what it waits for has come. What is done stays done. Returns `progress` itself when nothing changed.
 */
export function advance(
  lesson: Lesson,
  progress: Progress,
  trace: Pick<Scene, 'rows' | 'model' | 'sel'> | undefined,
): Progress {
  const step = stepOf(lesson, progress);
  if (isDone(progress, step)) return progress;
  if (step.until === undefined) return { ...progress, done: [...progress.done, step.id] };
  if (trace === undefined) return progress;
  if (progress.since[step.id] === undefined) {
    return { ...progress, since: { ...progress.since, [step.id]: trace.rows.length } };
  }
  if (!step.until(sceneOf(lesson, progress, trace))) return progress;
  return { ...progress, done: [...progress.done, step.id] };
}

/** To the next step; from the last one, the lesson is finished. Nothing happens before the step is done. */
export function goNext(lesson: Lesson, progress: Progress): Progress {
  if (!isDone(progress, stepOf(lesson, progress))) return progress;
  if (progress.step >= lesson.steps.length - 1) return { ...progress, finished: true };
  return { ...progress, step: progress.step + 1 };
}

export function goBack(progress: Progress): Progress {
  return progress.step === 0 ? progress : { ...progress, step: progress.step - 1 };
}

/** The step's server runs as this session; all of its trace counts. */
export function connected(lesson: Lesson, progress: Progress, sessionId: string): Progress {
  const { id, on } = stepOf(lesson, progress);
  return {
    ...progress,
    sessions: { ...progress.sessions, [on]: sessionId },
    since: { ...progress.since, [id]: 0 },
  };
}

/** One more hint of the step, of `count` that it has. */
export function askHint(lesson: Lesson, progress: Progress, count: number): Progress {
  const { id } = stepOf(lesson, progress);
  const next = Math.min(count, (progress.hints[id] ?? 0) + 1);
  return { ...progress, hints: { ...progress.hints, [id]: next } };
}

/** What to say about a try that missed: the key of the words; undefined where there is nothing to say. */
export function missed(step: Step, scene: Scene): string | undefined {
  return Object.entries(step.wrong ?? {}).find(([, condition]) => condition(scene))?.[0];
}
