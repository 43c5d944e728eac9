import type { Exchange } from '@lifeline/model';
import { navigate } from '../app/router.ts';
import { useT } from '../i18n/language.ts';
import { useStore } from '../source/hooks.ts';

/** That an answer came after its request was given up, or that more than one came. */
export function AnswerMarks({
  sessionId,
  exchange,
}: {
  readonly sessionId: string;
  readonly exchange: Exchange;
}) {
  const t = useT();
  const { model } = useStore(sessionId);
  const { responseSeq, duplicateSeqs = [] } = exchange;
  const late = responseSeq !== undefined && model.markAt(responseSeq) === 'late';
  const [second] = duplicateSeqs;
  return (
    <>
      {late ? <p className="text-malformed">{t.results.lateText}</p> : null}
      {second === undefined ? null : (
        <p className="text-malformed">
          {t.results.duplicates(duplicateSeqs.length)}{' '}
          <button type="button" className="text-accent underline" onClick={() => navigate({ sel: second })}>
            {t.results.showOnWire}
          </button>
        </p>
      )}
    </>
  );
}
