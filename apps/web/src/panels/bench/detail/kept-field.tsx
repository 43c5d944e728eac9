import { type KeyboardEvent, useState } from 'react';
import { classes } from '../../../ui/classes.ts';

export interface KeptFieldProps {
  readonly label: string;
  /** Becomes `data-field`. */
  readonly name: string;
  readonly value: string;
  /** Why a text is not kept; undefined: it is. */
  readonly check?: (text: string) => string | undefined;
  readonly onKeep: (text: string) => void;
  readonly placeholder?: string | undefined;
  readonly isMono?: boolean;
  readonly isLong?: boolean;
  readonly isDisabled?: boolean;
  readonly className?: string;
}

/** A text box whose text is kept when it is left or Enter is pressed; Escape takes the typing back. */
export function KeptField(props: KeptFieldProps) {
  const { label, name, value, check, onKeep, placeholder, isMono = false, isLong = false } = props;
  const [draft, setDraft] = useState<{ readonly from: string; readonly text: string }>();
  const text = draft?.from === value ? draft.text : value;
  const problem = text === value ? undefined : check?.(text);
  const keep = () => {
    if (text === value || problem !== undefined) return;
    onKeep(text);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && text !== value) {
      event.stopPropagation();
      setDraft(undefined);
    } else if (event.key === 'Enter' && (!isLong || event.ctrlKey || event.metaKey)) keep();
  };
  const shared = {
    'data-field': name,
    'aria-label': label,
    'aria-invalid': problem !== undefined,
    title: problem ?? label,
    placeholder,
    disabled: props.isDisabled === true,
    spellCheck: false,
    autoComplete: 'off',
    value: text,
    onBlur: keep,
    onKeyDown: press,
  };
  const style = classes('control min-w-0', isMono && 'font-mono text-wire', props.className);
  const change = (next: string) => setDraft({ from: value, text: next });
  return (
    <span className="flex min-w-0 flex-1 flex-col">
      {isLong ? (
        <textarea
          {...shared}
          rows={Math.min(8, Math.max(2, text.split('\n').length))}
          className={`${style} h-auto py-1`}
          onChange={(event) => change(event.target.value)}
        />
      ) : (
        <input {...shared} className={style} onChange={(event) => change(event.target.value)} />
      )}
      {problem === undefined ? null : <span className="text-meta text-error">{problem}</span>}
    </span>
  );
}
