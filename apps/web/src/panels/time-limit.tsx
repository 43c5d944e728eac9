import { LONGEST_WAIT_MS } from '@lifeline/wire';
import { Timer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useT } from '../i18n/language.ts';
import { useSettings } from '../source/settings.ts';

/** Milliseconds of a limit written in seconds; undefined when it is empty or out of range. */
export function limitMs(seconds: string): number | undefined {
  const ms = Math.round(Number(seconds) * 1000);
  return ms >= 1 && ms <= LONGEST_WAIT_MS ? ms : undefined;
}

/** How long the next request may take, where it differs from Settings: the control, and its value in ms. */
export function useTimeLimit(): { readonly timeoutMs: number | undefined; readonly control: ReactNode } {
  const [text, setText] = useState('');
  return { timeoutMs: limitMs(text), control: <TimeLimit text={text} onChange={setText} /> };
}

interface TimeLimitProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function TimeLimit({ text, onChange }: TimeLimitProps) {
  const words = useT().catalogue.timeLimit;
  const settings = useSettings();
  const bad = text.trim() !== '' && limitMs(text) === undefined;
  return (
    <label
      className="flex items-center gap-1 text-meta whitespace-nowrap text-text-3"
      title={bad ? words.bad : words.hint}
    >
      <Timer size={14} strokeWidth={1.5} aria-hidden className="@max-sm:hidden" />
      <span className="sr-only">{words.label}</span>
      <input
        data-field="time-limit"
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={bad}
        className="control h-6 w-10 px-1 text-right text-meta figures"
        placeholder={String(settings.timeoutMs / 1000)}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      {words.unit}
    </label>
  );
}
