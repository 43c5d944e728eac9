import type { ReactNode } from 'react';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { thingsOf } from './capability.ts';
import { ListFailure } from './list-failure.tsx';
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

interface NoteProps {
  readonly children: ReactNode;
  readonly busy?: boolean;
  readonly listing?: Listing;
  readonly action?: { readonly label: string; readonly run: () => void };
}

function Note({ children, busy = false, listing, action }: NoteProps) {
  return (
    <div
      role="status"
      className={classes(
        'flex flex-col items-start gap-1 border-b border-border px-3 py-1.5 text-meta text-text-2',
        busy ? 'text-text-3' : 'bg-bar',
      )}
    >
      <p className="wrap-anywhere">{children}</p>
      {action === undefined || listing?.readOnly === true ? null : (
        <Button className="h-6 px-2 text-meta" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
