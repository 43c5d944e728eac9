import type { Draft, Field } from '@lifeline/schema-form';
import { Braces, Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { visibleText } from '../visible-text.ts';
import type { FieldPart, JsonSwitch } from './field-props.ts';
import { ItemButtons } from './item-buttons.tsx';
import { FIELD_BUTTONS } from './layout.ts';
import { SchemaText } from './schema-text.tsx';
import { SetButtons } from './set-buttons.tsx';
import { SmallButton } from './small-button.tsx';

interface StateButtonsProps {
  readonly pointer: string;
  readonly name: string;
  readonly draft: Draft;
  readonly field: Field;
  readonly part: FieldPart;
  /** Left out where only JSON can be drawn. */
  readonly json: JsonSwitch | undefined;
  /** Adds a member under a free name. */
  readonly onAddMember: (() => void) | undefined;
}

const ICON = { size: 14, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** The buttons of a field: its states, JSON, its schema, what can be done with it in its container. */
export function StateButtons({ pointer, name, draft, field, part, json, onAddMember }: StateButtonsProps) {
  const t = useT();
  const [showsSchema, setShowsSchema] = useState(false);
  return (
    <>
      <fieldset aria-label={visibleText(name)} className={FIELD_BUTTONS}>
        <SetButtons pointer={pointer} draft={draft} field={field} />
        {json === undefined ? null : (
          <SmallButton
            label={json.isOn ? t.forms.field.asField : t.forms.field.asJson}
            pressed={json.isOn}
            mono
            onClick={json.toggle}
          >
            {'JSON'}
          </SmallButton>
        )}
        <SmallButton
          label={t.forms.field.schema}
          pressed={showsSchema}
          onClick={() => setShowsSchema(!showsSchema)}
        >
          <Braces {...ICON} />
        </SmallButton>
        {onAddMember === undefined ? null : (
          <SmallButton data-add="" label={t.forms.map.addOther} onClick={onAddMember}>
            <Plus {...ICON} />
          </SmallButton>
        )}
        <ItemButtons pointer={pointer} name={name} part={part} />
      </fieldset>
      {showsSchema ? <SchemaText field={field} /> : null}
    </>
  );
}
