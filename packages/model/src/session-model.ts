import type { RowFacts } from '@lifeline/filter';
import type { Era, MessageKind, Phase } from '@lifeline/protocol';
import type { Row } from '@lifeline/trace';
import { type AuthorizationRound, AuthorizationTracker } from './authorization.ts';
import { ConnectionTracker } from './connections.ts';
import { digestOf } from './digest.ts';
import { opposite } from './exchange-book.ts';
import { countsAgain, HeldTracker, releaseOf, replacementOf } from './held.ts';
import { type Message, membersOf, messageKind, messageOf } from './message.ts';
import { MessageReducer } from './message-reducer.ts';
import { actionPhase, eventPhase, PhaseTracker } from './phases.ts';
import { StatsCounter } from './stats.ts';
import type {
  CatalogueList,
  ConnectionState,
  Dated,
  Exchange,
  HeldState,
  ItemKind,
  Negotiation,
  PhaseBand,
  PhaseTotal,
  ResultSummary,
  RowMark,
  ServerRequest,
  SessionStats,
  Subscription,
  Task,
  WaitingMessage,
} from './types.ts';

/**
 * Everything that is derived from a trace: incremental, mutable inside, constant work per row (amortised). The
 * values that it gives out are live; compare `version` to see whether something changed. Feeding the same rows
 * in any batches gives the same state (`digest`).
 */
export class SessionModel implements RowFacts {
  #length = 0;
  readonly #messages = new MessageReducer();
  readonly #phases = new PhaseTracker();
  readonly #connections = new ConnectionTracker();
  readonly #held = new HeldTracker();
  readonly #authorization = new AuthorizationTracker();
  readonly #stats = new StatsCounter();

  /** Rows reduced so far; changes with every row. */
  get version(): number {
    return this.#length;
  }

  /**
   * Takes the next row. `raw` is the exact message text, needed for rows marked `whole` and ignored for all
   * others, so that it makes no difference who has which bodies. Throws a RangeError when rows are skipped or repeated.
   */
  reduce(row: Row, raw?: string): void {
    if (row.seq !== this.#length) {
      throw new RangeError(`Row ${row.seq} came where row ${this.#length} was expected`);
    }
    this.#length += 1;
    this.#stats.event(row);
    const kind = messageKind(row);
    if (kind !== undefined) this.#line(row, kind, raw);
    else this.#event(row, raw);
  }

  get exchanges(): readonly Exchange[] {
    return this.#messages.book.exchanges;
  }

  /** The exchange that the row belongs to; of a batch, that of its first member. */
  exchangeAt(seq: number): Exchange | undefined {
    return this.#messages.book.at(seq);
  }

  /** All exchanges that the row belongs to: more than one for a batch. */
  exchangesAt(seq: number): readonly Exchange[] {
    return this.#messages.book.allAt(seq);
  }

  /**
   * How often the outcome of an exchange changed after its request. Whoever derives something from the facts of
   * earlier rows keeps the count, and looks again at the exchanges of the changes since (`changedAt`).
   */
  get changeCount(): number {
    return this.#messages.book.changeCount;
  }

  /** The exchange of a change; changes count from 0. */
  changedAt(change: number): Exchange | undefined {
    return this.#messages.book.changedAt(change);
  }

  /**
   * Index of the exchange that began the conversation of a row: the request during which the server asked, the
   * subscription that an update belongs to, else the row's own exchange.
   */
  conversationAt(seq: number): number | undefined {
    return this.#messages.conversations.rootAt(seq, this.exchangeAt(seq));
  }

  /** Exchanges of the conversation that began with the exchange of that index, in order, itself first. */
  conversation(root: number): readonly Exchange[] {
    const { exchanges } = this;
    return this.#messages.conversations.members(root).flatMap((index) => exchanges[index] ?? []);
  }

  markAt(seq: number): RowMark | undefined {
    return this.#messages.book.markAt(seq);
  }

  /** What a duplicate, late or unreadable-line answer refers to: the seq of the request or line. */
  originalOf(seq: number): number | undefined {
    return this.#messages.book.originalOf(seq);
  }

  /** Phase of the row's exchange, else the phase that its connection was in. */
  phaseAt(seq: number): Phase {
    return this.#phases.phaseAt(seq);
  }

  heldAt(seq: number): HeldState | undefined {
    return this.#held.at(seq);
  }

  /** Messages that wait before delivery, in the order in which they began to. */
  get waiting(): readonly WaitingMessage[] {
    return this.#held.waiting;
  }

  /** What a list or handshake response brought. */
  summaryAt(seq: number): ResultSummary | undefined {
    return this.#messages.summaries.get(seq);
  }

  /** Ids of the rules that the row breaks: by itself first, then beside the others. */
  findingsAt(seq: number): readonly string[] {
    return this.#messages.findings.at(seq);
  }

  get bands(): readonly PhaseBand[] {
    return this.#phases.bands;
  }

  /** Phase that the newest connection is in. */
  get phase(): Phase {
    return this.#phases.phase;
  }

  /** The five phases of the newest connection, in order. */
  get phases(): readonly PhaseTotal[] {
    return this.#phases.totals(this.era === 'modern');
  }

  /** Phases that the newest connection has been in. */
  get visited(): ReadonlySet<Phase> {
    return new Set(this.phases.filter((total) => total.visited).map((total) => total.phase));
  }

  get era(): Era | undefined {
    return this.#messages.negotiation.era;
  }

  get negotiations(): readonly Negotiation[] {
    return this.#messages.negotiation.all;
  }

  /** The latest one. */
  get negotiation(): Negotiation | undefined {
    return this.negotiations.at(-1);
  }

  catalogue(kind: ItemKind): CatalogueList {
    return this.#messages.catalogue.list(kind);
  }

  /** The states that the list came to rest in, for looking back in time. */
  catalogueHistory(kind: ItemKind): readonly Dated<CatalogueList>[] {
    return this.#messages.catalogue.history(kind);
  }

  get serverRequests(): readonly ServerRequest[] {
    return this.#messages.inbox.requests;
  }

  get connections(): readonly ConnectionState[] {
    return this.#connections.states;
  }

  get subscriptions(): readonly Subscription[] {
    return this.#messages.subscriptions.all;
  }

  /** Tasks of the server, in the order in which they became known. */
  get tasks(): readonly Task[] {
    return this.#messages.tasks.all;
  }

  /** stderr lines and log notifications, in order. */
  /**
   * How often each rule answered the server since the rules last changed, by its position, from 1; 0: declined
   * unattended.
   */
  get answersByRule(): ReadonlyMap<number, number> {
    return this.#messages.inbox.answersByRule;
  }

  /** How often any rule answered the server. */
  get automaticAnswers(): number {
    return this.#messages.inbox.automaticAnswers;
  }

  get logSeqs(): readonly number[] {
    return this.#messages.logSeqs;
  }

  /** What was done to be let in, a round for each time. */
  get authorization(): readonly AuthorizationRound[] {
    return this.#authorization.rounds;
  }

  get stats(): SessionStats {
    return this.#stats.snapshot(this.#messages.book, this.#messages.findings.size);
  }

  /** Text over everything derived, the same for the same rows however they came; compare it, nothing else. */
  digest(): string {
    return digestOf(this);
  }

  /** A line with messages, delivered or held. */
  #line(row: Row, kind: MessageKind, raw: string | undefined): void {
    const { dir } = row;
    if (dir === undefined) return;
    const text = row.whole ? raw : undefined;
    if (row.held && row.ref !== undefined) {
      this.#phases.enter(row, 'current', 0);
      if (row.ref < row.seq) this.#holdBack(messageOf(row, dir, kind, text), row.ref);
      return;
    }
    if (row.faults !== undefined) this.#messages.findings.add(row.seq, row.faults);
    if (row.batch !== undefined) {
      this.#batch(row, membersOf(row, dir, text));
      return;
    }
    const message = messageOf(row, dir, kind, text);
    const rule = this.#messages.phaseRule(message);
    this.#take(row, message, this.#phases.enter(row, rule, kind === 'malformed' ? 0 : 1));
  }

  /** The first member decides about the band, each member about its own phase. */
  #batch(row: Row, members: readonly Message[]): void {
    const first = members[0];
    const rule = first === undefined ? 'current' : this.#messages.phaseRule(first);
    this.#phases.enter(row, rule, members.length);
    for (const member of members) {
      this.#take(row, member, this.#phases.resolve(row.connection, this.#messages.phaseRule(member)));
    }
  }

  #take(row: Row, message: Message, phase: Phase): void {
    this.#stats.message(message.dir, message.kind);
    if (!row.held) {
      this.#apply(message, phase);
      return;
    }
    this.#held.hold(row.seq, message);
    if (message.kind === 'request') this.#apply(message, phase);
  }

  #apply(message: Message, phase: Phase): void {
    this.#messages.apply(message, phase);
    if (message.kind !== 'response') return;
    const exchange = this.#messages.book.at(message.seq);
    if (exchange !== undefined) this.#phases.assign(message.seq, exchange.phase);
  }

  /** Was read, then held before delivery: an answer counts again once it is delivered. */
  #holdBack(held: Message, seq: number): void {
    this.#held.hold(held.seq, { ...held, seq });
    const exchange = this.#messages.book.at(seq);
    if (held.kind === 'response' && exchange?.endSeq === seq) this.#messages.book.reopen(exchange);
  }

  #release(row: Row, raw: string | undefined): void {
    const how = releaseOf(row);
    const { ref } = row;
    const held = ref === undefined ? undefined : this.#held.release(ref, how, row.atMs);
    if (ref === undefined || held === undefined) return;
    if (how === 'dropped') {
      this.#drop(held, row);
      return;
    }
    const phase = this.phaseAt(held.seq);
    const replacement = replacementOf(row, held, row.whole ? raw : undefined);
    if (how === 'answered') {
      if (replacement === undefined) this.#drop(held, row);
      else this.#apply({ ...replacement, seq: row.seq, dir: opposite(held.dir) }, phase);
    } else if (countsAgain(held, ref, this.#messages.book.at(held.seq)?.responseSeq === held.seq)) {
      this.#apply(replacement ?? held, phase);
      this.#messages.book.touch(held.seq);
    }
  }

  #drop(held: Message, row: Row): void {
    const { book } = this.#messages;
    const exchange = held.kind === 'request' ? book.at(held.seq) : book.awaiting(held);
    if (exchange?.outcome === 'pending') book.settle(exchange, 'lost', row.seq, row.atMs);
  }

  #event(row: Row, raw: string | undefined): void {
    this.#phases.enter(row, row.kind === 'action' ? actionPhase(row) : eventPhase(row), 0);
    this.#authorization.note(row);
    switch (row.kind) {
      case 'opened':
        this.#opened(row);
        break;
      case 'process':
        this.#connections.note(row);
        break;
      case 'http':
        this.#connections.note(row);
        this.#http(row);
        break;
      case 'closed':
        this.#connections.note(row);
        this.#messages.closed(row.connection, row.seq, row.atMs);
        this.#held.closed(row.connection);
        break;
      case 'stderr':
        this.#messages.logSeqs.push(row.seq);
        break;
      case 'timeout':
        this.#timeout(row);
        break;
      case 'action':
        if (row.event === 'pause-polls' || row.event === 'resume-polls') {
          this.#messages.tasks.paused(row.connection, row.subject, row.event === 'pause-polls');
        }
        if (row.event === 'answer') this.#messages.answered(row);
        break;
      case 'note':
        if (row.event === 'answer-rules') this.#messages.inbox.answersByRule.clear();
        break;
      case 'released':
        this.#release(row, raw);
    }
  }

  /** A session has one connection at a time: what the one before had in flight is lost. */
  #opened(row: Row): void {
    const previous = this.connections.at(-1);
    this.#connections.note(row);
    if (previous === undefined || previous.connection === row.connection) return;
    if (previous.closed === undefined) this.#messages.closed(previous.connection, row.seq, row.atMs);
    this.#messages.catalogue.restarted(row.seq);
  }

  #http(row: Row): void {
    this.#messages.book.http(row);
    const exchange = this.exchangeAt(row.seq);
    if (exchange !== undefined) this.#phases.assign(row.seq, exchange.phase);
  }

  #timeout(row: Row): void {
    this.#messages.book.timeout(row);
    const exchange = this.exchangeAt(row.seq);
    if (exchange !== undefined) this.#phases.assign(row.seq, exchange.phase);
  }
}
