import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { Field } from '../../ui/field.tsx';
import { CoveredArea, RevealButton } from './covered-area.tsx';
import { maskedParts, parseEnvLines } from './env-lines.ts';

export interface EnvFieldProps {
  readonly value: string;
  /** How many variables the bridge hands on. */
  readonly inherited: number;
  readonly badLines: readonly number[];
  readonly onChange: (value: string) => void;
}

/** The environment as `KEY=VALUE` lines. Values are often secrets: all of them are covered. */
export function EnvField({ value, inherited, badLines, onChange }: EnvFieldProps) {
  const t = useT();
  const words = t.start.connect;
  const [isRevealed, setRevealed] = useState(false);
  const error = badLines.length === 0 ? undefined : words.envBad(badLines.join(', '), badLines.length);
  const { repeated } = parseEnvLines(value);
  const remark = repeated.length === 0 ? '' : `${words.envRepeated(repeated.join(', '))} `;
  return (
    <Field
      label={words.env}
      aside={
        <RevealButton
          isRevealed={isRevealed}
          onReveal={setRevealed}
          isNeeded={value !== ''}
          words={{ show: words.revealEnv, hide: words.hideEnv }}
        />
      }
      hint={remark + words.envHint(inherited)}
      error={error}
    >
      {({ id, describedBy }) => (
        <CoveredArea
          id={id}
          aria-describedby={describedBy}
          aria-invalid={error !== undefined}
          data-field="env"
          rows={Math.min(10, Math.max(1, value.split('\n').length))}
          placeholder={words.envPlaceholder}
          className={error === undefined ? '' : 'border-error'}
          value={value}
          parts={maskedParts(value)}
          isRevealed={isRevealed}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
