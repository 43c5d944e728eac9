import type { Matcher } from '@lifeline/suite';
import { Plus, X } from 'lucide-react';
import { useT } from '../../../i18n/language.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useBench } from '../state/bench.ts';
import type { CaseView } from '../state/case-view.ts';
import { CheckFields, type CheckFieldsProps } from './check-fields.tsx';
import { Part } from './part.tsx';

const NEW: { readonly [K in Matcher['kind']]: Extract<Matcher, { readonly kind: K }> } = {
  contains: { kind: 'contains', text: '' },
  equals: { kind: 'equals', at: '/structuredContent', valueText: 'null', ignoring: [] },
  regex: { kind: 'regex', pattern: '.' },
  type: { kind: 'type', at: '/structuredContent', type: 'object' },
  schema: { kind: 'schema', at: '/structuredContent', schemaText: '{}' },
  duration: { kind: 'duration', mostMs: 1000 },
  size: { kind: 'size', mostBytes: 10_000 },
};

/** What the result of a case has to fulfil beside the outcome. */
export function CaseChecks({ view }: { readonly view: CaseView }) {
  const t = useT();
  const words = t.bench.checks;
  const { actions, readOnly } = useBench();
  const { checks } = view.case;
  const change = (edit: (present: readonly Matcher[]) => readonly Matcher[]) =>
    actions.changeCase(view.case.id, (one) => ({ ...one, checks: edit(one.checks) }));
  const add = (kind: string) => {
    const matcher = Object.values(NEW).find((candidate) => candidate.kind === kind);
    if (matcher !== undefined) change((present) => [...present, matcher]);
  };
  if (readOnly && checks.length === 0) return null;
  return (
    <Part title={words.title}>
      {checks.map((matcher, index) => (
        <CheckLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a check has no name but its position
          key={`${index} ${matcher.kind}`}
          matcher={matcher}
          onKeep={(next) => change((present) => present.map((one, at) => (at === index ? next : one)))}
          onRemove={() => change((present) => present.filter((_, at) => at !== index))}
        />
      ))}
      {readOnly ? null : (
        <span className="flex items-center gap-1">
          <Plus size={14} strokeWidth={1.5} aria-hidden className="text-text-3" />
          <select
            aria-label={words.add}
            data-field="add-check"
            className="control w-fit"
            value=""
            onChange={(event) => add(event.target.value)}
          >
            <option value="">{words.add}</option>
            {Object.values(NEW).map(({ kind }) => (
              <option key={kind} value={kind}>
                {words.kinds[kind]}
              </option>
            ))}
          </select>
        </span>
      )}
    </Part>
  );
}

interface CheckLineProps extends CheckFieldsProps {
  readonly onRemove: () => void;
}

function CheckLine({ matcher, onKeep, onRemove }: CheckLineProps) {
  const words = useT().bench.checks;
  const { readOnly } = useBench();
  return (
    <div data-result-check={matcher.kind} className="flex items-start gap-2">
      <span className="w-24 shrink-0 leading-7">{words.kinds[matcher.kind]}</span>
      <CheckFields matcher={matcher} onKeep={onKeep} />
      {readOnly ? null : <IconButton icon={X} label={words.remove} onClick={onRemove} />}
    </div>
  );
}
