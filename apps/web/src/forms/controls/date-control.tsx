import { type StringShape, typed } from '@lifeline/schema-form';
import { CalendarClock } from 'lucide-react';
import { useRef } from 'react';
import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useFormApi } from '../state/form-api.ts';
import { type ControlProps, controlAttributes, placeholderOf } from './control-props.ts';

type Picker = NonNullable<StringShape['picker']>;

/** A text box that takes anything, and the browser's picker beside it. */
export function DateControl(props: ControlProps & { readonly picker: Picker }) {
  const t = useT();
  const { edit } = useFormApi();
  const native = useRef<HTMLInputElement>(null);
  const { pointer, draft, picker } = props;
  const attributes = controlAttributes(props);
  const set = (text: string) => edit(pointer, () => typed('string', text));
  return (
    <div className="relative flex items-center gap-1">
      <input
        {...attributes}
        data-control="date"
        placeholder={placeholderOf(props, t)}
        className={classes(attributes.className, 'font-mono text-wire')}
        value={draft.kind === 'string' ? draft.text : ''}
        onChange={(event) => set(event.target.value)}
      />
      <IconButton icon={CalendarClock} label={t.forms.picker} onClick={() => native.current?.showPicker()} />
      <input
        ref={native}
        type={picker}
        step={1}
        tabIndex={-1}
        aria-hidden
        className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0"
        onChange={({ target }) => target.value !== '' && set(rfc3339(picker, target.value))}
      />
    </div>
  );
}

/** What the picker gives, as RFC 3339 writes it: times get seconds and UTC. */
function rfc3339(picker: Picker, value: string): string {
  if (picker === 'date') return value;
  if (picker === 'time') return `${value.length === 5 ? `${value}:00` : value}Z`;
  return new Date(value).toISOString().replace(/\.\d+Z$/, 'Z');
}
