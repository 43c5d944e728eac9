import type { Step, StepWords } from '@lifeline/lessons';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/language.ts';
import { Beside } from './beside.tsx';
import { Citations } from './citations.tsx';
import { CodeText, Paragraphs } from './code-text.tsx';
import { Sends } from './sends.tsx';

export interface StepTextProps {
  readonly step: Step;
  readonly words: StepWords;
  readonly done: boolean;
  readonly revision: string | undefined;
  /** Sessions of the lesson by the key of their server. */
  readonly sessions: Readonly<Record<string, string>>;
  readonly missed: string | undefined;
  /** Hints. */
  readonly children: ReactNode;
}

/** What the step tells and asks; once it is done, what has happened. */
export function StepText({ step, words, done, revision, sessions, missed, children }: StepTextProps) {
  return (
    <>
      <h2 className="text-title">{words.title}</h2>
      <Paragraphs texts={words.text} />
      {done || step.action === undefined ? null : <Sends action={step.action} />}
      {words.task === undefined ? null : <Task text={words.task} done={done} />}
      {missed === undefined ? null : <Missed text={words.wrong?.[missed]} />}
      {done ? (
        <div data-lesson-after="" className="flex flex-col gap-3">
          {words.after === undefined ? null : <Paragraphs texts={words.after} />}
          {step.beside === undefined ? null : (
            <Beside items={step.beside} heads={words.beside ?? []} sessions={sessions} on={step.on} />
          )}
          {words.myth === undefined ? null : <Myth {...words.myth} />}
        </div>
      ) : null}
      {children}
      <Citations keys={step.cites} revision={revision} />
    </>
  );
}

function Task({ text, done }: { readonly text: string; readonly done: boolean }) {
  const t = useT();
  return (
    <div
      data-lesson-task=""
      className={
        done
          ? 'border-l-2 border-ok py-0.5 pl-3 text-text-2'
          : 'border-l-2 border-accent py-0.5 pl-3 font-semibold'
      }
    >
      {done ? (
        <span className="mr-1 font-semibold text-ok">
          <span aria-hidden>✓ </span>
          {t.lessons.right}
        </span>
      ) : null}
      <CodeText text={text} />
    </div>
  );
}

function Missed({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p role="status" data-missed="" className="border-l-2 border-tool-error py-0.5 pl-3 text-tool-error">
      <CodeText text={text} />
    </p>
  );
}

/** What tutorials say, and how it is. */
function Myth({ says, truth }: { readonly says: string; readonly truth: string }) {
  const t = useT();
  return (
    <aside data-myth="" className="mt-1 flex flex-col gap-1.5 border-y border-border py-3">
      <h3 className="text-meta font-semibold text-malformed">{t.lessons.myth}</h3>
      <p className="text-text-2">
        <span aria-hidden className="mr-1 text-malformed">
          ✗
        </span>
        <CodeText text={says} />
      </p>
      <p>
        <span aria-hidden className="mr-1 text-ok">
          ✓
        </span>
        <CodeText text={truth} />
      </p>
    </aside>
  );
}
