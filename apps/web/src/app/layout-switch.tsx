import { Columns2, PanelLeft, PanelRight } from 'lucide-react';
import { useT } from '../i18n/language.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { setPaneLayout, usePaneLayout } from './pane-layout.ts';
import { useWidthClass } from './use-width.ts';

const ICONS = { panel: PanelLeft, both: Columns2, wire: PanelRight };
const ORDER = ['panel', 'both', 'wire'] as const;

/** Panel, wire, or both. */
export function LayoutSwitch() {
  const t = useT();
  const layout = usePaneLayout();
  if (useWidthClass() === 'narrow') return null;
  return (
    <fieldset className="flex" aria-label={t.app.layout.label}>
      {ORDER.map((entry) => (
        <IconButton
          key={entry}
          icon={ICONS[entry]}
          data-layout={entry}
          label={t.app.layout[entry]}
          aria-pressed={layout === entry}
          onClick={() => setPaneLayout(entry)}
        />
      ))}
    </fieldset>
  );
}
