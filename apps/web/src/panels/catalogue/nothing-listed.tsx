import { type DeclaredPanel, isDeclared } from '../../app/declared.ts';
import { FailureText } from '../../app/failure.tsx';
import { useT } from '../../i18n/language.ts';
import { useStore } from '../../source/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { KINDS } from './capability.ts';
import { ListFailure } from './list-failure.tsx';
import { LIST_METHODS } from './list-pages.ts';
import type { ShownList } from './shown-list.ts';
import type { Listing } from './use-listing.ts';

export interface NothingListedProps {
  readonly sessionId: string;
  readonly capability: DeclaredPanel;
  readonly lists: readonly ShownList[];
  readonly listing: Listing;
}

/** Why a panel has nothing to show, and what would fill it. */
export function NothingListed({ sessionId, capability, lists, listing }: NothingListedProps) {
  const t = useT();
  const { model } = useStore(sessionId);
  const texts = t[capability].list;
  const askAll = () => {
    for (const kind of KINDS[capability]) listing.ask(kind);
  };
  const failed = lists.filter(({ list }) => list.state === 'failed');
  if (lists.some(({ running }) => running)) {
    return (
      <p role="status" className="p-4 text-text-3">
        {t.catalogue.listing(texts.things)}
      </p>
    );
  }
  if (failed.length > 0) {
    const reasons = failed.map((shown) => (
      <span key={shown.kind} className="block wrap-anywhere">
        <ListFailure sessionId={sessionId} shown={shown} />
      </span>
    ));
    return (
      <EmptyState title={texts.failed} reason={reasons}>
        <Ask listing={listing} label={t.catalogue.retry} onAsk={askAll} />
      </EmptyState>
    );
  }
  if (lists.some(({ list }) => list.state !== 'unasked')) {
    const methods = lists.map(({ kind }) => LIST_METHODS[kind]).join(', ');
    return (
      <EmptyState title={texts.empty} reason={t.catalogue.emptyReason(methods)}>
        <Ask listing={listing} label={t.catalogue.listAgain} onAsk={askAll} />
      </EmptyState>
    );
  }
  const declared = isDeclared(capability, model);
  if (declared === true) {
    return (
      <EmptyState title={texts.unasked} reason={texts.unaskedReason}>
        <Ask listing={listing} label={texts.ask} onAsk={askAll} />
      </EmptyState>
    );
  }
  const known = declared === false;
  return (
    <EmptyState
      title={known ? texts.undeclared : texts.unknown}
      reason={known ? t.catalogue.undeclaredReason : t.catalogue.unknownReason}
    >
      <Ask listing={listing} label={t.catalogue.askAnyway} onAsk={askAll} action="ask-anyway" />
    </EmptyState>
  );
}

interface AskProps {
  readonly listing: Listing;
  readonly label: string;
  readonly onAsk: () => void;
  readonly action?: string;
}

function Ask({ listing, label, onAsk, action }: AskProps) {
  const t = useT();
  if (listing.readOnly) return <p className="text-text-3">{t.catalogue.recorded}</p>;
  return (
    <div className="flex flex-col items-start gap-2">
      <Button data-action={action} onClick={onAsk}>
        {label}
      </Button>
      {listing.failure === undefined ? null : (
        <p role="alert" className="text-error">
          <FailureText error={listing.failure} />
        </p>
      )}
    </div>
  );
}
