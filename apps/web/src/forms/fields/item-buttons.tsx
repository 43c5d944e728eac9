import { duplicateItem, moveItem, removeItem, removeMember } from '@lifeline/schema-form';
import { ArrowDown, ArrowUp, Copy, X } from 'lucide-react';
import { useT } from '../../i18n/language.ts';
import { useFormApi } from '../state/form-api.ts';
import type { FieldPart } from './field-props.ts';
import { SmallButton } from './small-button.tsx';

const ICON = { size: 14, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface ItemButtonsProps {
  readonly pointer: string;
  readonly name: string;
  readonly part: FieldPart;
}

/** What can be done with an item of a list or an entry of a map: move, copy, take out. */
export function ItemButtons({ pointer, name, part }: ItemButtonsProps) {
  const t = useT();
  const { edit, focus } = useFormApi();
  const { list } = t.forms;
  const parent = pointer.slice(0, pointer.lastIndexOf('/'));
  // the button that was pressed goes with what it takes out, or cannot be pressed again at the end of the list
  const move = (index: number, count: number, by: -1 | 1) => {
    edit(parent, (node) => moveItem(node, index, by));
    const to = index + by;
    if (to === 0 || to === count - 1) focus(`${parent}/${to}`);
  };
  const remove = (index: number, count: number) => {
    edit(parent, (node) => removeItem(node, index));
    focus(count === 1 ? parent : `${parent}/${Math.min(index, count - 2)}`);
  };
  if (part.kind === 'entry') {
    return (
      <SmallButton
        data-remove=""
        label={list.remove}
        onClick={() => {
          edit(parent, (node) => removeMember(node, name));
          focus(parent);
        }}
      >
        <X {...ICON} />
      </SmallButton>
    );
  }
  if (part.kind !== 'item') return null;
  const { index, count } = part;
  return (
    <>
      <SmallButton
        data-move="up"
        label={list.up}
        disabled={index === 0}
        onClick={() => move(index, count, -1)}
      >
        <ArrowUp {...ICON} />
      </SmallButton>
      <SmallButton
        data-move="down"
        label={list.down}
        disabled={index === count - 1}
        onClick={() => move(index, count, 1)}
      >
        <ArrowDown {...ICON} />
      </SmallButton>
      <SmallButton label={list.duplicate} onClick={() => edit(parent, (node) => duplicateItem(node, index))}>
        <Copy {...ICON} />
      </SmallButton>
      <SmallButton data-remove="" label={list.remove} onClick={() => remove(index, count)}>
        <X {...ICON} />
      </SmallButton>
    </>
  );
}
