import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { search } from './match.ts';
import { PaletteList } from './palette-list.tsx';
import { usePaletteEntries } from './use-entries.ts';

const SHOWN = 60;

/** Everything that can be gone to or done, by name. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const listId = useId();
  const entries = usePaletteEntries();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const found = useMemo(() => search(entries, query, SHOWN), [entries, query]);
  const at = Math.min(active, found.length - 1);

  const choose = (index: number) => {
    const entry = found[index];
    if (entry === undefined) return;
    onClose();
    entry.run();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setActive(Math.min(at + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(at - 1, 0));
    else if (event.key === 'Enter') choose(at);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog title={t.app.palette} onClose={onClose} bare className="mt-[12vh] max-h-[60vh]">
      <input
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={at < 0 ? undefined : `${listId}-${at}`}
        aria-label={t.app.paletteDialog.placeholder}
        placeholder={t.app.paletteDialog.placeholder}
        data-palette-query=""
        data-inset-focus=""
        className="h-11 shrink-0 border-b border-border bg-canvas px-4 text-title outline-none"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      {found.length === 0 ? (
        <p className="p-4 text-text-2">{t.app.paletteDialog.empty}</p>
      ) : (
        <PaletteList id={listId} entries={found} active={at} onChoose={choose} />
      )}
    </Dialog>
  );
}
