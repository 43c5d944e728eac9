import { useEffect } from 'react';
import { type KeyBinding, useKeys } from '../app/keys.ts';
import { togglePanels, toggleSpotlight, usePresenter } from '../app/presenter.ts';
import { useT } from '../i18n/language.ts';
import { focusRows } from './focus-rows.ts';
import { rowAfter, type Wire } from './wire-context.ts';

/**
 * Presenter mode by keys alone, also those of a remote control: on to the next message, and behind the newest one to the
 * next step of a demo or lesson; back; spotlight; panels.
 */
export function usePresenterKeys(wire: Wire): void {
  const t = useT();
  const words = t.app.presenter;
  const { isOn } = usePresenter();
  const { sel, select } = wire;
  const move = (by: 1 | -1) => {
    const to = rowAfter(wire, by);
    if (to !== undefined && to !== sel) select(to);
    else if (by === 1) pressNext();
  };
  const keys: KeyBinding[] = [
    { keys: ['PageDown'], group: 'wire', label: words.keys.next, run: () => move(1) },
    { keys: ['PageUp'], group: 'wire', label: words.keys.back, run: () => move(-1) },
    { keys: ['s'], group: 'wire', label: words.keys.spotlight, run: toggleSpotlight },
    { keys: ['w'], group: 'wire', label: words.keys.panels, run: togglePanels },
  ];
  useKeys(isOn ? keys : []);
  useEffect(() => {
    if (isOn) focusRows();
  }, [isOn]);
}

/** Presses the one button that goes on in a demo or a lesson. */
function pressNext(): void {
  document
    .querySelector<HTMLElement>('[data-action="next"]:not([aria-disabled="true"], [disabled])')
    ?.click();
}
