import type { KeyboardEvent } from 'react';
import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import { Field } from '../../ui/field.tsx';

const AREA = 'control h-auto resize-y py-1 font-mono text-wire';

export interface CommandFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSubmit: () => void;
}

/** The command line as one would type it. Enter connects, Shift+Enter makes a line. */
export function CommandField({ value, onChange, onSubmit }: CommandFieldProps) {
  const t = useT();
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <Field label={t.start.connect.command} hint={t.start.connect.commandHint}>
      {({ id, describedBy }) => (
        <textarea
          id={id}
          aria-describedby={describedBy}
          data-field="command"
          rows={Math.min(10, Math.max(2, value.split('\n').length))}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder={t.start.connect.placeholder}
          className={AREA}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={press}
        />
      )}
    </Field>
  );
}

export interface CwdFieldProps {
  readonly value: string;
  /** Where it starts when the field is empty. */
  readonly fallback: string;
  readonly onChange: (value: string) => void;
}

export function CwdField({ value, fallback, onChange }: CwdFieldProps) {
  const t = useT();
  return (
    <Field label={t.start.connect.cwd}>
      {({ id }) => (
        <input
          id={id}
          data-field="cwd"
          spellCheck={false}
          autoComplete="off"
          placeholder={fallback}
          className="control font-mono text-wire"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

export interface EnvFieldProps {
  readonly value: string;
  /** How many variables the bridge hands on. */
  readonly inherited: number;
  readonly badLines: readonly number[];
  readonly onChange: (value: string) => void;
}

export function EnvField({ value, inherited, badLines, onChange }: EnvFieldProps) {
  const t = useT();
  const error = badLines.length === 0 ? undefined : t.start.connect.envBad(badLines.join(', '));
  return (
    <Field label={t.start.connect.env} hint={t.start.connect.envHint(inherited)} error={error}>
      {({ id, describedBy }) => (
        <textarea
          id={id}
          aria-describedby={describedBy}
          aria-invalid={error !== undefined}
          data-field="env"
          rows={Math.min(10, Math.max(1, value.split('\n').length))}
          spellCheck={false}
          autoComplete="off"
          placeholder={t.start.connect.envPlaceholder}
          className={classes(AREA, error !== undefined && 'border-error')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
