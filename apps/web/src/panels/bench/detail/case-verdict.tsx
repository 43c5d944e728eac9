import type { Case, ManualVerdict } from '@lifeline/suite';
import { useState } from 'react';
import { useT } from '../../../i18n/language.ts';
import { useBench } from '../state/bench.ts';
import type { CaseView } from '../state/case-view.ts';
import { KeptField } from './kept-field.tsx';
import { Part } from './part.tsx';

const CHOICES: readonly ManualVerdict['is'][] = ['pass', 'fail'];

/** A person's verdict, which counts instead of the comparison. It is kept once it has a reason. */
export function CaseVerdict({ view }: { readonly view: CaseView }) {
  const t = useT();
  const words = t.bench.detail;
  const { actions, readOnly } = useBench();
  const { verdict } = view.case;
  const [wanted, setWanted] = useState<ManualVerdict['is']>();
  const is = verdict?.is ?? wanted;
  const keep = (next: ManualVerdict | undefined) =>
    actions.changeCase(view.case.id, (one) => withVerdict(one, next));
  const choose = (next: ManualVerdict['is'] | undefined) => {
    setWanted(next);
    if (verdict !== undefined) keep(next === undefined ? undefined : { ...verdict, is: next });
  };
  return (
    <Part title={words.verdict}>
      <div className="flex flex-wrap items-start gap-2">
        <select
          aria-label={words.verdict}
          data-field="verdict"
          className="control"
          disabled={readOnly}
          value={is ?? ''}
          onChange={(event) => choose(CHOICES.find((choice) => choice === event.target.value))}
        >
          <option value="">{words.verdictNone}</option>
          {CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {t.bench.verdicts[choice]}
            </option>
          ))}
        </select>
        {is === undefined ? null : (
          <>
            <KeptField
              label={words.reason}
              name="verdict-reason"
              placeholder={words.reason}
              isDisabled={readOnly}
              value={verdict?.reason ?? ''}
              check={(text) => (text.trim() === '' ? words.reasonHint : undefined)}
              onKeep={(text) =>
                keep({ ...verdict, is, reason: text.trim(), date: new Date().toISOString().slice(0, 10) })
              }
            />
            <KeptField
              label={words.by}
              name="verdict-by"
              placeholder={words.by}
              isDisabled={readOnly || verdict === undefined}
              value={verdict?.by ?? ''}
              onKeep={(text) => {
                if (verdict !== undefined) keep(signed(verdict, text.trim()));
              }}
            />
          </>
        )}
      </div>
      {is === undefined || verdict !== undefined ? null : (
        <p className="text-meta text-text-3">{words.reasonHint}</p>
      )}
    </Part>
  );
}

function withVerdict({ verdict: _, ...one }: Case, verdict: ManualVerdict | undefined): Case {
  return verdict === undefined ? one : { ...one, verdict };
}

function signed({ by: _, ...verdict }: ManualVerdict, by: string): ManualVerdict {
  return by === '' ? verdict : { ...verdict, by };
}
