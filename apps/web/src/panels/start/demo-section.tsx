import { FailureText } from '../../app/failure.tsx';
import { formatRoute } from '../../app/router.ts';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { DEMO_REQUEST, PLAYGROUND_REQUEST } from './start-requests.ts';
import { useStartSession } from './use-start-session.ts';

/** The bundled servers, one click each. */
export function DemoSection() {
  const t = useT();
  const start = useStartSession();
  return (
    <section aria-labelledby="start-demo" className="flex flex-col items-start gap-3">
      <h3 id="start-demo" className="text-title">
        {t.start.demo.title}
      </h3>
      <p className="text-text-2">{t.start.demo.text}</p>
      <Button
        kind="primary"
        data-action="demo"
        disabled={start.isPending}
        onClick={() => start.mutate(DEMO_REQUEST)}
      >
        {t.start.demo.start}
      </Button>
      <a href={formatRoute({ kind: 'start', panel: 'lessons' })} className="text-accent hover:underline">
        {t.start.demo.lessons}
      </a>
      <p className="mt-3 text-text-2">{t.start.demo.playgroundText}</p>
      <Button
        data-action="playground"
        disabled={start.isPending}
        onClick={() => start.mutate(PLAYGROUND_REQUEST)}
      >
        {t.start.demo.playground}
      </Button>
      {start.isError ? (
        <p role="alert" className="text-error">
          <FailureText error={start.error} />
        </p>
      ) : null}
    </section>
  );
}
