import { joinPointer } from '@lifeline/json';
import { addItem, type Change, defaultOf, locate, toAbsent, toNull } from '@lifeline/schema-form';
import type { KeyboardEvent } from 'react';
import { type KeyBinding, useKeys } from '../../app/keys.ts';
import { useT } from '../../i18n/language.ts';
import { newItem } from '../fields/array-body.tsx';
import type { FormApi } from '../state/form-api.ts';

type FieldKey = 'absent' | 'null' | 'default' | 'add';

/** By the key's place, as Alt makes other letters of it on a Mac. */
function fieldKey({ altKey, ctrlKey, metaKey, code }: KeyboardEvent): FieldKey | undefined {
  if (!altKey || ctrlKey || metaKey) return undefined;
  if (code === 'Backspace') return 'absent';
  if (code === 'KeyN') return 'null';
  if (code === 'KeyD') return 'default';
  return code === 'ArrowDown' ? 'add' : undefined;
}

const CHANGES: Readonly<Record<Exclude<FieldKey, 'add'>, Change>> = {
  absent: toAbsent,
  null: toNull,
  default: (node, { field }) => defaultOf(field) ?? node,
};

/** The keys that work inside the fields; Ctrl/Cmd+Enter runs from anywhere on the page. */
export function useFormKeys(api: FormApi, run: () => void) {
  const t = useT();
  const { keys } = t.forms;
  const none = () => undefined;
  const bindings: readonly KeyBinding[] = [
    { keys: ['Mod+enter'], group: 'form', label: keys.run, run },
    { keys: ['Alt+Backspace'], group: 'form', label: keys.absent, run: none },
    { keys: ['Alt+n'], group: 'form', label: keys.null, run: none },
    { keys: ['Alt+d'], group: 'form', label: keys.default, run: none },
    { keys: ['Alt+ArrowDown'], group: 'form', label: keys.add, run: none },
  ];
  useKeys(bindings);

  return (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) {
      event.preventDefault();
      run();
      return;
    }
    const key = fieldKey(event);
    const { target } = event;
    if (key === undefined || !(target instanceof HTMLElement)) return;
    const pointer = target.closest<HTMLElement>('[data-pointer]')?.dataset.pointer;
    if (pointer === undefined) return;
    if (key === 'add') {
      if (target instanceof HTMLSelectElement || !addNear(api, pointer)) return;
    } else {
      api.edit(pointer, CHANGES[key]);
    }
    event.preventDefault();
  };
}

/** Adds an item to the nearest array at or above the pointer. */
function addNear(api: FormApi, pointer: string): boolean {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const found = locate(api.schema, api.root(), at);
    const shape = found?.field.shape;
    if (found !== undefined && shape?.kind === 'array' && shape.rest !== undefined) {
      const slots = shape.prefix.length;
      const index = Math.max(found.draft.kind === 'array' ? found.draft.items.length : 0, slots);
      api.edit(at, (node) => addItem(node, newItem(api.schema, shape, index), slots));
      api.focus(joinPointer(at, index));
      return true;
    }
    if (at === '') return false;
  }
}
