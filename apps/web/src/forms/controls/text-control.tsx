import { typed } from '@lifeline/schema-form';
import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import { useFormApi } from '../state/form-api.ts';
import { type ControlProps, controlAttributes, placeholderOf } from './control-props.ts';
import { SuggestionList, useSuggestions } from './suggestions.tsx';

/** Characters from which on a box no longer measures itself by its text: that would take seconds at each key. */
const MAX_MEASURED = 100_000;

/** Text exactly as typed. It grows with its lines: a single-line box would cut line breaks out of pasted text. */
export function TextControl(props: ControlProps) {
  const t = useT();
  const { edit } = useFormApi();
  const { pointer, draft, isSecret } = props;
  const text = draft.kind === 'string' ? draft.text : '';
  const change = (next: string) => edit(pointer, () => typed('string', next));
  const suggestions = useSuggestions(pointer, text, change);
  const attributes = controlAttributes(props);
  return (
    <div className="relative">
      <textarea
        {...attributes}
        {...suggestions.attributes}
        data-control="text"
        rows={Math.min(12, text.slice(0, MAX_MEASURED).split('\n').length)}
        placeholder={placeholderOf(props, t)}
        className={classes(
          attributes.className,
          'block min-h-7 resize-none py-[3px] max-h-72 font-mono text-wire',
          text.length > MAX_MEASURED ? 'h-72' : 'h-auto field-sizing-content',
          isSecret && '[-webkit-text-security:disc]',
        )}
        value={text}
        onChange={(event) => change(event.target.value)}
      />
      <SuggestionList {...suggestions} />
    </div>
  );
}
