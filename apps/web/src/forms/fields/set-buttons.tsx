import {
  type Draft,
  defaultOf,
  draftState,
  emptyOf,
  type Field,
  toAbsent,
  toNull,
  toValue,
} from '@lifeline/schema-form';
import { useT } from '../../i18n/language.ts';
import { useFormApi } from '../state/form-api.ts';
import { visibleText } from '../visible-text.ts';
import { SmallButton } from './small-button.tsx';

interface SetButtonsProps {
  readonly pointer: string;
  readonly draft: Draft;
  readonly field: Field;
}

const EMPTY_TEXT: Readonly<Record<string, string>> = { string: '""', array: '[]', multi: '[]', object: '{}' };

/** One button for each state that a value can be put into: absent, null, empty, default, value. */
export function SetButtons({ pointer, draft, field }: SetButtonsProps) {
  const t = useT();
  const { edit } = useFormApi();
  const state = draftState(draft);
  const { shape, defaultText, nullable } = field;
  const empty = emptyOf(shape);
  const emptyText = EMPTY_TEXT[shape.kind] ?? '';
  const { states } = t.forms;
  return (
    <>
      <SmallButton
        data-set="absent"
        label={states.setAbsent}
        pressed={state === 'absent'}
        onClick={() => edit(pointer, toAbsent)}
      >
        {states.absent}
      </SmallButton>
      <SmallButton
        data-set="null"
        label={states.setNull}
        pressed={state === 'null'}
        mono
        onClick={() => edit(pointer, toNull)}
      >
        {'null'}
      </SmallButton>
      {empty === undefined ? null : (
        <SmallButton
          data-set="empty"
          label={states.setEmpty(emptyText)}
          pressed={state === 'set' && isEmpty(draft)}
          mono
          onClick={() => edit(pointer, () => empty)}
        >
          {emptyText}
        </SmallButton>
      )}
      {defaultText === undefined ? null : (
        <SmallButton
          data-set="default"
          label={states.setDefault(visibleText(defaultText))}
          onClick={() => edit(pointer, (node) => defaultOf(field) ?? node)}
        >
          {states.default}
        </SmallButton>
      )}
      {nullable || state === 'null' ? (
        <SmallButton
          data-set="value"
          label={states.setValue}
          pressed={state === 'set'}
          onClick={() => edit(pointer, (node) => toValue(node, shape))}
        >
          {states.value}
        </SmallButton>
      ) : null}
    </>
  );
}

function isEmpty(draft: Draft): boolean {
  if (draft.kind === 'string') return draft.text === '';
  if (draft.kind === 'array') return draft.items.length === 0;
  return draft.kind === 'object' && draft.entries.length === 0;
}
