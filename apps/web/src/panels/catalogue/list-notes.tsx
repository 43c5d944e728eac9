import type { Freshness } from '@lifeline/model';
import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { thingsOf } from './capability.ts';
import { FreshUntil } from './fresh-until.tsx';
import { ListFailure } from './list-failure.tsx';
import { Note } from './note.tsx';
import type { ShownList } from './shown-list.ts';
import type { Listing } from './use-listing.ts';

export interface ListNotesProps {
  readonly sessionId: string;
  readonly shown: ShownList;
  readonly listing: Listing;
}

interface FreshNoteProps extends ListNotesProps {
  readonly freshness: Freshness;
}

/** How long the list may be kept; it is listed again only when the person says so. */
function FreshNote({ sessionId, shown, freshness, listing }: FreshNoteProps) {
  const t = useT();
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-border px-3 py-1 text-meta text-text-2 figures">
      <span className="min-w-0 flex-1">
        {shown.kind === 'template' ? `${t.resources.templateThings}: ` : null}
        <FreshUntil sessionId={sessionId} freshness={freshness} />
      </span>
      {listing.readOnly ? null : (
        <button
          type="button"
          data-action="list-again"
          className="text-accent underline"
          onClick={() => listing.ask(shown.kind)}
        >
          {t.catalogue.listAgain}
        </button>
      )}
    </div>
  );
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
  return (
    <>
      {list.freshness === undefined || items.length === 0 ? null : (
        <FreshNote sessionId={sessionId} shown={shown} freshness={list.freshness} listing={listing} />
      )}
      {gone.length === 0 ? null : (
        <Note>
          {t.catalogue.gone} <RevealText text={gone.join(', ')} className="font-mono" />
        </Note>
      )}
    </>
  );
}
