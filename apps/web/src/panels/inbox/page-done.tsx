import { useT } from '../../i18n/language.ts';
import { useStore, useStoreVersion } from '../../source/hooks.ts';
import { SeqLink } from '../seq-link.tsx';

const COMPLETE = 'notifications/elicitation/complete';

export interface PageDoneProps {
  readonly sessionId: string;
  /** seq of the question. */
  readonly askedSeq: number;
  readonly elicitationId: string;
}

/** Whether the server has said that what it asked for on another page is done (2025-11-25, client/elicitation). */
export function PageDone({ sessionId, askedSeq, elicitationId }: PageDoneProps) {
  const t = useT();
  const store = useStore(sessionId);
  useStoreVersion(store);
  const { rows } = store;
  for (let seq = rows.length - 1; seq > askedSeq; seq -= 1) {
    if (rows.kindAt(seq) !== 'notification') continue;
    if (rows.methodAt(seq) !== COMPLETE || rows.subjectAt(seq) !== elicitationId) continue;
    return (
      <p data-completed={seq} className="text-ok">
        {t.inbox.elicitation.completed} <SeqLink seq={seq}>{t.results.showOnWire}</SeqLink>
      </p>
    );
  }
  return <p className="text-text-3">{t.inbox.elicitation.notCompleted}</p>;
}
