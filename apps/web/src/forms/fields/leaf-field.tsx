import { draftState, fits, isSecret, type Resolved, structured, withMemo } from '@lifeline/schema-form';
import { useId, useState } from 'react';
import { Control } from '../controls/control.tsx';
import { useFormApi, useIssues } from '../state/form-api.ts';
import { Description } from './description.tsx';
import { FieldHead } from './field-head.tsx';
import { FieldNotes } from './field-notes.tsx';
import type { FieldProps } from './field-props.ts';
import { FIELD_GRID } from './layout.ts';
import { StateButtons } from './state-buttons.tsx';
import { UnionPickers } from './union-picker.tsx';

const JSON_SHAPE = { kind: 'json', reason: 'any' } as const;

/** A field with one control. */
export function LeafField(props: FieldProps & { readonly resolved: Resolved }) {
  const { pointer, name, draft, resolved } = props;
  const { edit } = useFormApi();
  const { own, below } = useIssues(pointer);
  const [wantsJson, setWantsJson] = useState(false);
  const id = useId();
  const { field, unions } = resolved;
  const onlyJson = field.shape.kind === 'json';
  const asJson = onlyJson || wantsJson || draft.kind === 'json' || !fits(field.shape, draft);
  const isOpenUnion = unions.at(-1)?.chosen === undefined && unions.length > 0;
  const hidesControl =
    (isOpenUnion && onlyJson && draft.kind === 'absent') || unions.at(-1)?.chosen?.isNull === true;
  const secret = isSecret(name, field);
  const issues = own.length + below + field.problems.length;
  const toggleJson = () => {
    if (asJson) edit(pointer, (node) => withMemo(structured(node), node.memo));
    setWantsJson(!asJson);
  };
  return (
    <div
      data-pointer={pointer}
      data-state={draftState(draft)}
      data-issues={issues}
      data-required={props.required || undefined}
      className={FIELD_GRID}
    >
      <FieldHead {...props} field={field} controlId={id} />
      <Description id={`${id}-description`} text={field.description} />
      <UnionPickers pointer={pointer} draft={draft} unions={unions} />
      {hidesControl ? null : (
        <Control
          id={id}
          pointer={pointer}
          field={asJson ? { ...field, shape: JSON_SHAPE } : field}
          draft={draft}
          describedBy={`${id}-description ${id}-notes`}
          hasIssues={own.some(({ code }) => code !== 'required')}
          isSecret={secret}
        />
      )}
      <StateButtons
        pointer={pointer}
        name={name}
        draft={draft}
        field={field}
        json={onlyJson ? undefined : { isOn: asJson, toggle: toggleJson }}
        part={props.part}
        onAddMember={undefined}
      />
      <FieldNotes {...props} id={`${id}-notes`} field={field} issues={own} isSecret={secret} />
    </div>
  );
}
