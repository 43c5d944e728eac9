import { type Draft, draftState, fits, type Resolved } from '@lifeline/schema-form';
import { useT } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages.ts';
import { classes } from '../../ui/classes.ts';
import { Description } from '../fields/description.tsx';
import { FieldNotes } from '../fields/field-notes.tsx';
import { GroupBody } from '../fields/group-body.tsx';
import { StateButtons } from '../fields/state-buttons.tsx';
import { UnionPickers } from '../fields/union-picker.tsx';
import { useFormApi, useIssues } from '../state/form-api.ts';
import { RootControl } from './root-control.tsx';

interface RootFieldsProps {
  readonly root: Draft;
  readonly shown: Draft;
  readonly resolved: Resolved;
  readonly isUnreadable: boolean;
}

/** The arguments as a whole: their state, and the fields. */
export function RootFields({ root, shown, resolved, isUnreadable }: RootFieldsProps) {
  const t = useT();
  const { schema } = useFormApi();
  const { own } = useIssues('');
  const { field, unions } = resolved;
  const { shape } = field;
  const drawsFields = shape.kind === 'object' && fits(shape, shown);
  const isEmptyForm = shape.kind === 'object' && shape.properties.length === 0;
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
      data-issues={own.length}
      className="flex min-w-0 flex-col gap-4"
    >
      <div className="group/field relative flex min-h-6 items-center">
        <p className="text-meta text-text-3">{sentence(root, shown, isEmptyForm, t.forms.root)}</p>
        <StateButtons
          pointer=""
          name={t.forms.root.title}
          draft={root}
          field={field}
          json={undefined}
          part={undefined}
        />
      </div>
      <Description id="root-description" text={field.description} />
      <UnionPickers pointer="" draft={shown} unions={unions} />
      <FieldNotes {...props} id="root-notes" field={field} issues={own} isSecret={false} />
      {isUnreadable ? <p className="text-malformed">{t.forms.root.broken}</p> : null}
      <div
        inert={isUnreadable}
        className={classes('flex min-w-0 flex-col gap-4', isUnreadable && 'opacity-50')}
      >
        {drawsFields ? <GroupBody {...props} field={field} /> : <RootControl draft={shown} field={field} />}
      </div>
    </div>
  );
}

const ROOT = { kind: 'property', undescribed: false } as const;

function sentence(root: Draft, shown: Draft, isEmptyForm: boolean, texts: Messages['forms']['root']): string {
  if (draftState(root) === 'absent') return texts.sendsAbsent;
  if (shown.kind !== 'object') return texts.sendsOther;
  const isEmpty = shown.entries.every(({ value }) => draftState(value) === 'absent');
  return isEmptyForm && isEmpty ? `${texts.none} ${texts.sendsEmpty}` : '';
}
