import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';

/** After clearing: the way back, until something else is given. */
export function ClearedNotice({ onUndo }: { readonly onUndo: () => void }) {
  const t = useT();
  return (
    <div role="status" className="flex items-center gap-2 rounded-control bg-pending-fill px-3 py-1">
      <span className="flex-1">{t.forms.root.cleared}</span>
      <Button kind="quiet" onClick={onUndo}>
        {t.forms.paste.undo}
      </Button>
    </div>
  );
}
