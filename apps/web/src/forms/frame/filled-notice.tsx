import type { Draft } from '@lifeline/schema-form';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';

/** The whole form was given another content at once. */
export interface Filled {
  readonly before: Draft;
  readonly after: Draft;
  /** What was done, as a sentence. */
  readonly notice: string;
}

interface FilledNoticeProps {
  readonly filled: Filled | undefined;
  readonly root: Draft;
  readonly onUndo: (before: Draft) => void;
}

/** What filled or cleared the form, and the way back, until something else is given. */
export function FilledNotice({ filled, root, onUndo }: FilledNoticeProps) {
  const t = useT();
  if (filled === undefined || filled.after !== root || filled.before === root) return null;
  return (
    <div role="status" className="flex items-center gap-2 rounded-control bg-pending-fill px-3 py-1">
      <span className="min-w-0 flex-1">{filled.notice}</span>
      <Button kind="quiet" onClick={() => onUndo(filled.before)}>
        {t.forms.paste.undo}
      </Button>
    </div>
  );
}
