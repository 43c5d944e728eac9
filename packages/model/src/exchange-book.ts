import type { Direction, Outcome, Phase } from '@lifeline/protocol';
import type { Row } from '@lifeline/trace';
import type { Message } from './message.ts';
import { type EarlierUse, RequestIndex } from './request-index.ts';
import { SeqInts } from './seq-table.ts';
import type { Exchange, RowMark } from './types.ts';

/** An exchange that got an end, or another end than before. */
export type SettleListener = (exchange: Exchange, message: Message | undefined) => void;

/** Built by assignment: spreading conditional members costs more than all the rest of pairing. */
type MutableExchange = { -readonly [K in keyof Exchange]: Exchange[K] };

/** What pairing found out about a response. */
export interface Paired {
  readonly exchange: Exchange | undefined;
  readonly mark: RowMark | undefined;
}

/** Requests that stay open by design or ask nothing; server requests are not raised on their behalf. */
const NOT_NESTING: ReadonlySet<string> = new Set(['ping', 'subscriptions/listen']);

/**
 * All exchanges of a session. A response settles the oldest request in flight with its id text, on its
 * connection, in the other direction; whatever does not fit is marked, never dropped.
 *
 * - Timed out, then answered: the exchange takes its real result, the response is marked `late`.
 * - Cancelled, then answered: it stays `cancelled`; the response is linked and marked `late`.
 * - Answered again: the first answer holds, the next are `duplicate`.
 */
export class ExchangeBook {
  readonly exchanges: Exchange[] = [];
  readonly outcomes: Record<Outcome, number> = {
    pending: 0,
    result: 0,
    'tool-error': 0,
    error: 0,
    cancelled: 0,
    timeout: 0,
    lost: 0,
  };
  /** Exchanges whose work goes on after their result: it was a task. */
  readonly ongoing = new Set<number>();
  readonly #onSettled: SettleListener;
  readonly #indexes = new Map<number, RequestIndex>();
  /** Exchange index + 1 by seq. */
  readonly #exchangeOf = new SeqInts();
  /** Further exchanges of the seqs of batches. */
  readonly #more = new Map<number, number[]>();
  readonly #marks = new Map<number, RowMark>();
  readonly #originals = new Map<number, number>();
  /** Exchange index by number of change. */
  readonly #changes = new SeqInts();
  #changeCount = 0;

  constructor(onSettled: SettleListener) {
    this.#onSettled = onSettled;
  }

  at(seq: number): Exchange | undefined {
    return this.exchanges[this.#exchangeOf.get(seq) - 1];
  }

  /** Every exchange that a row belongs to: more than one for a batch. */
  allAt(seq: number): readonly Exchange[] {
    const first = this.at(seq);
    if (first === undefined) return [];
    const more = (this.#more.get(seq) ?? []).map((index) => this.exchanges[index]);
    return [first, ...more.filter((exchange) => exchange !== undefined)];
  }

  /** How often an exchange got an end, another end, or lost it again. */
  get changeCount(): number {
    return this.#changeCount;
  }

  /** The exchange of a change; changes count from 0. */
  changedAt(change: number): Exchange | undefined {
    return change < this.#changeCount ? this.exchanges[this.#changes.get(change)] : undefined;
  }

  markAt(seq: number): RowMark | undefined {
    return this.#marks.get(seq);
  }

  /** The request of a duplicate or late row, or the malformed line that an error without id answers. */
  originalOf(seq: number): number | undefined {
    return this.#originals.get(seq);
  }

  link(seq: number, original: number): void {
    this.#originals.set(seq, original);
  }

  mark(seq: number, mark: RowMark): void {
    this.#marks.set(seq, mark);
  }

  request(message: Message, phase: Phase): { readonly exchange: Exchange; readonly earlier: EarlierUse } {
    const { fields, dir, connection } = message;
    const method = fields.method ?? '';
    const id = fields.id ?? '';
    const exchange: MutableExchange = {
      index: this.exchanges.length,
      connection,
      dir,
      id,
      method,
      requestSeq: message.seq,
      requestAtMs: message.atMs,
      phase,
      outcome: 'pending',
    };
    if (fields.subject !== undefined) exchange.subject = fields.subject;
    if (message.cause !== undefined) exchange.cause = message.cause;
    if (dir === 'toClient' && method !== 'ping') {
      const parent = this.#index(connection, 'toServer').innermost();
      if (parent !== undefined) exchange.parent = parent;
    }
    this.exchanges.push(exchange);
    this.outcomes.pending += 1;
    this.#attach(message.seq, exchange);
    const index = this.#index(connection, dir);
    const earlier = index.add(exchange.index, id, fields.progressToken, !NOT_NESTING.has(method));
    return { exchange, earlier };
  }

  response(message: Message): Paired {
    const { fields, seq } = message;
    const exchange =
      fields.id === undefined ? undefined : this.#find(message, opposite(message.dir), fields.id);
    if (exchange === undefined) return { exchange, mark: undefined };
    this.#attach(seq, exchange);
    if (exchange.responseSeq === undefined) {
      const late = exchange.outcome !== 'pending';
      exchange.responseSeq = seq;
      if (stillTaken(exchange)) this.#answer(exchange, message);
      return late ? this.#marked(seq, 'late', exchange) : { exchange, mark: undefined };
    }
    exchange.duplicateSeqs ??= [];
    exchange.duplicateSeqs.push(seq);
    return this.#marked(seq, 'duplicate', exchange);
  }

  progress(message: Message): void {
    const { seq, dir, connection, fields } = message;
    const token = fields.progressToken;
    const found = token === undefined ? undefined : this.#index(connection, opposite(dir)).findToken(token);
    const exchange = found === undefined ? undefined : this.exchanges[found];
    if (exchange === undefined) {
      this.mark(seq, 'orphan');
      return;
    }
    this.#attach(seq, exchange);
    exchange.progressSeqs ??= [];
    exchange.progressSeqs.push(seq);
    if (exchange.outcome !== 'pending' && !this.ongoing.has(exchange.index)) {
      this.#marked(seq, 'late', exchange);
    }
  }

  /** A sender withdraws its own request; a server may also end a `subscriptions/listen` of the client. */
  cancel(message: Message): void {
    const { seq, dir, fields } = message;
    const id = fields.requestId;
    const own = id === undefined ? undefined : this.#find(message, dir, id);
    const exchange = own ?? (id === undefined ? undefined : this.#listen(message, id));
    if (exchange === undefined) {
      this.mark(seq, 'orphan');
      return;
    }
    this.#attach(seq, exchange);
    if (exchange.cancelSeq === undefined) exchange.cancelSeq = seq;
    else addFurther(exchange, seq);
    if (exchange.outcome === 'pending') this.settle(exchange, 'cancelled', seq, message.atMs);
    else this.link(seq, exchange.requestSeq);
  }

  timeout(row: Row): void {
    const exchange = row.ref === undefined ? undefined : this.at(row.ref);
    if (exchange === undefined) return;
    this.#attach(row.seq, exchange);
    if (exchange.timeoutSeq === undefined) exchange.timeoutSeq = row.seq;
    else addFurther(exchange, row.seq);
    if (exchange.outcome === 'pending') this.settle(exchange, 'timeout', row.seq, row.atMs);
  }

  /** HTTP carries the request, or failed to bring its answer. */
  http(row: Row): void {
    const exchange = row.ref === undefined ? undefined : this.at(row.ref);
    if (exchange === undefined) return;
    this.#attach(row.seq, exchange);
    if (row.event !== 'failed' || exchange.outcome !== 'pending') return;
    this.settle(exchange, 'lost', row.seq, row.atMs);
  }

  /** The connection is over: what is in flight will not be answered. */
  lose(connection: number, seq: number, atMs: number): void {
    for (const dir of ['toServer', 'toClient'] as const) {
      for (const found of this.#index(connection, dir).pending) {
        const exchange = this.exchanges[found];
        if (exchange !== undefined) this.settle(exchange, 'lost', seq, atMs);
      }
    }
  }

  /** The request that a response with these fields would settle now. */
  awaiting(message: Message): Exchange | undefined {
    const id = message.fields.id;
    const exchange = id === undefined ? undefined : this.#find(message, opposite(message.dir), id);
    return exchange?.outcome === 'pending' ? exchange : undefined;
  }

  /** The request of the other side with this id: what a notification of a subscription belongs to. */
  asked(message: Message, id: string): Exchange | undefined {
    return this.#find(message, opposite(message.dir), id);
  }

  /** Gives an exchange its end, or another one than it had. */
  settle(exchange: Exchange, outcome: Outcome, seq: number, atMs: number, message?: Message): void {
    this.outcomes[exchange.outcome] -= 1;
    this.outcomes[outcome] += 1;
    exchange.outcome = outcome;
    exchange.endSeq = seq;
    exchange.ms = Math.max(0, atMs - exchange.requestAtMs);
    this.#index(exchange.connection, exchange.dir).pending.delete(exchange.index);
    this.#changed(exchange);
    this.#onSettled(exchange, message);
  }

  /** Takes an answer back that was held before it was delivered. */
  reopen(exchange: Exchange): void {
    this.outcomes[exchange.outcome] -= 1;
    this.outcomes.pending += 1;
    exchange.outcome = 'pending';
    if (exchange.responseSeq !== undefined) addFurther(exchange, exchange.responseSeq);
    delete exchange.responseSeq;
    delete exchange.endSeq;
    delete exchange.ms;
    delete exchange.errorCode;
    this.#index(exchange.connection, exchange.dir).pending.add(exchange.index);
    this.#changed(exchange);
    this.#onSettled(exchange, undefined);
  }

  /** Counts as a change that an earlier row belongs to its exchange, or begins one, only since now. */
  touch(seq: number): void {
    const exchange = this.at(seq);
    if (exchange !== undefined) this.#changed(exchange);
  }

  #changed(exchange: Exchange): void {
    this.#changes.set(this.#changeCount, exchange.index);
    this.#changeCount += 1;
  }

  #answer(exchange: Exchange, message: Message): void {
    const { errorCode, isError } = message.fields;
    if (errorCode !== undefined) exchange.errorCode = errorCode;
    const outcome = errorCode !== undefined ? 'error' : isError === true ? 'tool-error' : 'result';
    this.settle(exchange, outcome, message.seq, message.atMs, message);
  }

  #find(message: Message, dir: Direction, id: string): Exchange | undefined {
    const index = this.#index(message.connection, dir).find(id);
    return index === undefined ? undefined : this.exchanges[index];
  }

  #listen(message: Message, id: string): Exchange | undefined {
    const exchange = this.#find(message, opposite(message.dir), id);
    return exchange?.method === 'subscriptions/listen' ? exchange : undefined;
  }

  #marked(seq: number, mark: RowMark, exchange: Exchange): Paired {
    this.mark(seq, mark);
    this.link(seq, exchange.requestSeq);
    return { exchange, mark };
  }

  #attach(seq: number, exchange: Exchange): void {
    const first = this.at(seq);
    if (first === undefined) {
      this.#exchangeOf.set(seq, exchange.index + 1);
      return;
    }
    if (first === exchange) return;
    const more = this.#more.get(seq);
    if (more) more.push(exchange.index);
    else this.#more.set(seq, [exchange.index]);
  }

  #index(connection: number, dir: Direction): RequestIndex {
    const key = connection * 2 + (dir === 'toServer' ? 1 : 0);
    let index = this.#indexes.get(key);
    if (index === undefined) {
      index = new RequestIndex();
      this.#indexes.set(key, index);
    }
    return index;
  }
}

/** Whether an answer still decides the outcome: not once the request was withdrawn. */
function stillTaken(exchange: Exchange): boolean {
  const { outcome } = exchange;
  return (
    outcome === 'pending' ||
    (exchange.cancelSeq === undefined && (outcome === 'timeout' || outcome === 'lost'))
  );
}

function addFurther(exchange: Exchange, seq: number): void {
  exchange.furtherSeqs ??= [];
  exchange.furtherSeqs.push(seq);
}

/** The direction in which the answer comes. */
export function opposite(dir: Direction): Direction {
  return dir === 'toServer' ? 'toClient' : 'toServer';
}
