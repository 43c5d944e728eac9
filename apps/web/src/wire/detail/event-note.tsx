import { useT } from '../../i18n/language.ts';
import { useEventNotes } from '../../notes/event-notes.ts';
import { NoteBox } from '../../notes/note-box.tsx';

export interface EventNoteProps {
  readonly seq: number;
  /** A note is being written where there is none yet. */
  readonly isNew: boolean;
  readonly onClose: () => void;
}

/** The person's note on an event. */
export function EventNote({ seq, isNew, onClose }: EventNoteProps) {
  const t = useT();
  const { textOf, change } = useEventNotes();
  const text = textOf(seq);
  if (text === undefined && !isNew) return null;
  return (
    <div className="shrink-0 border-b border-border bg-pending-fill px-4 py-2">
      <NoteBox
        key={text === undefined ? 'new' : 'kept'}
        label={t.recordings.notes.event}
        text={text ?? ''}
        isNew={text === undefined}
        onClose={onClose}
        onChange={change && ((next) => change(seq, next))}
      />
    </div>
  );
}
