import { branchLabel, chooseBranch, type UnionView } from '@lifeline/schema-form';
import { useMemo } from 'react';
import { useT } from '../../i18n/language.ts';
import { useFormApi } from '../state/form-api.ts';
import { visibleText } from '../visible-text.ts';

interface UnionPickersProps {
  readonly pointer: string;
  readonly unions: readonly UnionView[];
}

/** One select for each union on the way to what is drawn; unions of unions have several. */
export function UnionPickers({ pointer, unions }: UnionPickersProps) {
  return unions.map((union) => <UnionPicker key={union.id} pointer={pointer} union={union} />);
}

function UnionPicker({ pointer, union }: { readonly pointer: string; readonly union: UnionView }) {
  const t = useT();
  const { schema, edit } = useFormApi();
  const { branches } = union.shape;
  const labels = useMemo(
    () =>
      branches.map((branch) => branchLabel(schema, branch) ?? t.forms.choice.branchNumber(branch.index + 1)),
    [schema, branches, t],
  );
  return (
    <select
      data-branch=""
      aria-label={t.forms.choice.branch}
      className="control w-full"
      value={union.chosen?.index ?? ''}
      onChange={({ target }) => {
        const chosen = branches.find(({ index }) => String(index) === target.value);
        edit(pointer, (node) => chooseBranch(schema, node, union, chosen));
      }}
    >
      <option value="">{t.forms.choice.choose}</option>
      {branches.map(({ index }, at) => (
        <option key={index} value={index}>
          {visibleText(labels[at] ?? '')}
        </option>
      ))}
    </select>
  );
}
