import { useNow } from '../app/use-now.ts';
import { useT } from '../i18n/language.ts';
import { useSession } from '../source/hooks.ts';

export interface WaitingProps {
  readonly sessionId: string;
  /** When the request was sent, ms on the trace's clock. */
  readonly sinceMs: number;
}

/** How long a request has been waiting for its answer; nothing in a recording, where nothing waits any more. */
export function Waiting({ sessionId, sinceMs }: WaitingProps) {
  const session = useSession(sessionId);
  if (session === undefined || session.readOnly) return null;
  return <Ticking startMs={Date.parse(session.createdAt) + sinceMs} />;
}

function Ticking({ startMs }: { readonly startMs: number }) {
  const t = useT();
  const seconds = Math.max(0, Math.round((useNow() - startMs) / 1000));
  return <span role="timer">{t.results.waiting(seconds)}</span>;
}
