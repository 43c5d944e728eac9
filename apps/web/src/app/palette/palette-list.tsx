import { useLayoutEffect, useRef } from 'react';
import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import { Kbd } from '../../ui/kbd.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import type { Entry } from './entries.ts';

export interface PaletteListProps {
  readonly id: string;
  readonly entries: readonly Entry[];
  readonly active: number;
  readonly onChoose: (index: number) => void;
}

/** The found entries; the active one is kept in view. */
export function PaletteList({ id, entries, active, onChoose }: PaletteListProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={t.app.palette} className="min-h-0 overflow-y-auto p-1">
      {entries.map((entry, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the text box holds the focus and names its active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text box takes the keys
        <div
          key={entry.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={classes(
            'flex h-8 cursor-pointer items-center gap-3 rounded-control px-3',
            index === active ? 'bg-selected' : 'hover:bg-fill',
          )}
          onClick={() => onChoose(index)}
        >
          <span className="min-w-0 flex-1 truncate">
            <RevealText text={entry.label} />
          </span>
          {entry.keys === undefined ? null : (
            <Kbd keys={entry.keys} className="rounded-control border border-edge px-1.5 text-text-2" />
          )}
          <span className="shrink-0 text-meta text-text-3">{t.app.paletteDialog.kinds[entry.kind]}</span>
        </div>
      ))}
    </div>
  );
}
