import { type KeyboardEvent, useState } from 'react';
import { FailureText } from '../app/failure.tsx';
import { useT } from '../i18n/language.ts';
import { useSaveSoon } from '../source/use-save-soon.ts';
import { Button } from '../ui/button.tsx';

export interface NoteEditorProps {
  readonly label: string;
  readonly text: string;
  /** Rejects with the failure that is shown. */
  readonly onSave: (text: string) => Promise<void>;
  readonly onClose: () => void;
}

/** The longest note that the bridge takes, in characters. */
const MOST_CHARS = 10_000;

/**
 * A few lines of text with Save and Cancel; Ctrl/Cmd+Enter saves, Escape closes. What was written is saved, too, when
 * the person goes elsewhere or the page does.
 */
export function NoteEditor({ label, text, onSave, onClose }: NoteEditorProps) {
  const t = useT();
  const [draft, setDraft] = useState(text);
  const [failure, setFailure] = useState<unknown>();
  const { atEnd, drop } = useSaveSoon();
  const write = (next: string) => {
    setDraft(next);
    atEnd(
      () => void onSave(next.trim()).catch((error: unknown) => console.warn('a note was not kept', error)),
    );
  };
  const close = () => {
    drop();
    onClose();
  };
  const save = async () => {
    try {
      await onSave(draft.trim());
      close();
    } catch (error) {
      setFailure(error);
    }
  };
  const press = (event: KeyboardEvent) => {
    const saves = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!saves && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (saves) void save();
    else close();
  };
  return (
    <div className="flex flex-col gap-2">
      <textarea
        // biome-ignore lint/a11y/noAutofocus: the person has just asked for this box
        autoFocus
        data-note-text=""
        aria-label={label}
        rows={3}
        maxLength={MOST_CHARS}
        value={draft}
        className="control h-auto w-full resize-y py-1"
        onChange={(event) => write(event.target.value)}
        onKeyDown={press}
      />
      <div className="flex gap-2">
        <Button kind="primary" data-action="save" onClick={() => void save()}>
          {t.recordings.save}
        </Button>
        <Button data-action="cancel" onClick={close}>
          {t.recordings.cancel}
        </Button>
      </div>
      {failure === undefined ? null : (
        <p role="alert" className="text-error">
          <FailureText error={failure} />
        </p>
      )}
    </div>
  );
}
