import { isNumberText, typed } from '@lifeline/schema-form';
import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import { useFormApi } from '../state/form-api.ts';
import { type ControlProps, controlAttributes, placeholderOf } from './control-props.ts';

/** A number as text: a native number box would round, clamp and drop what it does not like. */
export function NumberControl(props: ControlProps) {
  const t = useT();
  const { edit } = useFormApi();
  const { pointer, draft, field } = props;
  const attributes = controlAttributes(props);
  const isInteger = field.shape.kind === 'number' && field.shape.integer;
  const text = draft.kind === 'number' ? draft.text : '';
  return (
    <>
      <input
        {...attributes}
        data-control="number"
        inputMode={isInteger ? 'numeric' : 'decimal'}
        placeholder={placeholderOf(props, t)}
        className={classes(attributes.className, 'font-mono text-wire')}
        value={text}
        onChange={(event) => edit(pointer, () => typed('number', event.target.value))}
      />
      {text === '' || isNumberText(text) ? null : (
        <p className="text-meta text-malformed">{t.forms.field.notNumber}</p>
      )}
    </>
  );
}
