import { LESSONS, type LessonId, type ListedLesson } from '@lifeline/lessons';
import { FailureText } from '../../app/failure.tsx';
import { formatRoute } from '../../app/router.ts';
import { useT } from '../../i18n/language.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useKept } from './use-kept.ts';
import { useListedLessons } from './use-listed-lessons.ts';

/** All lessons in the order in which they are best taken. */
export function LessonList() {
  const t = useT();
  const list = useListedLessons();
  if (list.isError)
    return <EmptyState title={t.lessons.failed} reason={<FailureText error={list.error} />} />;
  return (
    <div className="mx-auto w-full max-w-[880px] px-6 py-8">
      <h2 className="text-start">{t.lessons.title}</h2>
      <p className="mt-1 max-w-[72ch] text-text-2">{t.lessons.intro}</p>
      <ol className="mt-6 border-t border-border">
        {LESSONS.map(({ id, minutes }, index) => (
          <LessonRow key={id} id={id} number={index + 1} minutes={minutes} listed={list.data?.[id]} />
        ))}
      </ol>
    </div>
  );
}

interface LessonRowProps {
  readonly id: LessonId;
  readonly number: number;
  readonly minutes: number;
  /** Undefined while the words are being loaded. */
  readonly listed: ListedLesson | undefined;
}

function LessonRow({ id, number, minutes, listed }: LessonRowProps) {
  const t = useT();
  const { kept } = useKept();
  const progress = kept.lessons[id];
  const isFinished = kept.finished.includes(id);
  const isBegun = progress !== undefined && !progress.finished && progress.step > 0;
  return (
    <li className="border-b border-border">
      <a
        href={formatRoute({ kind: 'start', panel: 'lessons', lesson: id })}
        data-lesson={id}
        data-step={progress === undefined ? 0 : progress.step + 1}
        data-done={isFinished}
        data-inset-focus=""
        className="flex items-baseline gap-4 px-2 py-3 hover:bg-fill"
      >
        <span className="w-5 shrink-0 text-right text-text-3 figures">{number}</span>
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="text-title font-semibold">{listed?.title ?? '…'}</span>
          <span className="text-text-2">{listed?.summary}</span>
        </span>
        {isFinished ? (
          <Badge tone="ok" glyph="✓">
            {t.lessons.finished}
          </Badge>
        ) : isBegun ? (
          <Badge tone="pending" glyph="▸">
            {t.lessons.atStep(progress.step + 1)}
          </Badge>
        ) : null}
        <span className="w-16 shrink-0 text-right text-meta text-text-3 figures">
          {t.lessons.minutes(minutes)}
        </span>
      </a>
    </li>
  );
}
