import { Share } from 'lucide-react';
import { Suspense, useState } from 'react';
import { chunk, Part } from '../../app/chunk.tsx';
import { useKeys } from '../../app/keys.ts';
import { useT } from '../../i18n/language.ts';
import { useSession } from '../../source/hooks.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWire } from '../wire-context.ts';

const DIALOG = chunk(async () => (await import('./export-dialog.tsx')).ExportDialog);

/** Opens the export of the session; the key `e` does, too. */
export function ExportButton() {
  const t = useT();
  const wire = useWire();
  const session = useSession(wire.sessionId);
  const [isOpen, setOpen] = useState(false);
  useKeys([{ keys: ['e'], group: 'wire', label: t.exporting.key, run: () => setOpen(true) }]);
  return (
    <>
      <IconButton icon={Share} label={t.exporting.open} data-action="export" onClick={() => setOpen(true)} />
      {isOpen && session !== undefined ? (
        <Suspense fallback={null}>
          <Part of={DIALOG} props={{ wire, session, onClose: () => setOpen(false) }} />
        </Suspense>
      ) : null}
    </>
  );
}
