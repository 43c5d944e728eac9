import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type RootRow, rootProblem, rootsOf } from './root-rows.ts';
import type { GroupProps } from './settings-panel.tsx';

/** The roots that `roots/list` answers with, one a row: URI and name; kept when a box is left. */
export function RootsFields({ settings, onChange }: GroupProps) {
  const t = useT();
  const [typed, setTyped] = useState<readonly RootRow[]>();
  const rows: readonly RootRow[] = typed ?? settings.roots.map(({ uri, name = '' }) => ({ uri, name }));
  const keep = (next: readonly RootRow[]) => {
    setTyped(next);
    const roots = rootsOf(next);
    if (roots !== undefined) onChange({ roots: [...roots] });
  };
  const change = (at: number, part: Partial<RootRow>) =>
    setTyped(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  return (
    <fieldset data-setting="roots" className="flex min-w-0 flex-col gap-2">
      <legend className="font-semibold">{t.settings.roots}</legend>
      <p className="text-meta text-text-3">{t.settings.rootsHint}</p>
      {rows.map((row, at) => (
        <RootFields
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
          key={at}
          row={row}
          onChange={(part) => change(at, part)}
          onLeave={() => keep(rows)}
          onRemove={() => keep(rows.filter((_, index) => index !== at))}
        />
      ))}
      <Button
        data-action="add-root"
        className="w-fit"
        onClick={() => setTyped([...rows, { uri: '', name: '' }])}
      >
        <Plus size={14} strokeWidth={1.5} aria-hidden />
        {t.settings.rootAdd}
      </Button>
    </fieldset>
  );
}

interface RootFieldsProps {
  readonly row: RootRow;
  readonly onChange: (part: Partial<RootRow>) => void;
  readonly onLeave: () => void;
  readonly onRemove: () => void;
}

function RootFields({ row, onChange, onLeave, onRemove }: RootFieldsProps) {
  const t = useT();
  const isBad = rootProblem(row) !== undefined;
  return (
    <div data-root="" className="grid min-w-0 grid-cols-[3fr_2fr_auto] items-start gap-2">
      <div className="flex min-w-0 flex-col gap-1">
        <input
          aria-label={t.settings.rootUri}
          aria-invalid={isBad}
          data-root-uri=""
          spellCheck={false}
          placeholder={t.settings.rootExample}
          className="control w-full font-mono text-wire"
          value={row.uri}
          onChange={(event) => onChange({ uri: event.target.value })}
          onBlur={onLeave}
        />
        {isBad ? <p className="text-error">{t.settings.rootBad}</p> : null}
      </div>
      <input
        aria-label={t.settings.rootName}
        data-root-name=""
        placeholder={t.settings.rootName}
        className="control w-full min-w-0"
        value={row.name}
        onChange={(event) => onChange({ name: event.target.value })}
        onBlur={onLeave}
      />
      <IconButton icon={X} label={t.settings.rootRemove} data-action="remove-root" onClick={onRemove} />
    </div>
  );
}
