import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { Field } from '../../ui/field.tsx';
import { limitMs } from '../time-limit.tsx';

export interface SecondsSettingProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly valueMs: number;
  readonly onChange: (ms: number) => void;
}

/** A span of time, shown in seconds; kept when the box is left or on Enter. */
export function SecondsSetting({ name, label, hint, valueMs, onChange }: SecondsSettingProps) {
  const t = useT();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? String(valueMs / 1000);
  const ms = limitMs(shown);
  const keep = () => {
    if (ms === undefined || typed === undefined) return;
    onChange(ms);
    setTyped(undefined);
  };
  return (
    <Field label={label} hint={hint} error={ms === undefined ? t.settings.timeoutBad : undefined}>
      {({ id, describedBy }) => (
        <span className="flex items-center gap-2">
          <input
            id={id}
            aria-describedby={describedBy}
            aria-invalid={ms === undefined}
            data-setting={name}
            inputMode="decimal"
            className="control w-24 text-right figures"
            value={shown}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={keep}
            onKeyDown={(event) => {
              if (event.key === 'Enter') keep();
            }}
          />
          {t.settings.timeoutUnit}
        </span>
      )}
    </Field>
  );
}
