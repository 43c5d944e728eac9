import { useSyncExternalStore } from 'react';
import { messages } from '../i18n/language.ts';
import { announce } from '../ui/announcer.tsx';
import { showToast } from './toasts.tsx';

/** What a room sees from afar: large, in high contrast, and only the wire. Nothing of it outlives the page. */
export interface Presenter {
  readonly isOn: boolean;
  /** The panels are shown, too; in a lesson, whose words stand there, they are hidden. */
  readonly hasPanels: boolean;
  /** All but the selected message and its exchange steps back, and its text is shown. */
  readonly isSpotlit: boolean;
}

const OFF: Presenter = { isOn: false, hasPanels: false, isSpotlit: false };
let state = OFF;
let hideHint: () => void = () => undefined;
const listeners = new Set<() => void>();

function change(next: Presenter): void {
  state = next;
  document.documentElement.toggleAttribute('data-presenter', next.isOn);
  document.documentElement.toggleAttribute('data-spotlight', next.isSpotlit);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePresenter(): Presenter {
  return useSyncExternalStore(subscribe, () => state);
}

/** Fills the screen, where the browser lets it; whoever leaves the full screen leaves the mode. */
function enterPresenter(): void {
  change({ ...OFF, isOn: true });
  const { hint } = messages().app.presenter;
  hideHint = showToast(hint);
  announce(hint);
  const { documentElement: page } = document;
  page.requestFullscreen?.().catch(() => undefined); // a browser may refuse; the rest works in its window
  page.addEventListener('fullscreenchange', leftFullscreen);
}

export function leavePresenter(): void {
  document.documentElement.removeEventListener('fullscreenchange', leftFullscreen);
  hideHint();
  if (document.fullscreenElement !== null) void document.exitFullscreen();
  change(OFF);
}

export function togglePresenter(): void {
  if (state.isOn) leavePresenter();
  else enterPresenter();
}

export function togglePanels(): void {
  change({ ...state, hasPanels: !state.hasPanels });
}

export function toggleSpotlight(): void {
  change({ ...state, isSpotlit: !state.isSpotlit });
}

function leftFullscreen(): void {
  if (document.fullscreenElement === null) leavePresenter();
}
