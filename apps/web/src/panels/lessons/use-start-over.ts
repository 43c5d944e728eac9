import { beginLesson, type Lesson, type Progress } from '@lifeline/lessons';
import { goTo } from '../../app/router.ts';
import { useRun } from '../../app/run.ts';
import { isRunning } from '../../app/running.ts';
import { useSource } from '../../source/trace-source.ts';

/** Ends what still runs of the lesson's servers, but for one session. Their recordings stay. */
export function useEndServers(): (progress: Progress, except?: string) => void {
  const source = useSource();
  const run = useRun();
  return (progress, except) => {
    for (const id of Object.values(progress.sessions)) {
      const session = source.sessions.all.find((one) => one.id === id);
      if (session === undefined || id === except) continue;
      if (isRunning(session, source.store(id).model)) run(source.commands(id).disconnect());
    }
  };
}

/** Ends the servers of the lesson and goes back to its beginning. */
export function useStartOver(
  lesson: Lesson,
  progress: Progress,
  save: (progress: Progress) => void,
): () => void {
  const endServers = useEndServers();
  return () => {
    endServers(progress);
    save(beginLesson(lesson));
    goTo({ kind: 'start', panel: 'lessons', lesson: lesson.id });
  };
}
