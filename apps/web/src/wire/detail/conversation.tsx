import type { Exchange, SessionModel } from '@lifeline/model';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { DirectionGlyph, KindGlyph } from '../glyphs.tsx';
import { OutcomeBadge } from '../outcome-badge.tsx';
import { useWire } from '../wire-context.ts';

/** At most this many exchanges are listed, the newest ones. */
const MAX_LISTED = 100;

/**
 * The conversation that an event belongs to, where it is more than one exchange: what the server asked meanwhile, or a
 * subscription with its updates and its end.
 */
export function Conversation({ seq }: { readonly seq: number }) {
  const t = useT();
  const format = useFormat();
  const { model } = useWire().store;
  const root = model.conversationAt(seq);
  if (root === undefined) return null;
  const members = model.conversation(root);
  const updates = updatesOf(model, root);
  if (members.length < 2 && updates.length === 0) return null;
  const [first, ...later] = members;
  const listed = later.slice(-MAX_LISTED);
  const words = t.wire.detail;
  return (
    <section data-conversation-of={first?.requestSeq} aria-label={words.conversation}>
      <h3 className="font-semibold">{words.conversation}</h3>
      <ol className="mt-1">
        {first === undefined ? null : <ExchangeLine exchange={first} at={seq} />}
        {updates.length === 0 ? null : <Updates seqs={updates} at={seq} />}
        {listed.map((exchange) => (
          <ExchangeLine key={exchange.index} exchange={exchange} at={seq} isLater />
        ))}
      </ol>
      {listed.length < later.length ? (
        <p className="mt-1 text-meta text-text-3">
          {words.exchangesNotListed(format.number(later.length - listed.length))}
        </p>
      ) : null}
    </section>
  );
}

/** Updates of the subscription that an exchange began. */
function updatesOf(model: SessionModel, exchange: number): readonly number[] {
  return model.subscriptions.find((one) => one.exchange === exchange)?.updateSeqs ?? [];
}

const LINE =
  'flex min-h-7 w-full items-center gap-2 rounded-control pr-1 text-left aria-[current=true]:bg-selected hover:not-aria-[current=true]:bg-fill';

interface ExchangeLineProps {
  readonly exchange: Exchange;
  /** The selected event. */
  readonly at: number;
  /** It goes on with the first one. */
  readonly isLater?: boolean;
}

function ExchangeLine({ exchange, at, isLater = false }: ExchangeLineProps) {
  const format = useFormat();
  const { select, store } = useWire();
  const { requestSeq, dir, method, subject, outcome, errorCode, ms } = exchange;
  const isHere = store.model.exchangeAt(at) === exchange;
  return (
    <li>
      <button
        type="button"
        aria-current={isHere ? 'true' : undefined}
        data-inset-focus=""
        className={`${LINE} ${isLater ? 'pl-6' : 'pl-1'}`}
        onClick={() => select(requestSeq)}
      >
        <span className="w-11 shrink-0 text-right text-meta text-text-3 figures">{requestSeq}</span>
        <span className="text-text-3">
          <DirectionGlyph toServer={dir === 'toServer'} />
        </span>
        <span className="min-w-0 flex-1 truncate font-mono text-wire">
          <RevealText text={subject === undefined ? method : `${method} ${subject}`} />
        </span>
        <OutcomeBadge outcome={outcome} errorCode={errorCode} />
        <span className="w-16 shrink-0 text-right text-meta text-text-2 figures">
          {ms === undefined ? null : format.ms(ms)}
        </span>
      </button>
    </li>
  );
}

/** The updates of a subscription as one line; leads to the one before the selected event's, from the last on. */
function Updates({ seqs, at }: { readonly seqs: readonly number[]; readonly at: number }) {
  const t = useT();
  const format = useFormat();
  const { select } = useWire();
  const here = seqs.indexOf(at);
  const next = here > 0 ? here - 1 : seqs.length - 1;
  return (
    <li>
      <button
        type="button"
        aria-current={here >= 0 ? 'true' : undefined}
        data-inset-focus=""
        data-updates={seqs.length}
        className={`${LINE} pl-6`}
        onClick={() => select(seqs[next] ?? at)}
      >
        <span className="w-11 shrink-0 text-right text-meta text-text-3 figures">
          {here >= 0 ? at : seqs[next]}
        </span>
        <span className="text-text-3">
          <DirectionGlyph toServer={false} />
        </span>
        <KindGlyph kind="notification" />
        <span className="min-w-0 flex-1 truncate">
          {t.wire.detail.updates(seqs.length, format.number(seqs.length))}
        </span>
      </button>
    </li>
  );
}
