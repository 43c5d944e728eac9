import type { ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';

/** A named part of the settings. */
export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-x-6 gap-y-3 border-t border-border pt-4 @xl:grid-cols-[140px_1fr]">
      <h3 className="text-text-2">{title}</h3>
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
    </section>
  );
}

export interface SwitchProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A check box with its sentence. */
export function Switch({ name, label, hint, checked, onChange }: SwitchProps) {
  return (
    <label className="flex items-start gap-2">
      <input
        type="checkbox"
        data-setting={name}
        className="mt-1"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {hint === undefined ? null : <span className="block text-meta text-text-3">{hint}</span>}
      </span>
    </label>
  );
}

export interface ChoiceProps<T extends string> {
  readonly name: string;
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}

/** One of several values. */
export function Choice<T extends string>({ name, label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <Field label={label}>
      {({ id }) => (
        <select
          id={id}
          data-setting={name}
          className="control w-fit"
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
