import type { Progress } from '@lifeline/lessons';
import { formatRoute } from '../../app/router.ts';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import type { LessonParts } from './lesson-view.tsx';
import { useStartOver } from './use-start-over.ts';

interface LessonHeadProps {
  readonly parts: LessonParts;
  readonly progress: Progress;
  readonly save: (progress: Progress) => void;
}

/** Which lesson it is, how far the reader is, and the ways out. */
export function LessonHead({ parts, progress, save }: LessonHeadProps) {
  const t = useT();
  const { lesson, title } = parts;
  const startOver = useStartOver(lesson, progress, save);
  const count = lesson.steps.length;
  return (
    <header className="flex shrink-0 flex-col gap-2 border-b border-border bg-bar px-4 py-2">
      <div className="flex items-center gap-2">
        <a
          href={formatRoute({ kind: 'start', panel: 'lessons' })}
          className="text-meta whitespace-nowrap text-accent hover:underline"
        >
          {t.lessons.all}
        </a>
        <span className="min-w-0 flex-1 truncate text-meta text-text-2">{title}</span>
        <Button kind="quiet" data-action="start-over" className="-my-1" onClick={startOver}>
          {t.lessons.startOver}
        </Button>
      </div>
      <div className="flex items-center gap-3 text-badge text-text-3 figures">
        <span className="flex min-w-0 flex-1 gap-0.5" aria-hidden>
          {lesson.steps.map(({ id }, index) => (
            <span
              key={id}
              className={classes(
                'h-1 min-w-1 flex-1 rounded-control',
                index < progress.step || progress.finished
                  ? 'bg-ok'
                  : index === progress.step
                    ? 'bg-accent'
                    : 'bg-border',
              )}
            />
          ))}
        </span>
        {t.lessons.step(Math.min(progress.step + 1, count), count)}
      </div>
    </header>
  );
}
