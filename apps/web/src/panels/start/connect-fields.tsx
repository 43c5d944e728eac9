import type { KeyboardEvent } from 'react';
import { useT } from '../../i18n/language.ts';
import { Field } from '../../ui/field.tsx';

/** Look of a box for several lines of code. */
export const AREA = 'control h-auto resize-y py-1 font-mono text-wire';

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
