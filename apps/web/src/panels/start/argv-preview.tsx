import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { ArgList } from '../arg-list.tsx';
import type { Launch, LaunchNote } from './launch-draft.ts';

/** The argument list that will be started: one box per argument, and what there is to know about it. */
export function ArgvPreview({ launch }: { readonly launch: Launch }) {
  const t = useT();
  if (launch.argv.length === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-meta text-text-2">
        {t.start.connect.preview} <span className="text-text-3">{t.start.connect.previewHint}</span>
      </p>
      <ArgList data-argv="" words={launch.argv} className="rounded-control bg-fill p-2" />
      {launch.notes.length === 0 ? null : (
        <ul className="text-meta text-tool-error">
          {launch.notes.map((note) => (
            <li key={JSON.stringify(note)}>
              <NoteText note={note} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function NoteText({ note }: { readonly note: LaunchNote }) {
  const { notes } = useT().start.connect;
  switch (note.kind) {
    case 'unclosed-quote':
      return notes['unclosed-quote'](note.quote);
    case 'no-shell':
      return <RevealText text={notes['no-shell'](note.text)} />;
    case 'env':
      return <RevealText text={notes.env(note.names)} />;
    default:
      return notes[note.kind];
  }
}
