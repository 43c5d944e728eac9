import { type Draft, draftState, fits, type Resolved } from '@lifeline/schema-form';
import { useId, useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import { Description } from '../fields/description.tsx';
import { FieldNotes } from '../fields/field-notes.tsx';
import { GroupBody } from '../fields/group-body.tsx';
import { UnionPickers } from '../fields/union-picker.tsx';
import { useFormApi, useIssues } from '../state/form-api.ts';
import { RootControl } from './root-control.tsx';
import { RootStates } from './root-states.tsx';

interface RootFieldsProps {
  readonly root: Draft;
  readonly shown: Draft;
  readonly resolved: Resolved;
  readonly isUnreadable: boolean;
}

/** The arguments as a whole: their fields and their state. */
export function RootFields({ root, shown, resolved, isUnreadable }: RootFieldsProps) {
  const t = useT();
  const { schema } = useFormApi();
  const { own } = useIssues('');
  const id = useId();
  const [isAdding, setAdding] = useState(false);
  const { field, unions } = resolved;
  const drawsFields = field.shape.kind === 'object' && fits(field.shape, shown);
  const props = {
    pointer: '',
    name: '',
    spot: schema.root,
    draft: shown,
    required: false,
    part: ROOT,
    within: '|',
  };
  return (
    <div
      data-pointer=""
      data-state={draftState(root)}
      data-issues={own.length + field.problems.length}
      className="flex min-w-0 flex-col gap-4"
    >
      <Description id={`${id}-description`} text={field.description} />
      <div inert={isUnreadable} className={inertLook(isUnreadable)}>
        <UnionPickers pointer="" unions={unions} />
      </div>
      <FieldNotes {...props} id={`${id}-notes`} field={field} issues={own} isSecret={false} />
      {isUnreadable ? <p className="text-malformed">{t.forms.root.broken}</p> : null}
      <div inert={isUnreadable} className={inertLook(isUnreadable)}>
        {drawsFields ? (
          <GroupBody {...props} field={field} isAdding={isAdding} onAdding={setAdding} />
        ) : (
          <RootControl draft={shown} field={field} />
        )}
      </div>
      <RootStates root={root} shown={shown} field={field} onAddMember={() => setAdding(true)} />
    </div>
  );
}

/** Any of it would replace text that cannot be read, so it waits until the text can. */
function inertLook(isUnreadable: boolean): string {
  return classes('flex min-w-0 flex-col gap-4 empty:hidden', isUnreadable && 'opacity-50');
}

const ROOT = { kind: 'property', undescribed: false } as const;
