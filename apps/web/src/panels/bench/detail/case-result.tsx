import { useFormat } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/language.ts';
import { RevealText } from '../../../ui/reveal-text.tsx';
import { OutcomeBadge } from '../../../wire/outcome-badge.tsx';
import { SeqLink } from '../../seq-link.tsx';
import type { CaseView } from '../state/case-view.ts';
import { reasonWords } from '../state/case-words.ts';
import { VerdictBadge } from '../verdict-badge.tsx';
import { Part } from './part.tsx';

/** What came of a case in the newest run, why that is its verdict, and the way to its exchange. */
export function CaseResult({ view }: { readonly view: CaseView }) {
  const t = useT();
  const format = useFormat();
  const words = t.bench.detail;
  const { row } = view;
  const seq = row?.endSeq ?? row?.requestSeq;
  return (
    <Part title={words.result}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-text-2 figures">
        <VerdictBadge view={view} />
        {view.case.verdict === undefined ? null : <span>{t.bench.byHand}</span>}
        {row?.outcome === undefined ? null : <OutcomeBadge outcome={row.outcome} errorCode={row.errorCode} />}
        {row?.ms === undefined ? null : <span>{format.ms(row.ms)}</span>}
        {row?.bytes === undefined ? null : <span>{format.bytes(row.bytes)}</span>}
        {seq === undefined ? null : <SeqLink seq={seq}>{words.showOnWire}</SeqLink>}
      </p>
      {row === undefined ? (
        <p className="text-text-3">{words.notRun}</p>
      ) : (
        <ul className="flex flex-col gap-0.5">
          {row.reasons.map((reason) => (
            <li key={`${reason.code} ${reason.at} ${reason.detail}`} data-reason={reason.code}>
              <RevealText text={reasonWords(reason, t, view.case.expect)} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
