import { type KeyboardEvent, useMemo, useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { Field } from '../../ui/field.tsx';
import { secretParts } from '../secret-text.ts';
import { CoveredArea, RevealButton } from './covered-area.tsx';

export interface CommandFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSubmit: () => void;
}

/** The command line as one would type it, its secrets covered. Enter connects, Shift+Enter makes a line. */
export function CommandField({ value, onChange, onSubmit }: CommandFieldProps) {
  const t = useT();
  const words = t.start.connect;
  const [isRevealed, setRevealed] = useState(false);
  const parts = useMemo(() => secretParts(value), [value]);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <Field
      label={words.command}
      hint={words.commandHint}
      aside={
        <RevealButton
          isRevealed={isRevealed}
          onReveal={setRevealed}
          isNeeded={parts.some(({ isSecret }) => isSecret)}
          words={{ show: words.revealCommand, hide: words.hideCommand }}
        />
      }
    >
      {({ id, describedBy }) => (
        <CoveredArea
          id={id}
          aria-describedby={describedBy}
          data-field="command"
          rows={Math.min(10, Math.max(2, value.split('\n').length))}
          autoCapitalize="off"
          placeholder={words.placeholder}
          value={value}
          parts={parts}
          isRevealed={isRevealed}
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
