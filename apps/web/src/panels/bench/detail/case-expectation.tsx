import type { Expectation } from '@lifeline/suite';
import { useT } from '../../../i18n/language.ts';
import { useBench } from '../state/bench.ts';
import type { CaseView } from '../state/case-view.ts';
import { KeptField } from './kept-field.tsx';
import { Part } from './part.tsx';

const KINDS: readonly Expectation['kind'][] = ['accepted', 'rejected', 'tool-error', 'error', 'any'];

/** What is expected of a case, beside what the schema predicts. */
export function CaseExpectation({ view }: { readonly view: CaseView }) {
  const t = useT();
  const words = t.bench.detail;
  const { actions, readOnly } = useBench();
  const { id, expect, origin } = view.case;
  const keep = (next: Expectation) => actions.changeCase(id, (one) => ({ ...one, expect: next }));
  const choose = (kind: Expectation['kind']) => {
    if (kind !== expect.kind) keep({ kind });
  };
  return (
    <Part title={words.expected}>
      <div className="flex flex-wrap items-center gap-2">
        <select
          aria-label={words.expected}
          data-field="expect"
          className="control"
          disabled={readOnly}
          value={expect.kind}
          onChange={(event) => {
            const kind = KINDS.find((candidate) => candidate === event.target.value);
            if (kind !== undefined) choose(kind);
          }}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {words.expectations[kind]}
            </option>
          ))}
        </select>
        {expect.kind === 'error' ? (
          <KeptField
            label={words.code}
            placeholder={words.code}
            name="error-code"
            isMono
            isDisabled={readOnly}
            value={expect.code ?? ''}
            check={(text) => (/^(-?\d+)?$/.test(text.trim()) ? undefined : words.codeBad)}
            onKeep={(text) => {
              const code = text.trim();
              keep(code === '' ? { kind: 'error' } : { kind: 'error', code });
            }}
          />
        ) : (
          <span className="text-text-3">{words.expectationText[expect.kind]}</span>
        )}
      </div>
      {origin === undefined ? null : (
        <p className="text-text-2">
          {words.predicts[origin.predicts]}
          {origin.keyword === undefined ? null : (
            <code className="ml-1.5 text-malformed">
              {origin.detail === undefined ? origin.keyword : `${origin.keyword}: ${origin.detail}`}
            </code>
          )}
        </p>
      )}
    </Part>
  );
}
