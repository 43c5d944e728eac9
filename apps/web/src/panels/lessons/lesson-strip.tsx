import { advance, isDone, type LessonId, type Progress, stepOf } from '@lifeline/lessons';
import { useEffect } from 'react';
import { navigate, useSessionRoute } from '../../app/router.ts';
import { useT } from '../../i18n/language.ts';
import { useStore, useStoreVersion } from '../../source/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { CodeText } from './code-text.tsx';
import { useLessonParts } from './lesson-page.tsx';
import type { LessonParts } from './lesson-view.tsx';
import { useKept } from './use-kept.ts';

interface LessonStripProps {
  readonly id: LessonId;
  readonly sessionId: string;
}

/** Above the other panels of a lesson's session: what the step asks for, and the way back. */
export function LessonStrip({ id, sessionId }: LessonStripProps) {
  const parts = useLessonParts(id);
  const { kept, save } = useKept();
  const progress = kept.lessons[id];
  if (parts.data === undefined || progress === undefined || progress.finished) return null;
  return <Strip parts={parts.data} known={progress} save={save} sessionId={sessionId} />;
}

interface StripProps {
  readonly parts: LessonParts;
  readonly known: Progress;
  readonly save: (progress: Progress) => void;
  readonly sessionId: string;
}

function Strip({ parts, known, save, sessionId }: StripProps) {
  const t = useT();
  const { lesson, words } = parts;
  const store = useStore(sessionId);
  useStoreVersion(store);
  const sel = useSessionRoute()?.sel;
  const isHere = known.sessions[stepOf(lesson, known).on] === sessionId;
  const progress = advance(lesson, known, isHere ? { rows: store.rows, model: store.model, sel } : undefined);
  useEffect(() => {
    if (progress !== known) save(progress);
  });
  const step = stepOf(lesson, progress);
  const told = words[step.id];
  const done = isDone(progress, step);
  return (
    <section
      aria-label={parts.title}
      data-lesson={lesson.id}
      data-step={progress.step + 1}
      data-done={done}
      className="flex shrink-0 items-center gap-4 border-b border-border bg-bar px-4 py-2"
    >
      <p className="min-w-0 flex-1" aria-live="polite">
        <span className="mr-2 font-semibold">{told?.title}</span>
        <span className={done ? 'text-ok' : 'text-text-2'}>
          {done ? (
            <>
              <span aria-hidden>✓ </span>
              {t.lessons.right}
            </>
          ) : (
            <CodeText text={told?.task ?? ''} />
          )}
        </span>
      </p>
      <Button
        kind={done ? 'primary' : 'normal'}
        data-action="back-to-lesson"
        onClick={() => navigate({ panel: 'lessons', name: lesson.id })}
      >
        {t.lessons.backToLesson}
      </Button>
    </section>
  );
}
