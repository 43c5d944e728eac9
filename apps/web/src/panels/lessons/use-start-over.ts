import { beginLesson, type Lesson, type Progress } from '@lifeline/lessons';
import { goTo } from '../../app/router.ts';
import { useRun } from '../../app/run.ts';
import { isRunning } from '../../app/running.ts';
import { useSource } from '../../source/trace-source.ts';

/** Ends the servers of the lesson and goes back to its beginning. Their recordings stay. */
export function useStartOver(
  lesson: Lesson,
  progress: Progress,
  save: (progress: Progress) => void,
): () => void {
  const source = useSource();
  const run = useRun();
  return () => {
    for (const id of Object.values(progress.sessions)) {
      const session = source.sessions.all.find((one) => one.id === id);
      if (session !== undefined && isRunning(session, source.store(id).model)) {
        run(source.commands(id).disconnect());
      }
    }
    save(beginLesson(lesson));
    goTo({ kind: 'start', panel: 'lessons', lesson: lesson.id });
  };
}
