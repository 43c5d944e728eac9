import type { Draft } from '../draft/draft.ts';
import { draftText } from '../draft/to-json.ts';
import type { Option, Shape } from '../schema/field.ts';

/** Whether a shape's own control can show the draft; where it cannot, its JSON text is shown. */
export function fits(shape: Shape, draft: Draft): boolean {
  if (draft.kind === 'absent' || draft.kind === 'null') return true;
  switch (shape.kind) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'object':
    case 'array':
      return draft.kind === shape.kind;
    case 'choice':
      return optionOf(shape.options, draft) !== undefined;
    case 'multi':
      return draft.kind === 'array' && chosenOptions(shape.options, draft) !== undefined;
    case 'union':
      return true;
    case 'null':
    case 'json':
      return false;
  }
}

/** The listed option that the draft equals. */
export function optionOf(options: readonly Option[], draft: Draft): Option | undefined {
  const { text } = draftText(draft);
  return options.find((option) => option.text === text);
}

/** The options that an array draft holds, or undefined when it holds anything else, or one of them twice. */
export function chosenOptions(options: readonly Option[], draft: Draft): readonly Option[] | undefined {
  if (draft.kind !== 'array') return [];
  const chosen = draft.items.map(({ value }) => optionOf(options, value));
  const known = chosen.filter((option) => option !== undefined);
  return known.length === chosen.length && new Set(known).size === known.length ? known : undefined;
}
