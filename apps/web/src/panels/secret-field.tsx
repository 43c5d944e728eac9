import { type ReactNode, type Ref, useState } from 'react';
import { Field } from '../ui/field.tsx';
import { RevealButton } from './start/covered-area.tsx';

export interface SecretFieldProps {
  /** Becomes `data-field`. */
  readonly name: string;
  readonly label: string;
  readonly hint: ReactNode;
  /** What its button does, in either state. */
  readonly words: { readonly show: string; readonly hide: string };
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A box for one secret, covered until somebody reveals it. */
export function SecretField({ name, label, hint, words, value, onChange, ref }: SecretFieldProps) {
  const [isRevealed, setRevealed] = useState(false);
  return (
    <Field
      label={label}
      aside={
        <RevealButton isRevealed={isRevealed} onReveal={setRevealed} isNeeded={value !== ''} words={words} />
      }
      hint={hint}
    >
      {({ id, describedBy }) => (
        <input
          ref={ref}
          id={id}
          aria-describedby={describedBy}
          data-field={name}
          type={isRevealed ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          className="control font-mono text-wire"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
