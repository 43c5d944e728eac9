import { Eye, EyeOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { AREA } from './connect-fields.tsx';
import { maskedParts } from './env-lines.ts';

export interface EnvFieldProps {
  readonly value: string;
  /** How many variables the bridge hands on. */
  readonly inherited: number;
  readonly badLines: readonly number[];
  readonly onChange: (value: string) => void;
}

/**
 * The environment as `KEY=VALUE` lines. Values are often secrets: they are covered until somebody edits or reveals
 * them. Only the look changes, never the text.
 */
export function EnvField({ value, inherited, badLines, onChange }: EnvFieldProps) {
  const t = useT();
  const words = t.start.connect;
  const cover = useRef<HTMLPreElement>(null);
  const [isFocused, setFocused] = useState(false);
  const [isRevealed, setRevealed] = useState(false);
  const error = badLines.length === 0 ? undefined : words.envBad(badLines.join(', '));
  const isCovered = !isFocused && !isRevealed && value !== '';
  const label = isRevealed ? words.hideEnv : words.revealEnv;
  return (
    <Field
      label={words.env}
      aside={
        <IconButton
          icon={isRevealed ? EyeOff : Eye}
          label={label}
          aria-pressed={isRevealed}
          className={classes('-my-1 size-6', value === '' && 'invisible')}
          onClick={() => setRevealed(!isRevealed)}
        />
      }
      hint={words.envHint(inherited)}
      error={error}
    >
      {({ id, describedBy }) => (
        <div className="relative flex">
          <textarea
            id={id}
            aria-describedby={describedBy}
            aria-invalid={error !== undefined}
            data-field="env"
            rows={Math.min(10, Math.max(1, value.split('\n').length))}
            spellCheck={false}
            autoComplete="off"
            placeholder={words.envPlaceholder}
            className={classes(
              AREA,
              'flex-1 break-all',
              error !== undefined && 'border-error',
              isCovered && 'text-transparent',
            )}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onScroll={({ currentTarget }) => {
              if (cover.current !== null) cover.current.scrollTop = currentTarget.scrollTop;
            }}
          />
          {isCovered ? (
            <pre
              ref={cover}
              aria-hidden
              data-covered=""
              className={classes(
                AREA,
                'pointer-events-none absolute inset-0 overflow-hidden border-transparent! bg-transparent! break-all whitespace-pre-wrap',
              )}
            >
              {maskedParts(value).map(({ at, text, isValue }) => (
                <span key={at} className={isValue ? '[-webkit-text-security:disc]' : undefined}>
                  {text}
                </span>
              ))}
            </pre>
          ) : null}
        </div>
      )}
    </Field>
  );
}
