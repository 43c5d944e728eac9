import {
  advance,
  beginLesson,
  isDone,
  type Lesson,
  type LessonWords,
  missed,
  type Progress,
  sceneOf,
  stepOf,
} from '@lifeline/lessons';
import { useEffect } from 'react';
import { goTo, useSessionRoute } from '../../app/router.ts';
import { useSession, useStore, useStoreVersion } from '../../source/hooks.ts';
import { LessonBody } from './lesson-body.tsx';
import { LessonHead } from './lesson-head.tsx';
import { selectSoon } from './select-soon.ts';
import { useLights } from './use-lights.ts';

export interface LessonParts {
  readonly lesson: Lesson;
  readonly words: LessonWords;
  readonly title: string;
}

export interface LessonViewProps {
  readonly parts: LessonParts;
  /** Undefined: not begun. */
  readonly kept: Progress | undefined;
  readonly save: (progress: Progress) => void;
  /** The session beside it. */
  readonly sessionId: string | undefined;
}

/** A lesson at the step where the reader is. What is done is read off the trace of the step's session. */
export function LessonView({ parts, kept, save, sessionId }: LessonViewProps) {
  const { lesson } = parts;
  const known = kept ?? beginLesson(lesson);
  const wanted = known.sessions[stepOf(lesson, known).on];
  const session = useSession(wanted ?? '');
  const store = useStore(wanted ?? '');
  useStoreVersion(store);
  const sel = useSessionRoute()?.sel;
  // the words stand beside the wire of the step's session, once there is one
  useEffect(() => {
    if (session === undefined || session.id === sessionId) return;
    goTo({ kind: 'session', id: session.id, panel: 'lessons', name: lesson.id, view: 'sequence' });
  }, [session, sessionId, lesson]);

  const isBeside = session !== undefined && session.id === sessionId;
  const trace = isBeside ? { rows: store.rows, model: store.model, sel } : undefined;
  const progress = advance(lesson, known, trace);
  const step = stepOf(lesson, progress);
  const done = isDone(progress, step);
  const scene = trace === undefined ? undefined : sceneOf(lesson, progress, trace);
  useEffect(() => {
    if (progress === known) return;
    save(progress);
    const shown = done && scene !== undefined ? step.show?.(scene) : undefined;
    if (shown !== undefined && session !== undefined) selectSoon(session.id, shown);
  });
  useLights(step, done, scene);
  return (
    <article
      aria-label={parts.title}
      data-lesson={lesson.id}
      data-step={progress.step + 1}
      data-step-name={step.id}
      data-done={progress.finished || done}
      data-finished={progress.finished}
      className="flex min-h-0 flex-1 flex-col"
    >
      <LessonHead parts={parts} progress={progress} save={save} />
      <LessonBody
        parts={parts}
        progress={progress}
        save={save}
        session={session}
        scene={scene}
        missed={done || scene === undefined ? undefined : missed(step, scene)}
      />
    </article>
  );
}
