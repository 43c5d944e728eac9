import type { Saved } from '@lifeline/suite';
import { Plus, X } from 'lucide-react';
import { useT } from '../../../i18n/language.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useBench } from '../state/bench.ts';
import type { CaseView } from '../state/case-view.ts';
import { KeptField } from './kept-field.tsx';
import { Part } from './part.tsx';

/** Values that later cases take out of the result. */
export function CaseSaves({ view }: { readonly view: CaseView }) {
  const words = useT().bench.saves;
  const { actions, readOnly } = useBench();
  const { save } = view.case;
  const edit = (next: (present: readonly Saved[]) => readonly Saved[]) =>
    actions.changeCase(view.case.id, (one) => ({ ...one, save: next(one.save) }));
  const change = (index: number, part: Partial<Saved>) =>
    edit((present) => present.map((one, at) => (at === index ? { ...one, ...part } : one)));
  if (readOnly && save.length === 0) return null;
  return (
    <Part title={words.title}>
      {save.map((one, index) => (
        <div key={one.name} className="flex items-center gap-2">
          <KeptField
            label={words.name}
            name="save-name"
            isMono
            isDisabled={readOnly}
            value={one.name}
            check={(text) => (/^[A-Za-z_][\w-]*$/.test(text) ? undefined : words.badName)}
            onKeep={(name) => change(index, { name })}
          />
          <span className="whitespace-nowrap text-text-3">{words.as}</span>
          <KeptField
            label={words.at}
            name="save-at"
            isMono
            isDisabled={readOnly}
            value={one.at}
            check={(text) => (text === '' || text.startsWith('/') ? undefined : words.at)}
            onKeep={(at) => change(index, { at })}
          />
          {readOnly ? null : (
            <IconButton
              icon={X}
              label={words.remove}
              onClick={() => edit((present) => present.filter((_, at) => at !== index))}
            />
          )}
        </div>
      ))}
      {save.length === 0 ? null : (
        <p className="text-meta text-text-3">{words.hint(`\${${save[0]?.name ?? ''}}`)}</p>
      )}
      {readOnly ? null : (
        <Button
          kind="quiet"
          data-action="add-saved"
          className="self-start"
          onClick={() =>
            edit((present) => [...present, { name: freeName(present), at: '/structuredContent' }])
          }
        >
          <Plus size={14} strokeWidth={1.5} aria-hidden />
          {words.add}
        </Button>
      )}
    </Part>
  );
}

function freeName(save: readonly Saved[]): string {
  let number = save.length + 1;
  while (save.some(({ name }) => name === `value${number}`)) number += 1;
  return `value${number}`;
}
