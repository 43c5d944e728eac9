import { type DeclaredPanel, isDeclared } from '../../app/declared.ts';
import { FailureText } from '../../app/failure.tsx';
import { useT } from '../../i18n/language.ts';
import { useStore } from '../../source/hooks.ts';
import { KINDS } from './capability.ts';
import { ListNotes } from './list-notes.tsx';
import { Note } from './note.tsx';
import type { ShownList } from './shown-list.ts';
import type { Listing } from './use-listing.ts';

export interface ListStatusProps {
  readonly sessionId: string;
  readonly capability: DeclaredPanel;
  readonly lists: readonly ShownList[];
  readonly listing: Listing;
}

/** What there is to say about the lists of a panel, between its filter and its rows. */
export function ListStatus({ sessionId, capability, lists, listing }: ListStatusProps) {
  return (
    <>
      {lists.every(({ list }) => list.state === 'unasked') ? (
        <Unasked sessionId={sessionId} capability={capability} listing={listing} />
      ) : null}
      {lists.map((list) => (
        <ListNotes key={list.kind} sessionId={sessionId} shown={list} listing={listing} />
      ))}
      {listing.failure === undefined ? null : (
        <p role="alert" className="border-b border-border px-3 py-1.5 text-meta text-error">
          <FailureText error={listing.failure} />
        </p>
      )}
    </>
  );
}

/** Only the address names an entry: nothing has been listed. */
function Unasked({ sessionId, capability, listing }: Omit<ListStatusProps, 'lists'>) {
  const t = useT();
  const texts = t[capability].list;
  const declared = isDeclared(capability, useStore(sessionId).model) === true;
  const run = () => {
    for (const kind of KINDS[capability]) listing.ask(kind);
  };
  return (
    <Note
      listing={listing}
      action={
        declared ? { label: texts.ask, run } : { label: t.catalogue.askAnyway, run, name: 'ask-anyway' }
      }
    >
      {declared ? texts.unasked : texts.undeclared}
    </Note>
  );
}
