import { draftFromText, draftText, type Option, toAbsent } from '@lifeline/schema-form';
import { useT } from '../../i18n/language.ts';
import { useFormApi } from '../state/form-api.ts';
import { visibleText } from '../visible-text.ts';
import { type ControlProps, controlAttributes, placeholderOf } from './control-props.ts';

/** Listed values; each option's value is the JSON text, so that 1 and "1" stay apart. */
export function SelectControl(
  props: ControlProps & { readonly options: readonly Option[]; readonly kind: 'select' | 'boolean' },
) {
  const t = useT();
  const { edit } = useFormApi();
  const { pointer, draft, options, kind } = props;
  const { spellCheck, autoCapitalize, autoComplete, ...attributes } = controlAttributes(props);
  const text = draftText(draft).text ?? '';
  const chosen = options.find((option) => option.text === text);
  return (
    <>
      <select
        {...attributes}
        data-control={kind}
        value={chosen?.text ?? ''}
        onChange={({ target }) => edit(pointer, (node) => draftFromText(target.value) ?? toAbsent(node))}
      >
        <option value="">{chosen === undefined ? placeholderOf(props, t) : t.forms.states.absent}</option>
        {options.map((option) => (
          <option key={option.text} value={option.text} className="text-text">
            {visibleText(option.label)}
          </option>
        ))}
      </select>
      {chosen?.description === undefined ? null : (
        <p className="text-meta text-text-2">{visibleText(chosen.description)}</p>
      )}
    </>
  );
}

const TRUE_FALSE: readonly Option[] = ['true', 'false'].map((text) => ({
  text,
  label: text,
  description: undefined,
}));
const ONLY_NULL: readonly Option[] = [{ text: 'null', label: 'null', description: undefined }];

/** Three states: absent, true, false. */
export function BooleanControl(props: ControlProps) {
  return <SelectControl {...props} kind="boolean" options={TRUE_FALSE} />;
}

/** Two states: absent, null. */
export function NullControl(props: ControlProps) {
  return <SelectControl {...props} kind="select" options={ONLY_NULL} />;
}
