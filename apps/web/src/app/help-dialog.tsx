import { useT } from '../i18n/language.ts';
import { Dialog } from '../ui/dialog.tsx';

/** The keys that work at the moment. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  return (
    <Dialog title={t.app.helpDialog.title} onClose={onClose}>
      {null}
    </Dialog>
  );
}
