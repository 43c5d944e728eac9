import { ANY_SPOT, type Draft, type Field, fits } from '@lifeline/schema-form';
import { useT } from '../../i18n/language.ts';
import { Control } from '../controls/control.tsx';
import { useFormApi } from '../state/form-api.ts';

/** The control of arguments that are no object, or that cannot be shown as one. */
export function RootControl({ draft, field }: { readonly draft: Draft; readonly field: Field }) {
  const t = useT();
  const { schema, subject } = useFormApi();
  const isShown = draft.kind !== 'json' && field.shape.kind !== 'object' && fits(field.shape, draft);
  return (
    <Control
      id="root-control"
      label={t.forms.of[subject].title}
      pointer=""
      field={isShown ? field : schema.field(ANY_SPOT)}
      draft={draft}
      describedBy={undefined}
      hasIssues={false}
      isSecret={false}
    />
  );
}
