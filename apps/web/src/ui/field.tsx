import { type ReactNode, useId } from 'react';

export interface FieldProps {
  readonly label: ReactNode;
  /** Right of the label, in the smallest role. */
  readonly aside?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Gets the ids that tie the control to its label and texts. */
  readonly children: (ids: { readonly id: string; readonly describedBy: string | undefined }) => ReactNode;
}

/** Label, control, hint and error of one form field. */
export function Field({ label, aside, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [errorId, hintId].filter((entry) => entry !== undefined).join(' ');
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex items-baseline gap-2">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside === undefined ? null : <span className="ml-auto text-meta text-text-3">{aside}</span>}
      </div>
      {children({ id, describedBy: describedBy === '' ? undefined : describedBy })}
      {hint === undefined ? null : (
        <p id={hintId} className="text-meta text-text-3">
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p id={errorId} className="text-meta text-error">
          {error}
        </p>
      )}
    </div>
  );
}
