import { Check, Copy, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/language.ts';
import { announce } from './announcer.tsx';
import { IconButton } from './icon-button.tsx';

export interface CopyButtonProps {
  /** The text, or where it comes from when it is asked for. */
  readonly text: string | (() => string | Promise<string>);
  /** What is copied, for the button's name. */
  readonly label: string;
  /** In place of the usual one. */
  readonly icon?: LucideIcon;
  readonly className?: string;
}

/** Copies a text; shows and says that it did, or why not. */
export function CopyButton({ text, label, icon = Copy, className }: CopyButtonProps) {
  const t = useT();
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), 1500);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : await text());
      setDone(true);
      announce(t.ui.copied);
    } catch (error) {
      announce(t.ui.copyFailed(error instanceof Error ? error.message : String(error)), 'assertive');
    }
  };
  return (
    <IconButton
      icon={done ? Check : icon}
      label={done ? t.ui.copied : label}
      onClick={() => void copy()}
      {...(className === undefined ? {} : { className })}
    />
  );
}
