import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { thingsOf } from './capability.ts';
import { ListFailure } from './list-failure.tsx';
import { Note } from './note.tsx';
import type { ShownList } from './shown-list.ts';
import type { Listing } from './use-listing.ts';

export interface ListNotesProps {
  readonly sessionId: string;
  readonly shown: ShownList;
  readonly listing: Listing;
}

/** What there is to say about a list: that it is on its way, out of date, failed, or was ended early. */
export function ListNotes({ sessionId, shown, listing }: ListNotesProps) {
  const t = useT();
  const { kind, list, running, items } = shown;
  const things = thingsOf(kind, t);
  const again = { label: t.catalogue.listAgain, run: () => listing.ask(kind) };
  if (running) {
    const earlier = items !== list.items;
    return (
      <Note busy>
        {earlier ? t.catalogue.listingAgain(things) : t.catalogue.listing(things)}{' '}
        {list.pages > 0 && list.nextCursor !== undefined
          ? t.catalogue.pageSoFar(list.pages + 1, list.items.length)
          : null}
      </Note>
    );
  }
  if (list.state === 'failed') {
    return (
      <Note listing={listing} action={{ label: t.catalogue.retry, run: () => listing.ask(kind) }}>
        <ListFailure sessionId={sessionId} shown={shown} />
      </Note>
    );
  }
  if (list.state === 'stale') {
    return (
      <Note listing={listing} action={again}>
        {t.catalogue.stale(things)}
      </Note>
    );
  }
  if (list.nextCursor !== undefined) {
    const more = () => listing.ask(kind, list.nextCursor);
    return (
      <Note listing={listing} action={{ label: t.catalogue.nextPage, run: more }}>
        {t.catalogue.morePages(list.pages)}
      </Note>
    );
  }
  if (list.repeatedCursor !== undefined) {
    return (
      <Note listing={listing} action={again}>
        {t.catalogue.repeatedCursor(list.pages)}
      </Note>
    );
  }
  const { gone } = shown.changes;
  if (gone.length === 0) return null;
  return (
    <Note>
      {t.catalogue.gone} <RevealText text={gone.join(', ')} className="font-mono" />
    </Note>
  );
}
