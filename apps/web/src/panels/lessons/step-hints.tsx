import { askHint, type Progress, type Scene, stepOf } from '@lifeline/lessons';
import type { SessionInfo } from '@lifeline/wire';
import { useRun } from '../../app/run.ts';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { CodeText } from './code-text.tsx';
import type { LessonParts } from './lesson-view.tsx';
import { usePerform } from './use-perform.ts';

interface StepHintsProps {
  readonly parts: LessonParts;
  readonly progress: Progress;
  readonly save: (progress: Progress) => void;
  readonly session: SessionInfo | undefined;
  readonly scene: Scene | undefined;
}

/** Hints one after the other; after the last one, the page can do it itself. */
export function StepHints({ parts, progress, save, session, scene }: StepHintsProps) {
  const t = useT();
  const { lesson, words } = parts;
  const step = stepOf(lesson, progress);
  const hints = words[step.id]?.hints ?? [];
  const asked = Math.min(progress.hints[step.id] ?? 0, hints.length);
  const perform = usePerform({ lesson, progress, save, session, scene });
  const run = useRun();
  const { solution } = step;
  return (
    <div className="flex flex-col items-start gap-2" data-hints={asked}>
      <ol className="flex list-none flex-col gap-1 text-text-2">
        {hints.slice(0, asked).map((hint) => (
          <li key={hint}>
            <span className="text-text-3">{t.lessons.hint} </span>
            <CodeText text={hint} />
          </li>
        ))}
      </ol>
      {asked < hints.length ? (
        <Button kind="quiet" data-action="hint" onClick={() => save(askHint(lesson, progress, hints.length))}>
          {asked === 0 ? t.lessons.giveHint : t.lessons.nextHint}
        </Button>
      ) : solution === undefined ? null : (
        <Button kind="quiet" data-action="show-me" onClick={() => run(perform(solution))}>
          {t.lessons.showMe}
        </Button>
      )}
    </div>
  );
}
