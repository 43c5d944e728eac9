import { draftState, isSecret, type Resolved } from '@lifeline/schema-form';
import { useId } from 'react';
import { Control } from '../controls/control.tsx';
import { useIssues } from '../state/form-api.ts';
import { Description } from './description.tsx';
import { FieldHead } from './field-head.tsx';
import { FieldNotes } from './field-notes.tsx';
import { type FieldProps, type JsonSwitch, spokenName } from './field-props.ts';
import { drawnBy } from './keyword-mark.tsx';
import { FIELD_GRID } from './layout.ts';
import { StateButtons } from './state-buttons.tsx';
import { UnionPickers } from './union-picker.tsx';

interface LeafFieldProps extends FieldProps {
  readonly resolved: Resolved;
  /** JSON text stands in the place of the field's own control. */
  readonly asJson: boolean;
  readonly json: JsonSwitch | undefined;
}

const JSON_SHAPE = { kind: 'json', reason: 'any' } as const;

/** A field with one control. */
export function LeafField(props: LeafFieldProps) {
  const { pointer, name, draft, resolved, asJson, json } = props;
  const { own, below } = useIssues(pointer);
  const id = useId();
  const { field, unions } = resolved;
  const lastUnion = unions.at(-1);
  // A union without a choice, or with null as the choice, has no value that a control could hold.
  const holdsNothing = field.shape.kind === 'json' || lastUnion?.chosen?.isNull === true;
  const hidesControl = !asJson && lastUnion !== undefined && holdsNothing;
  const secret = isSecret(name, field);
  return (
    <div
      data-pointer={pointer}
      data-state={draftState(draft)}
      data-issues={own.length + below + field.problems.length}
      data-drawn-by={drawnBy(field.shape)}
      data-required={props.required || undefined}
      className={FIELD_GRID}
    >
      <FieldHead {...props} field={field} controlId={id} />
      <Description id={`${id}-description`} text={field.description} />
      <UnionPickers pointer={pointer} unions={unions} />
      {hidesControl ? null : (
        <Control
          id={id}
          label={spokenName(pointer)}
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
        json={json}
        part={props.part}
        onAddMember={undefined}
      />
      <FieldNotes {...props} id={`${id}-notes`} field={field} issues={own} isSecret={secret} />
    </div>
  );
}
