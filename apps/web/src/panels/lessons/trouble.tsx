import type { Lesson, Progress, Step } from '@lifeline/lessons';
import type { SessionInfo } from '@lifeline/wire';
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { useSessionsKnown } from '../../source/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { useStartOver } from './use-start-over.ts';

/** So long a demo server may take for what a step waits for. */
const PATIENCE_MS = 12_000;

interface TroubleProps {
  readonly lesson: Lesson;
  readonly progress: Progress;
  readonly save: (progress: Progress) => void;
  readonly session: SessionInfo | undefined;
  readonly step: Step;
  readonly done: boolean;
  /** The page has done its part and waits for the server. */
  readonly waits: boolean;
}

/** What to do about a server that is gone, has ended, or does not do what the lesson counts on. */
export function Trouble({ lesson, progress, save, session, step, done, waits }: TroubleProps) {
  const t = useT();
  const known = useSessionsKnown();
  const isLate = useLate(waits);
  const startOver = useStartOver(lesson, progress, save);
  const { [step.on]: id } = progress.sessions;
  const isGone = known && id !== undefined && session === undefined;
  const hasEnded = session?.state === 'closed' || session?.state === 'failed';
  const text = done
    ? undefined
    : isGone
      ? t.lessons.trouble.gone
      : hasEnded && step.quiet !== true
        ? t.lessons.trouble.ended
        : isLate
          ? t.lessons.trouble.late
          : undefined;
  if (text === undefined) return null;
  return (
    <div
      role="alert"
      data-trouble=""
      className="flex flex-wrap items-center gap-3 border-b border-border px-4 py-2 text-error"
    >
      <span className="min-w-0 flex-1">{text}</span>
      <Button onClick={startOver}>{t.lessons.startOver}</Button>
    </div>
  );
}

function useLate(waits: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waits]);
  return isLate;
}
