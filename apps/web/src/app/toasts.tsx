import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useT } from '../i18n/language.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { RevealText } from '../ui/reveal-text.tsx';

interface Toast {
  readonly id: number;
  readonly text: string;
}

const SHOWN_MS = 8000;
let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Says what happened elsewhere on the page, for eight seconds. Announcing it is up to the caller. */
export function showToast(text: string): void {
  const toast = { id: nextId++, text };
  change([...toasts.slice(-2), toast]);
  setTimeout(() => hide(toast.id), SHOWN_MS);
}

function hide(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page's toasts; rendered once. */
export function Toasts() {
  const t = useT();
  const shown = useSyncExternalStore(subscribe, () => toasts);
  if (shown.length === 0) return null;
  return (
    <ul className="fixed right-4 bottom-4 z-20 flex w-96 max-w-[calc(100vw-32px)] flex-col gap-2">
      {shown.map((toast) => (
        <li
          key={toast.id}
          className="flex items-start gap-2 rounded-menu border border-border bg-canvas py-1 pr-1 pl-3 shadow-menu"
        >
          <span className="min-w-0 flex-1 py-1 break-words">
            <RevealText text={toast.text} />
          </span>
          <IconButton icon={X} label={t.ui.close} onClick={() => hide(toast.id)} />
        </li>
      ))}
    </ul>
  );
}
