import { idLabel } from '@lifeline/diagram';
import type { Exchange } from '@lifeline/model';
import { navigate } from '../../app/router.ts';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { sentIssues } from '../../source/sent-issues.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { DirectionGlyph, KindGlyph } from '../glyphs.tsx';
import { OutcomeBadge } from '../outcome-badge.tsx';
import { exchangeSeqs } from '../rows/exchange-seqs.ts';
import { type RowFacts, rowFacts } from '../rows/row-facts.ts';
import { rowLabel } from '../rows/row-label.ts';
import { SentIssues } from '../sent-issues.tsx';
import { useTraceNow } from '../use-trace-now.ts';
import { useWire } from '../wire-context.ts';
import { CancelRequest } from './cancel-request.tsx';
import { Conversation } from './conversation.tsx';

/** At most this many progress notifications are listed, the newest ones. */
const MAX_LISTED = 200;

/** Request, progress and response of the selected event's exchange, with their times. */
export function ExchangeTab({ facts }: { readonly facts: RowFacts }) {
  const t = useT();
  const { model } = useWire().store;
  const exchanges = model.exchangesAt(facts.seq);
  if (exchanges.length === 0 && model.conversationAt(facts.seq) === undefined) {
    return <EmptyState title={t.wire.detail.noExchange} reason={t.wire.detail.noExchangeReason} />;
  }
  return (
    <div className="flex flex-col gap-4 px-4 py-3">
      {exchanges.map((exchange) => (
        <ExchangeView key={exchange.index} exchange={exchange} />
      ))}
      <Conversation seq={facts.seq} />
    </div>
  );
}

function ExchangeView({ exchange }: { readonly exchange: Exchange }) {
  const t = useT();
  const format = useFormat();
  const { rows } = useWire().store;
  const { outcome, method, subject, id, ms, dir, phase, errorCode } = exchange;
  const now = useTraceNow(outcome === 'pending');
  const seqs = exchangeSeqs(exchange).filter((seq) => seq < rows.length);
  const listed = seqs.length > MAX_LISTED ? [...seqs.slice(0, 1), ...seqs.slice(1 - MAX_LISTED)] : seqs;
  const took = ms ?? Math.max(0, now - exchange.requestAtMs);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-mono text-wire font-semibold">
          <RevealText text={subject === undefined ? method : `${method} ${subject}`} />
        </span>
        <OutcomeBadge outcome={outcome} errorCode={errorCode} />
        <span className="figures">{format.ms(took)}</span>
        <SentIssues count={sentIssues(rows, exchange.requestSeq)} />
        {outcome === 'pending' && dir === 'toServer' && method !== 'initialize' ? (
          <CancelRequest requestSeq={exchange.requestSeq} />
        ) : null}
        {outcome === 'pending' && dir === 'toClient' ? (
          <Button onClick={() => navigate({ panel: 'inbox' })}>{t.wire.detail.inbox}</Button>
        ) : null}
      </div>
      <p className="mt-0.5 text-meta text-text-3">
        {t.wire.detail.exchangeMeta(
          idLabel(id),
          t.wire.directions[dir],
          phase === 0 ? t.wire.prelude : t.app.phases.names[phase],
        )}
      </p>
      <ol className="mt-2">
        {listed.map((seq) => (
          <li key={seq}>
            <Step seq={seq} exchange={exchange} />
          </li>
        ))}
      </ol>
      {listed.length < seqs.length ? (
        <p className="mt-1 text-meta text-text-3">
          {t.wire.detail.notListed(format.number(seqs.length - listed.length))}
        </p>
      ) : null}
    </div>
  );
}

function Step({ seq, exchange }: { readonly seq: number; readonly exchange: Exchange }) {
  const t = useT();
  const format = useFormat();
  const { store, sel, select } = useWire();
  const facts = rowFacts(store, seq);
  const label = rowLabel(facts, t, format);
  const since = facts.atMs - exchange.requestAtMs;
  return (
    <button
      type="button"
      aria-current={seq === sel ? 'true' : undefined}
      data-inset-focus=""
      className={`grid h-7 w-full grid-cols-[44px_16px_16px_96px_minmax(0,1fr)_80px] items-center gap-2 rounded-control px-1 text-left ${seq === sel ? 'bg-selected' : 'hover:bg-fill'}`}
      onClick={() => select(seq)}
    >
      <span className="text-right text-meta text-text-3 figures">{seq}</span>
      <span className="text-text-3">
        {facts.dir === undefined ? null : <DirectionGlyph toServer={facts.dir === 'toServer'} />}
      </span>
      <KindGlyph kind={facts.kind} event={facts.event} />
      <span className="truncate">{t.wire.kinds[facts.kind]}</span>
      <span className="truncate text-text-2">
        <RevealText text={label.rest ?? (facts.kind === 'request' ? '' : label.name)} />
      </span>
      <span className="text-right text-meta text-text-2 figures">
        {seq === exchange.requestSeq ? format.at(facts.atMs) : t.wire.detail.since(format.ms(since))}
      </span>
    </button>
  );
}
