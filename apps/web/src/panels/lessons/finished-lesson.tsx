import { LESSONS } from '@lifeline/lessons';
import { formatRoute, goTo } from '../../app/router.ts';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import type { LessonBodyProps } from './lesson-body.tsx';
import { useListedLessons } from './use-listed-lessons.ts';

/** The end of a lesson: what comes next. */
export function FinishedLesson({ parts, session }: LessonBodyProps) {
  const t = useT();
  const list = useListedLessons();
  const at = LESSONS.findIndex(({ id }) => id === parts.lesson.id);
  const next = LESSONS[at + 1]?.id;
  return (
    <div className="flex flex-col items-start gap-3 px-4 py-4">
      <h2 className="text-title">{t.lessons.done(parts.title)}</h2>
      <p className="max-w-[68ch] text-text-2">
        {session?.state === 'ready' ? t.lessons.doneText : t.lessons.doneEnded}
      </p>
      {next === undefined ? (
        <a className="text-accent hover:underline" href={formatRoute({ kind: 'start', panel: 'lessons' })}>
          {t.lessons.all}
        </a>
      ) : (
        <Button
          kind="primary"
          data-action="next-lesson"
          autoFocus
          onClick={() => goTo({ kind: 'start', panel: 'lessons', lesson: next })}
        >
          {t.lessons.nextLesson(list.data?.[next].title ?? '')}
        </Button>
      )}
    </div>
  );
}
