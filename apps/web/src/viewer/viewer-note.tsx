import { useT } from '../i18n/language.ts';
import { useSessionAnnotations } from '../notes/event-notes.ts';
import { NoteBox } from '../notes/note-box.tsx';

/** What somebody wrote on the recording as a whole. */
export function ViewerNote({ sessionId }: { readonly sessionId: string }) {
  const t = useT();
  const { note } = useSessionAnnotations(sessionId).annotations;
  if (note === undefined) return null;
  return (
    <div className="max-h-40 shrink-0 overflow-auto border-b border-border bg-pending-fill px-4 py-2">
      <NoteBox label={t.recordings.notes.whole} text={note} />
    </div>
  );
}
