import { goBack, goNext, type Progress, type Step, type StepWords } from '@lifeline/lessons';
import { useState } from 'react';
import { useKeys } from '../../app/keys.ts';
import { navigate } from '../../app/router.ts';
import { useRun } from '../../app/run.ts';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import type { LessonBodyProps } from './lesson-body.tsx';
import { dropSelection } from './select-soon.ts';
import { Trouble } from './trouble.tsx';
import { usePerform } from './use-perform.ts';
import { useEndServers } from './use-start-over.ts';

interface StepButtonsProps extends LessonBodyProps {
  readonly step: Step;
  readonly words: StepWords;
  readonly done: boolean;
}

/** "Back" and "Next": the latter does what the step is about, then goes on. */
export function StepButtons({ parts, progress, save, session, scene, step, words, done }: StepButtonsProps) {
  const t = useT();
  const run = useRun();
  const endServers = useEndServers();
  const { lesson } = parts;
  const perform = usePerform({ lesson, progress, save, session, scene });
  const [acted, setActed] = useState(false);
  const { action } = step;
  const waits = !done && (action === undefined || acted);
  const go = (to: Progress) => {
    dropSelection();
    // what was selected for this step is no answer to the next one's question
    if (lesson.steps[to.step]?.solution?.do === 'pick') navigate({ sel: undefined });
    // the one beside the words stays open, to look round in
    if (to.finished) endServers(to, session?.id);
    save(to);
  };
  const next = () => {
    if (done) go(goNext(lesson, progress));
    else if (action !== undefined && !acted) run(act());
  };
  const act = async () => {
    if (action === undefined) return;
    setActed(true);
    try {
      await perform(action);
    } catch (error) {
      setActed(false);
      throw error;
    }
  };
  const back = () => save(goBack(progress));
  useKeys([
    {
      keys: ['ArrowRight'],
      group: 'everywhere',
      label: t.lessons.keys.next,
      run: (event) => ownArrows(event) || next(),
    },
    {
      keys: ['ArrowLeft'],
      group: 'everywhere',
      label: t.lessons.keys.back,
      run: (event) => ownArrows(event) || back(),
    },
  ]);
  const label = done || action === undefined ? t.lessons.next : (words.action ?? t.lessons.next);
  return (
    <footer className="flex shrink-0 flex-col border-t border-border bg-bar">
      <Trouble
        lesson={lesson}
        progress={progress}
        save={save}
        session={session}
        step={step}
        done={done}
        waits={acted && !done}
      />
      <div className="flex min-h-11 flex-wrap items-center gap-2 px-4 py-1.5">
        <Button
          kind="quiet"
          data-action="back"
          aria-disabled={progress.step === 0}
          className={progress.step === 0 ? 'opacity-50' : ''}
          onClick={back}
        >
          {t.lessons.back}
        </Button>
        <span className="flex-1" />
        {waits ? (
          <span className="text-meta text-text-3">
            {action === undefined ? t.lessons.yourTurn : t.lessons.waiting}
          </span>
        ) : null}
        {/* Not natively disabled: the focus would be lost, and Enter is all that a presenter presses. */}
        <Button
          kind="primary"
          data-action="next"
          // the one control that leads through the lesson
          autoFocus
          aria-disabled={waits}
          className={waits ? 'opacity-50' : ''}
          onClick={next}
        >
          {label}
          <Kbd keys="ArrowRight" />
        </Button>
      </div>
    </footer>
  );
}

/** Whether the key was pressed in a part of the page that moves by arrows itself. */
function ownArrows({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element && target.closest('[role="tree"], [role="listbox"], [role="grid"]') !== null
  );
}
