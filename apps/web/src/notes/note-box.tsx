import { Pencil, StickyNote, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRun } from '../app/run.ts';
import { useT } from '../i18n/language.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { RevealText } from '../ui/reveal-text.tsx';
import { NoteEditor } from './note-editor.tsx';

export interface NoteBoxProps {
  readonly label: string;
  readonly text: string;
  /** Absent: it can only be read. */
  readonly onChange?: ((text: string) => Promise<void>) | undefined;
  /** Starts with the editor open. */
  readonly isNew?: boolean;
  readonly onClose?: () => void;
}

/** A person's note, with the buttons that change it and take it away. */
export function NoteBox({ label, text, onChange, isNew = false, onClose }: NoteBoxProps) {
  const t = useT();
  const run = useRun();
  const [editing, setEditing] = useState(isNew);
  const close = () => {
    setEditing(false);
    onClose?.();
  };
  if (editing && onChange !== undefined) {
    return <NoteEditor label={label} text={text} onSave={onChange} onClose={close} />;
  }
  return (
    <div data-note="" className="flex items-start gap-2">
      <span className="flex h-5 items-center text-accent">
        <StickyNote size={14} strokeWidth={1.5} aria-label={label} />
      </span>
      <p className="min-w-0 flex-1 break-words whitespace-pre-wrap">
        <RevealText text={text} />
      </p>
      {onChange === undefined ? null : (
        <span className="-my-1 flex shrink-0">
          <IconButton
            icon={Pencil}
            label={t.recordings.notes.edit}
            data-action="edit-note"
            onClick={() => setEditing(true)}
          />
          <IconButton
            icon={Trash2}
            label={t.recordings.notes.remove}
            data-action="remove-note"
            onClick={() => run(onChange(''))}
          />
        </span>
      )}
    </div>
  );
}
