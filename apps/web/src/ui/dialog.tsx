import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useT } from '../i18n/language.ts';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Below the content, right-aligned. */
  readonly footer?: ReactNode;
  readonly className?: string;
  /** The title is for screen readers only. */
  readonly bare?: boolean;
}

/** A modal native dialog: open while it is rendered. Escape and a click beside it call `onClose`. */
export function Dialog({ title, onClose, children, footer, className, bare = false }: DialogProps) {
  const t = useT();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closing gives the focus back to where it was, which the dialog can do only while it is still in the page.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the native dialog's key for it
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classes(
        'm-auto max-h-[85vh] w-[560px] max-w-[calc(100vw-32px)] flex-col overflow-hidden rounded-menu border border-border bg-canvas p-0 text-text shadow-menu open:flex',
        className,
      )}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div
        className={
          bare ? 'sr-only' : 'flex h-11 shrink-0 items-center gap-2 border-b border-border pr-2 pl-4'
        }
      >
        <h2 id={titleId} className="flex-1 text-title">
          {title}
        </h2>
        {bare ? null : <IconButton icon={X} label={t.ui.close} onClick={onClose} />}
      </div>
      <div className="flex min-h-0 flex-1 flex-col overflow-auto">{children}</div>
      {footer === undefined ? null : (
        <div className="flex shrink-0 items-center justify-end gap-2 border-t border-border bg-bar px-4 py-2">
          {footer}
        </div>
      )}
    </dialog>
  );
}
