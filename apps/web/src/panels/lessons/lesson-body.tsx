import type { Progress, Scene } from '@lifeline/lessons';
import { isDone, stepOf } from '@lifeline/lessons';
import type { SessionInfo } from '@lifeline/wire';
import { FinishedLesson } from './finished-lesson.tsx';
import type { LessonParts } from './lesson-view.tsx';
import { StepButtons } from './step-buttons.tsx';
import { StepHints } from './step-hints.tsx';
import { StepText } from './step-text.tsx';
import { useReading } from './use-reading.ts';

export interface LessonBodyProps {
  readonly parts: LessonParts;
  readonly progress: Progress;
  readonly save: (progress: Progress) => void;
  readonly session: SessionInfo | undefined;
  readonly scene: Scene | undefined;
  /** What is said about a try that missed. */
  readonly missed: string | undefined;
}

/** The words of the step, and its buttons below them. */
export function LessonBody(props: LessonBodyProps) {
  const { parts, progress, save, session, scene } = props;
  const step = stepOf(parts.lesson, progress);
  const words = parts.words[step.id];
  const done = isDone(progress, step);
  const scroller = useReading(step.id, done);
  if (progress.finished) return <FinishedLesson {...props} />;
  if (words === undefined) return null;
  return (
    <>
      <div
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        data-inset-focus=""
        className="min-h-0 flex-1 overflow-y-auto px-4 py-4"
      >
        <div className="flex max-w-[68ch] flex-col gap-3" aria-live="polite">
          <StepText
            step={step}
            words={words}
            done={done}
            revision={scene?.model.negotiation?.revision}
            sessions={progress.sessions}
            missed={props.missed}
          >
            {done || step.solution === undefined ? null : (
              <StepHints parts={parts} progress={progress} save={save} session={session} scene={scene} />
            )}
          </StepText>
        </div>
      </div>
      <StepButtons key={step.id} {...props} step={step} words={words} done={done} />
    </>
  );
}
