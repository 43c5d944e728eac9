import {
  type Draft,
  defaultOf,
  draftState,
  emptyOf,
  type Field,
  toAbsent,
  toNull,
  toValue,
} from '@lifeline/schema-form';
import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { useFormApi } from '../state/form-api.ts';
import { visibleText } from '../visible-text.ts';
import type { FieldPart } from './field-props.ts';
import { ItemButtons } from './item-buttons.tsx';
import { SchemaText } from './schema-text.tsx';
import { SmallButton } from './small-button.tsx';

export interface StateButtonsProps {
  readonly pointer: string;
  readonly name: string;
  readonly draft: Draft;
  readonly field: Field;
  /** Switches between the field's own control and JSON text; left out where only JSON can be drawn. */
  readonly json: { readonly isOn: boolean; readonly toggle: () => void } | undefined;
  readonly part: FieldPart | undefined;
}

const EMPTY_TEXT: Readonly<Record<string, string>> = { string: '""', array: '[]', multi: '[]', object: '{}' };

/**
 * The states that a field can be put into. They come after the control in the tab order, stand at the right of the
 * field's first line, and are seen when the field is pointed at or has the focus.
 */
export function StateButtons({ pointer, name, draft, field, json, part }: StateButtonsProps) {
  const t = useT();
  const { edit } = useFormApi();
  const [showsSchema, setShowsSchema] = useState(false);
  const state = draftState(draft);
  const { shape, defaultText, nullable } = field;
  const empty = emptyOf(shape);
  const emptyText = EMPTY_TEXT[shape.kind] ?? '';
  const isEmpty = draft.kind === 'string' ? draft.text === '' : false;
  const { states } = t.forms;
  return (
    <>
      <fieldset
        aria-label={visibleText(name)}
        className="absolute top-[-2px] right-0 flex items-center gap-0.5 rounded-control bg-canvas pl-1 opacity-0 group-focus-within/field:opacity-100 group-hover/field:opacity-100 focus-within:opacity-100 hover:opacity-100"
      >
        <SmallButton
          data-set="absent"
          label={states.setAbsent}
          pressed={state === 'absent'}
          onClick={() => edit(pointer, toAbsent)}
        >
          {states.absent}
        </SmallButton>
        <SmallButton
          data-set="null"
          label={states.setNull}
          pressed={state === 'null'}
          onClick={() => edit(pointer, toNull)}
          mono
        >
          {'null'}
        </SmallButton>
        {empty === undefined ? null : (
          <SmallButton
            data-set="empty"
            label={states.setEmpty(emptyText)}
            pressed={isEmpty}
            onClick={() => edit(pointer, () => empty)}
            mono
          >
            {emptyText}
          </SmallButton>
        )}
        {defaultText === undefined ? null : (
          <SmallButton
            data-set="default"
            label={states.setDefault(visibleText(defaultText))}
            onClick={() => edit(pointer, (node) => defaultOf(field) ?? node)}
          >
            <span className="block max-w-40 truncate">{t.forms.field.default(visibleText(defaultText))}</span>
          </SmallButton>
        )}
        {nullable || state === 'null' ? (
          <SmallButton
            data-set="value"
            label={states.setValue}
            pressed={state === 'set'}
            onClick={() => edit(pointer, (node) => toValue(node, shape))}
          >
            {states.value}
          </SmallButton>
        ) : null}
        {json === undefined ? null : (
          <SmallButton
            label={json.isOn ? t.forms.field.asField : t.forms.field.asJson}
            pressed={json.isOn}
            onClick={json.toggle}
            mono
          >
            {'JSON'}
          </SmallButton>
        )}
        <SmallButton
          label={t.forms.field.schema}
          pressed={showsSchema}
          onClick={() => setShowsSchema(!showsSchema)}
          mono
        >
          {'{…}'}
        </SmallButton>
        {part === undefined ? null : <ItemButtons pointer={pointer} name={name} part={part} />}
      </fieldset>
      {showsSchema ? <SchemaText field={field} /> : null}
    </>
  );
}
