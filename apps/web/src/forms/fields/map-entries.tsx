import { joinPointer } from '@lifeline/json';
import { addMember, mapSpot, memberDraft, type ObjectShape } from '@lifeline/schema-form';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { useFormApi } from '../state/form-api.ts';
import type { FieldProps } from './field-props.ts';
import { FieldView } from './field-view.tsx';
import { NewEntry } from './new-entry.tsx';
import { useShownCount } from './use-shown-count.tsx';

const STEP = 100;

/** The members of an object that no property names, and the button for more of them where the schema allows any. */
export function MapEntries({ pointer, draft, shape, within }: FieldProps & { readonly shape: ObjectShape }) {
  const t = useT();
  const { edit, focus } = useFormApi();
  const [adding, setAdding] = useState(false);
  const { map, properties } = shape;
  const isOpen = map.rest !== undefined || map.patterns.length > 0;
  const isMap = map.described || (properties.length === 0 && pointer !== '');
  const named = new Set(properties.map(({ name }) => name));
  const keys =
    draft.kind === 'object' ? draft.entries.map(({ key }) => key).filter((key) => !named.has(key)) : [];
  const others = [...new Set(keys)];
  const { shown, more } = useShownCount(others.length, STEP);
  const taken = draft.kind === 'object' ? draft.entries.map(({ key }) => key) : [];
  const add = (key: string, movesOn: boolean) => {
    setAdding(false);
    edit(pointer, (node) => addMember(node, key));
    if (movesOn) focus(joinPointer(pointer, key));
  };
  return (
    <>
      {others.slice(0, shown).map((key) => (
        <FieldView
          key={key}
          pointer={joinPointer(pointer, key)}
          name={key}
          spot={mapSpot(map, key)}
          draft={memberDraft(draft, key)}
          required={false}
          part={isOpen ? ENTRY : UNDECLARED}
          within={within}
        />
      ))}
      {more}
      {adding ? (
        <NewEntry taken={[...named, ...taken]} onAdd={add} onCancel={() => setAdding(false)} />
      ) : null}
      {isOpen ? (
        <Button
          data-add=""
          kind={isMap ? 'normal' : 'quiet'}
          className={isMap ? 'self-start' : '-ml-3 self-start text-meta'}
          onClick={() => setAdding(true)}
        >
          <Plus size={14} strokeWidth={1.5} aria-hidden />
          {isMap ? t.forms.map.add : t.forms.map.addOther}
        </Button>
      ) : null}
    </>
  );
}

const ENTRY = { kind: 'entry', undeclared: false } as const;
const UNDECLARED = { kind: 'entry', undeclared: true } as const;
