import { joinPointer } from '@lifeline/json';
import {
  ABSENT,
  type ArrayShape,
  addItem,
  type Draft,
  EMPTY_OBJECT,
  type Field,
  type FormSchema,
  itemSpot,
} from '@lifeline/schema-form';
import { Plus } from 'lucide-react';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { useFormApi, useWanted } from '../state/form-api.ts';
import { type FieldProps, withinOf } from './field-props.ts';
import { FieldView } from './field-view.tsx';
import { useShownCount } from './use-shown-count.tsx';

const STEP = 50;

interface ArrayBodyProps extends FieldProps {
  readonly field: Field;
  readonly shape: ArrayShape;
}

/** Slots with schemas of their own, then the items. */
export function ArrayBody({ pointer, draft, field, shape, within }: ArrayBodyProps) {
  const t = useT();
  const { schema, edit, focus } = useFormApi();
  const items = draft.kind === 'array' ? draft.items : [];
  const slots = shape.prefix.length;
  const count = Math.max(items.length, slots);
  const { shown, more } = useShownCount(count, STEP, Number(useWanted(pointer) ?? -1));
  const inner = withinOf(within, field);
  const add = () => {
    edit(pointer, (node) => addItem(node, newItem(schema, shape, count), slots));
    focus(joinPointer(pointer, count));
  };
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {Array.from({ length: Math.min(shown, count) }, (_, index) => {
        const item = items[index];
        return (
          <FieldView
            key={item === undefined ? `slot ${index}` : item.id}
            pointer={joinPointer(pointer, index)}
            name={`[${index}]`}
            spot={itemSpot(shape, index)}
            draft={item?.value ?? ABSENT}
            required={false}
            part={index < slots ? { kind: 'slot', index } : { kind: 'item', index, count: items.length }}
            within={inner}
          />
        );
      })}
      {more}
      {shape.rest === undefined ? null : (
        <Button data-add="" className="self-start" onClick={add}>
          <Plus size={14} strokeWidth={1.5} aria-hidden />
          {t.forms.list.add}
        </Button>
      )}
    </div>
  );
}

/** A new object stands there as `{}`, a new list as `[]`; everything else waits for its value. */
export function newItem(schema: FormSchema, shape: ArrayShape, index: number): Draft {
  const { kind } = schema.field(itemSpot(shape, index)).shape;
  if (kind === 'object') return EMPTY_OBJECT;
  return kind === 'array' ? { kind: 'array', items: [] } : ABSENT;
}
