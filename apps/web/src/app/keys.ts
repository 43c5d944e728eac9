import { useEffect, useRef } from 'react';

/** Where a key works: shown as a group in the help. */
export type KeyGroup = 'everywhere' | 'wire' | 'form';

export interface KeyBinding {
  /** `j`, `G`, `?`, `ArrowDown`, `Mod+k` (Ctrl, on a Mac ⌘). Several for one action in one list. */
  readonly keys: readonly string[];
  readonly group: KeyGroup;
  /** What it does, in the reader's language. */
  readonly label: string;
  readonly run: (event: KeyboardEvent) => void;
}

const bindings = new Set<() => readonly KeyBinding[]>();

/** All keys that work at the moment, for the help dialog. */
export function activeKeys(): readonly KeyBinding[] {
  return [...bindings].flatMap((entry) => entry());
}

/** Makes keys work while the calling component is in the page. */
export function useKeys(own: readonly KeyBinding[]): void {
  const latest = useRef(own);
  useEffect(() => {
    latest.current = own;
  });
  useEffect(() => {
    const entry = () => latest.current;
    bindings.add(entry);
    return () => {
      bindings.delete(entry);
    };
  }, []);
}

/** The name of a pressed key as bindings write it. */
export function keyName(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): string {
  const mod = event.ctrlKey || event.metaKey ? 'Mod+' : '';
  const alt = event.altKey ? 'Alt+' : '';
  return mod + alt + (mod === '' ? event.key : event.key.toLowerCase());
}

/** Whether keys typed at this element are its own: text boxes, selects, editors (also in shadow roots). */
function takesKeys(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  if (!(target instanceof HTMLElement)) return false;
  if (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  ) {
    return true;
  }
  return (
    target instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'button', 'submit', 'range'].includes(target.type)
  );
}

/** Listens to the page's keys once; the newest binding of a key wins. */
export function installKeys(): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const name = keyName(event);
    if (!name.startsWith('Mod+') && (takesKeys(event) || document.querySelector('dialog[open]') !== null))
      return;
    const binding = activeKeys()
      .toReversed()
      .find((entry) => entry.keys.includes(name));
    if (binding === undefined) return;
    event.preventDefault();
    binding.run(event);
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}
