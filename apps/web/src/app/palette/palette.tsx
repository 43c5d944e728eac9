import { useT } from '../../i18n/language.ts';
import { Dialog } from '../../ui/dialog.tsx';

/** Everything that can be gone to or done, by name. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  return (
    <Dialog title={t.app.palette} onClose={onClose}>
      {null}
    </Dialog>
  );
}
