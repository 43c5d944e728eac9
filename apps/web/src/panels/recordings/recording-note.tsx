import { StickyNote } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { NoteBox } from '../../notes/note-box.tsx';
import type { KeptAnnotations } from '../../source/annotations.ts';
import { Button } from '../../ui/button.tsx';

/** The note on a recording as a whole, and how many there are on its events. */
export function RecordingNote({ annotations, change }: KeptAnnotations) {
  const t = useT();
  const [isNew, setNew] = useState(false);
  const { note, notes } = annotations;
  const words = t.recordings.notes;
  return (
    <div className="flex flex-col gap-2">
      {note === undefined && !isNew ? (
        change === undefined ? null : (
          <p>
            <Button data-action="note" onClick={() => setNew(true)}>
              <StickyNote size={16} strokeWidth={1.5} aria-hidden />
              {words.add}
            </Button>
          </p>
        )
      ) : (
        <NoteBox
          key={note === undefined ? 'new' : 'kept'}
          label={words.whole}
          text={note ?? ''}
          isNew={note === undefined}
          onClose={() => setNew(false)}
          onChange={change && ((text) => change({ note: text }))}
        />
      )}
      {notes.length === 0 ? null : <p className="text-meta text-text-3">{words.onEvents(notes.length)}</p>}
    </div>
  );
}
