import { prettyJson } from '@lifeline/json';
import { draftText, typed } from '@lifeline/schema-form';
import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import { useFormApi } from '../state/form-api.ts';
import { type ControlProps, controlAttributes, placeholderOf } from './control-props.ts';

/** JSON text of any kind, kept as it is typed, also while it is broken. */
export function JsonControl(props: ControlProps) {
  const t = useT();
  const { edit } = useFormApi();
  const { pointer, draft, isSecret } = props;
  const attributes = controlAttributes(props);
  const text = draft.kind === 'json' ? draft.text : prettyJson(draftText(draft).text ?? '');
  return (
    <textarea
      {...attributes}
      data-control="json"
      rows={Math.min(16, text.split('\n').length)}
      placeholder={placeholderOf(props, t)}
      className={classes(
        attributes.className,
        'block h-auto min-h-7 resize-y py-[3px] field-sizing-content max-h-96 font-mono text-wire',
        isSecret && '[-webkit-text-security:disc]',
      )}
      value={text}
      onChange={(event) => edit(pointer, () => typed('json', event.target.value))}
    />
  );
}
