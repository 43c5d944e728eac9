import type { Exchange } from '@lifeline/model';
import { UnansweredLine } from '../app/unanswered-line.tsx';
import { useNow } from '../app/use-now.ts';
import { useSession } from '../source/hooks.ts';

/** Most answers come sooner; what is seen until then means nothing yet. */
const AFTER_MS = 2000;

export interface PendingCauseProps {
  readonly sessionId: string;
  readonly exchange: Exchange;
}

/** Why a request that waits for some time may have no answer. */
export function PendingCause({ sessionId, exchange }: PendingCauseProps) {
  const session = useSession(sessionId);
  const now = useNow();
  if (session === undefined || session.readOnly) return null;
  if (now - Date.parse(session.createdAt) - exchange.requestAtMs < AFTER_MS) return null;
  return <UnansweredLine sessionId={sessionId} exchange={exchange} />;
}
