import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useT } from '../i18n/language.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { RevealText } from '../ui/reveal-text.tsx';

/** What can be done about a toast; doing it closes the toast. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: ToastAction | undefined;
}

const SHOWN_MS = 8000;
let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Says what happened elsewhere on the page, for eight seconds. Announcing it is up to the caller. Returns what takes it
 * away earlier.
 */
export function showToast(text: string, action?: ToastAction): () => void {
  const toast = { id: nextId++, text, action };
  change([...toasts.slice(-2), toast]);
  setTimeout(() => hide(toast.id), SHOWN_MS);
  return () => hide(toast.id);
}

function hide(id: number): void {
  if (!toasts.some((toast) => toast.id === id)) return;
  change(toasts.filter((toast) => toast.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page's toasts; rendered once. Above the foot of the wire, whose slider they would cover. */
export function Toasts() {
  const t = useT();
  const shown = useSyncExternalStore(subscribe, () => toasts);
  if (shown.length === 0) return null;
  return (
    <ul className="fixed right-4 bottom-18 z-20 flex w-96 max-w-[calc(100vw-32px)] flex-col gap-2">
      {shown.map((toast) => (
        <li
          key={toast.id}
          data-toast=""
          className="flex items-start gap-2 rounded-menu border border-border bg-canvas py-1 pr-1 pl-3 shadow-menu"
        >
          <span className="min-w-0 flex-1 py-1 break-words">
            <RevealText text={toast.text} />
          </span>
          {toast.action === undefined ? null : (
            <ActionButton action={toast.action} onDone={() => hide(toast.id)} />
          )}
          <IconButton icon={X} label={t.ui.close} onClick={() => hide(toast.id)} />
        </li>
      ))}
    </ul>
  );
}

function ActionButton({ action, onDone }: { readonly action: ToastAction; readonly onDone: () => void }) {
  return (
    <Button
      kind="quiet"
      className="px-2 font-semibold text-accent!"
      onClick={() => {
        onDone();
        action.run();
      }}
    >
      {action.label}
    </Button>
  );
}
