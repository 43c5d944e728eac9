import { parseJson } from '@lifeline/json';
import { useT } from '../../../i18n/language.ts';
import { useBench } from '../state/bench.ts';
import type { CaseView } from '../state/case-view.ts';
import { KeptField } from './kept-field.tsx';
import { Part } from './part.tsx';

/** The arguments of a case that is no change of a base, to be edited as JSON. */
export function OwnArguments({ view, text }: { readonly view: CaseView; readonly text: string }) {
  const t = useT();
  const { actions, readOnly } = useBench();
  return (
    <Part title={t.bench.detail.arguments}>
      <KeptField
        label={t.bench.detail.arguments}
        name="case-arguments"
        isMono
        isLong
        isDisabled={readOnly}
        value={text}
        check={(next) => (parseJson(next).ok ? undefined : t.bench.checks.badJson)}
        onKeep={(argumentsText) =>
          actions.changeCase(view.case.id, (one) => ({ ...one, input: { kind: 'own', argumentsText } }))
        }
      />
    </Part>
  );
}
