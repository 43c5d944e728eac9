import { type Draft, draftState, type Field } from '@lifeline/schema-form';
import { Plus } from 'lucide-react';
import { useT } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages.ts';
import { addsQuietly } from '../fields/group-field.tsx';
import { SetButtons } from '../fields/set-buttons.tsx';
import { SmallButton } from '../fields/small-button.tsx';
import { type Subject, useFormApi } from '../state/form-api.ts';

interface RootStatesProps {
  readonly root: Draft;
  readonly shown: Draft;
  readonly field: Field;
  readonly onAddMember: () => void;
}

/** Whether arguments go out at all, and as what: absent, `{}`, null, with members. */
export function RootStates({ root, shown, field, onAddMember }: RootStatesProps) {
  const t = useT();
  const { subject } = useFormApi();
  const words = t.forms.of[subject];
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-2 border-t border-border pt-3">
      <p className="min-w-0 flex-1 text-meta text-text-3">{sentence(root, shown, field, words)}</p>
      <fieldset aria-label={words.title} className="flex items-center">
        <SetButtons pointer="" draft={root} field={field} />
        {addsQuietly(field, '') ? (
          <SmallButton data-add="" label={t.forms.map.addOther} onClick={onAddMember}>
            <Plus size={14} strokeWidth={1.5} aria-hidden />
          </SmallButton>
        ) : null}
      </fieldset>
    </div>
  );
}

function sentence(
  root: Draft,
  shown: Draft,
  { shape }: Field,
  texts: Messages['forms']['of'][Subject],
): string {
  if (draftState(root) === 'absent') return texts.sendsAbsent;
  if (shown.kind !== 'object') return texts.sendsOther;
  const takesNothing = shape.kind === 'object' && shape.properties.length === 0;
  const isEmpty = shown.entries.every(({ value }) => draftState(value) === 'absent');
  if (!isEmpty) return texts.title;
  return takesNothing ? `${texts.none} ${texts.sendsEmpty}` : texts.sendsEmpty;
}
