import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { visibleText } from '../visible-text.ts';
import type { Pasted } from './use-paste.ts';

interface PasteNoticeProps {
  readonly pasted: Pasted | undefined;
  readonly asText: () => void;
  readonly undo: () => void;
  readonly forget: () => void;
}

/** Says that a pasted text has filled the form, and takes it back. */
export function PasteNotice({ pasted, asText, undo, forget }: PasteNoticeProps) {
  const t = useT();
  if (pasted === undefined) return null;
  const tool = pasted.tool === undefined ? undefined : visibleText(pasted.tool);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 rounded-control bg-pending-fill px-3 py-1"
    >
      <span className="min-w-0 flex-1">{t.forms.paste.filled(tool)}</span>
      {pasted.pointer === undefined ? null : (
        <Button kind="quiet" onClick={asText}>
          {t.forms.paste.asText}
        </Button>
      )}
      <Button kind="quiet" onClick={undo}>
        {t.forms.paste.undo}
      </Button>
      <Button kind="quiet" onClick={forget}>
        {t.forms.paste.keep}
      </Button>
    </div>
  );
}
