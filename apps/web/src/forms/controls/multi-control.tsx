import {
  chosenOptions,
  type Draft,
  draftFromText,
  EMPTY_ARRAY,
  type Option,
  setItem,
} from '@lifeline/schema-form';
import { RevealText } from '../../ui/reveal-text.tsx';
import { useFormApi } from '../state/form-api.ts';
import type { ControlProps } from './control-props.ts';

/** An array of listed values, in the order of the list. */
export function MultiControl({
  id,
  label,
  pointer,
  draft,
  options,
  describedBy,
}: ControlProps & { readonly options: readonly Option[] }) {
  const { edit } = useFormApi();
  const chosen = chosenOptions(options, draft) ?? [];
  const toggle = (option: Option) => {
    const next = options.filter((one) => (one === option) !== chosen.includes(one));
    edit(pointer, () =>
      next.reduce<Draft>(
        (array, { text }, index) => setItem(array, index, draftFromText(text) ?? array),
        EMPTY_ARRAY,
      ),
    );
  };
  return (
    <fieldset
      id={id}
      data-control="multi"
      aria-label={label}
      aria-describedby={describedBy}
      className={`control h-auto max-h-48 overflow-auto py-1 ${draft.kind === 'absent' ? 'border-dotted' : ''}`}
    >
      {options.map((option) => (
        <label key={option.text} className="flex min-h-6 items-center gap-2">
          <input
            type="checkbox"
            data-value={option.text}
            checked={chosen.includes(option)}
            onChange={() => toggle(option)}
          />
          <RevealText text={option.label} />
        </label>
      ))}
    </fieldset>
  );
}
