import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { activeKeys, installKeys, type KeyBinding, keyName, useKeys } from './keys.ts';

let pressed: string[];
let remove: () => void;

beforeEach(() => {
  pressed = [];
  remove = installKeys();
});
afterEach(() => remove());

function binding(name: string, ...keys: string[]): KeyBinding {
  return { keys, group: 'wire', label: name, run: () => pressed.push(name) };
}

function Keys({ bindings }: { readonly bindings: readonly KeyBinding[] }) {
  useKeys(bindings);
  return <input aria-label="text" />;
}

function press(target: EventTarget, key: string, init: KeyboardEventInit = {}) {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, ...init }));
}

it('runs the newest binding of a key while its component is shown', () => {
  const outer = render(<Keys bindings={[binding('outer', 'j', 'ArrowDown')]} />);
  const inner = render(<Keys bindings={[binding('inner', 'j')]} />);
  press(document.body, 'j');
  press(document.body, 'ArrowDown');
  inner.unmount();
  press(document.body, 'j');
  expect(pressed).toEqual(['inner', 'outer', 'outer']);
  outer.unmount();
  press(document.body, 'j');
  expect(pressed).toHaveLength(3);
  expect(activeKeys()).toEqual([]);
});

it('leaves letters to text boxes, but takes chords there', () => {
  const { getByLabelText, unmount } = render(
    <Keys bindings={[binding('letter', 'j'), binding('chord', 'Mod+k')]} />,
  );
  press(getByLabelText('text'), 'j');
  press(getByLabelText('text'), 'K', { ctrlKey: true });
  expect(pressed).toEqual(['chord']);
  unmount();
});

it('names keys as bindings write them', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false };
  expect(keyName({ ...plain, key: 'G' })).toBe('G');
  expect(keyName({ ...plain, key: 'K', metaKey: true })).toBe('Mod+k');
  expect(keyName({ ...plain, key: 'n', altKey: true })).toBe('Alt+n');
});
