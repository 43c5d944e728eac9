import { joinPointer } from '@lifeline/json';
import { addMember, type Field, mapSpot, memberDraft, type ObjectShape } from '@lifeline/schema-form';
import { Plus } from 'lucide-react';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { useFormApi, useWanted } from '../state/form-api.ts';
import type { FieldProps } from './field-props.ts';
import { FieldView } from './field-view.tsx';
import { NewEntry } from './new-entry.tsx';
import { useShownCount } from './use-shown-count.tsx';

const STEP = 100;

/** Whether members of free names are what an object is for; elsewhere the button for them stays quiet. */
export function isMapLike({ map, properties }: ObjectShape, pointer: string): boolean {
  return map.described || (properties.length === 0 && pointer !== '' && map.rest !== undefined);
}

/** Whether the schema lets an object have members of free names. */
export function takesMembers({ map }: ObjectShape): boolean {
  return map.rest !== undefined || map.patterns.length > 0;
}

export interface MapEntriesProps extends FieldProps {
  readonly field: Field;
  readonly shape: ObjectShape;
  /** A new entry is being named. */
  readonly isAdding: boolean;
  readonly onAdding: (isAdding: boolean) => void;
}

/** The members of an object that no property names, and the one that is being added. */
export function MapEntries({ pointer, draft, shape, within, isAdding, onAdding }: MapEntriesProps) {
  const t = useT();
  const { edit, focus } = useFormApi();
  const named = new Set(shape.properties.map(({ name }) => name));
  const present = draft.kind === 'object' ? [...new Set(draft.entries.map(({ key }) => key))] : [];
  const others = present.filter((key) => !named.has(key));
  const { shown, more } = useShownCount(others.length, STEP, others.indexOf(useWanted(pointer) ?? ''));
  const add = (key: string, movesOn: boolean) => {
    onAdding(false);
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
          spot={mapSpot(shape.map, key)}
          draft={memberDraft(draft, key)}
          required={false}
          part={takesMembers(shape) ? ENTRY : UNDECLARED}
          within={within}
        />
      ))}
      {more}
      {isAdding ? (
        <NewEntry taken={[...named, ...present]} onAdd={add} onCancel={() => onAdding(false)} />
      ) : null}
      {isMapLike(shape, pointer) ? (
        <Button data-add="" className="self-start" onClick={() => onAdding(true)}>
          <Plus size={14} strokeWidth={1.5} aria-hidden />
          {t.forms.map.add}
        </Button>
      ) : null}
    </>
  );
}

const ENTRY = { kind: 'entry', undeclared: false } as const;
const UNDECLARED = { kind: 'entry', undeclared: true } as const;
