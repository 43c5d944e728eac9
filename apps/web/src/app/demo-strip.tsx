import { DEMO_STEPS } from '@lifeline/protocol';
import { useState } from 'react';
import { useLanguage, useT } from '../i18n/language.ts';
import { useCommands, useSession, useStore, useStoreVersion } from '../source/hooks.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { demoProgress } from './demo-progress.ts';
import { navigate } from './router.ts';
import { useRun } from './run.ts';
import { useRunning } from './running.ts';
import { StepDots } from './step-dots.tsx';

const METHODS = DEMO_STEPS.map((step) => step.method);

/** The eight steps above the panels: what comes next, what it sends, and why. Which is next is read off the trace. */
export function DemoStrip({ sessionId }: { readonly sessionId: string }) {
  const t = useT();
  const store = useStore(sessionId);
  useStoreVersion(store);
  const session = useSession(sessionId);
  const connection = session?.connection ?? 1;
  const { sent, waiting } = demoProgress(store.model.exchanges, connection, METHODS);
  const running = useRunning(sessionId);
  const ended = session?.state === 'closed' || (session?.state === 'failed' && !running);
  return (
    <section
      aria-label={t.app.demo.label}
      data-demo=""
      data-demo-step={sent}
      className="flex shrink-0 items-start gap-4 border-b border-border bg-bar px-4 py-3"
    >
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <StepDots count={DEMO_STEPS.length} done={sent} />
        {ended ? (
          <StripText title={t.app.demo.endedTitle} text={t.app.demo.endedText} />
        ) : (
          <StepText index={sent} />
        )}
      </div>
      {ended ? null : <StepButtons sessionId={sessionId} index={sent} waiting={waiting} />}
    </section>
  );
}

function StripText({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <h2 className="text-title">{title}</h2>
      <p className="max-w-[90ch] text-text-2">{text}</p>
    </>
  );
}

/** Title and explanation of the step that comes next. */
function StepText({ index }: { readonly index: number }) {
  const t = useT();
  const language = useLanguage();
  const step = DEMO_STEPS[index];
  if (step === undefined) return <StripText title={t.app.demo.doneTitle} text={t.app.demo.doneText} />;
  return (
    <>
      <StripText title={`${step.n} · ${step.title[language]}`} text={step.explanation[language]} />
      <p className="flex min-w-0 items-baseline gap-2 text-meta text-text-3">
        <span className="shrink-0">{t.app.demo.sends}</span>
        <Badge mono>{step.method}</Badge>
        <code className="min-w-0 truncate text-text-2">{step.paramsText}</code>
      </p>
    </>
  );
}

interface StepButtonsProps {
  readonly sessionId: string;
  readonly index: number;
  readonly waiting: boolean;
}

function StepButtons({ sessionId, index, waiting }: StepButtonsProps) {
  const t = useT();
  const commands = useCommands(sessionId);
  const store = useStore(sessionId);
  const run = useRun();
  const [sending, setSending] = useState(false);
  const step = DEMO_STEPS[index];
  const busy = sending || waiting;
  const next = async () => {
    if (step === undefined || busy) return;
    setSending(true);
    try {
      // a step that another tab has sent meanwhile is not sent twice
      const seen = store.rows.length;
      navigate({ sel: await commands.request(step.method, step.paramsText, undefined, { seen }) });
    } finally {
      setSending(false);
    }
  };
  return (
    <div className="flex shrink-0 flex-row-reverse items-center gap-2">
      {step === undefined ? null : (
        // Not natively disabled while busy: the focus would be lost, and Enter is all that a presenter presses.
        <Button
          kind="primary"
          data-action="next"
          // The demo was asked for, and this is its one control
          autoFocus={index === 0}
          aria-disabled={busy}
          className={busy ? 'opacity-50' : ''}
          onClick={() => run(next())}
        >
          {waiting ? t.app.demo.waiting : t.app.demo.next}
        </Button>
      )}
      <Button
        key={step === undefined ? 'last' : 'other'}
        kind={step === undefined ? 'primary' : 'normal'}
        data-action="disconnect"
        // Takes over from the button that has just gone
        autoFocus={step === undefined}
        onClick={() => run(commands.disconnect())}
      >
        {t.app.disconnect}
      </Button>
    </div>
  );
}
