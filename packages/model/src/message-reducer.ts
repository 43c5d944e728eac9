import type { Phase } from '@lifeline/protocol';
import type { Row } from '@lifeline/trace';
import { CatalogueTracker } from './catalogue.ts';
import { ConversationTracker } from './conversations.ts';
import { ExchangeBook, opposite } from './exchange-book.ts';
import { FindingTable } from './finding-table.ts';
import { Inbox } from './inbox.ts';
import type { Message } from './message.ts';
import { NegotiationTracker } from './negotiation-tracker.ts';
import { notificationPhase, type PhaseRule, requestPhase } from './phases.ts';
import type { EarlierUse } from './request-index.ts';
import { SubscriptionTracker } from './subscriptions.ts';
import { relatedTask, type TaskNews, TaskTracker } from './tasks.ts';
import type { Exchange, ResultSummary } from './types.ts';

/** Applies messages one by one to everything that is derived from them. */
export class MessageReducer {
  readonly book: ExchangeBook;
  readonly findings = new FindingTable();
  readonly catalogue = new CatalogueTracker();
  readonly negotiation = new NegotiationTracker();
  readonly inbox = new Inbox();
  readonly conversations = new ConversationTracker();
  readonly subscriptions = new SubscriptionTracker(this.conversations);
  readonly tasks = new TaskTracker();
  /** Those that the client has made of what the server asks. */
  readonly ownTasks = new TaskTracker();
  readonly summaries = new Map<number, ResultSummary>();
  readonly logSeqs: number[] = [];
  /** Cursors of list requests, by exchange. */
  readonly #cursors = new Map<number, string>();
  /** Connections on which the client has asked something after the probe. */
  readonly #asked = new Set<number>();
  /** Malformed lines without an answer, by connection and direction. */
  readonly #unreadable = new Map<string, number[]>();

  constructor() {
    this.book = new ExchangeBook((exchange, message) => this.#settled(exchange, message));
  }

  /** Phase that a message opens by being sent; `current` for whatever the server sends, and for answers. */
  phaseRule(message: Message): PhaseRule {
    const { dir, kind, fields, connection, cause } = message;
    if (dir !== 'toServer' || fields.method === undefined) return 'current';
    if (kind === 'notification') return notificationPhase(fields.method);
    if (kind !== 'request') return 'current';
    const isProbe = isUnasked(fields.method, cause) && !this.#asked.has(connection);
    return isProbe ? 0 : requestPhase(fields.method);
  }

  /**
   * The person, or a rule, answered what the server asks; `subject` names a result that asks for input and its
   * question.
   */
  answered({ subject, detail }: Pick<Row, 'subject' | 'detail'>): void {
    const rule = detail === undefined ? undefined : Number(detail);
    if (subject !== undefined) this.inbox.inputAnswered(subject, rule);
    if (rule !== undefined) this.inbox.countRule(rule);
  }

  /** `phase`: the one that a request begins in. */
  apply(message: Message, phase: Phase): void {
    switch (message.kind) {
      case 'request':
        this.#request(message, phase);
        break;
      case 'response':
        this.#response(message);
        break;
      case 'notification':
        this.#notification(message);
        break;
      case 'malformed':
        this.#unreadableLines(message.connection, message.dir === 'toServer').push(message.seq);
    }
  }

  /** The connection is over. */
  closed(connection: number, seq: number, atMs: number): void {
    this.book.lose(connection, seq, atMs);
    this.subscriptions.closed(connection, seq);
    this.inbox.closed(connection);
  }

  #request(message: Message, phase: Phase): void {
    const { exchange, earlier } = this.book.request(message, phase);
    const { seq, connection, dir, fields, text, cause } = message;
    if (this.#breaksIdRule(earlier)) {
      this.findings.add(seq, [this.negotiation.era === 'modern' ? 'ENV-07' : 'ENV-06']);
    }
    const owner = this.#owner(connection, text);
    if (owner !== undefined) {
      exchange.parent = owner;
      this.conversations.link(exchange.index, owner);
    }
    if (exchange.parent !== undefined) this.conversations.link(exchange.index, exchange.parent);
    if (dir === 'toClient') {
      this.inbox.opened(exchange);
      const own = this.ownTasks.asked(exchange)?.exchange;
      if (own !== undefined) this.conversations.link(exchange.index, own);
      return;
    }
    if (!isUnasked(exchange.method, cause)) this.#asked.add(connection);
    if (typeof cause === 'number') this.#again(exchange, cause);
    const task = this.tasks.asked(exchange, text);
    if (task?.exchange !== undefined) this.conversations.link(exchange.index, task.exchange);
    this.negotiation.requested(exchange, text);
    if (fields.cursor !== undefined) this.#cursors.set(exchange.index, fields.cursor);
    this.catalogue.asked(exchange.method, fields.cursor);
    this.subscriptions.asked(exchange, text);
  }

  /**
   * A request that the client sends because of a result is the same one once more, with the input asked for; because of
   * a request, the same one once more, which was refused for want of authorization.
   */
  #again(exchange: Exchange, cause: number): void {
    const earlier = this.book.at(cause);
    if (exchange.method === 'tasks/update') this.inbox.inputSent(cause, exchange.requestSeq);
    if (earlier === undefined || !isAgain(cause, earlier)) return;
    this.conversations.link(exchange.index, earlier.index);
    this.inbox.inputSent(cause, exchange.requestSeq);
  }

  /** Ids must not come again in a session (to 2025-11-25), or while in flight (2026-07-28); basic#requests. */
  #breaksIdRule(earlier: EarlierUse): boolean {
    return this.negotiation.era === 'modern' ? earlier === 'pending' : earlier !== 'none';
  }

  #response(message: Message): void {
    const { seq } = message;
    const { exchange, mark } = this.book.response(message);
    if (exchange === undefined) {
      this.#unasked(message);
      return;
    }
    if (mark === 'duplicate') this.findings.add(seq, ['ENV-09']);
    else if (message.dir === 'toClient') this.#answered(exchange, message);
    else this.#answeredOwn(exchange, message);
    if (exchange.method.startsWith('notifications/')) this.findings.add(seq, ['ENV-13']);
  }

  #answered(exchange: Exchange, message: Message): void {
    this.#taskNews(this.tasks.answered(exchange, message), message);
    if (message.text === undefined) return;
    const summary = this.inbox.inputAsked(exchange, message);
    if (summary !== undefined) this.summaries.set(message.seq, summary);
  }

  /** What the client answers may be a task, or be about one. */
  #answeredOwn(exchange: Exchange, message: Message): void {
    const news = this.ownTasks.answered(exchange, message);
    if (news !== undefined) this.summaries.set(message.seq, news.summary);
    const task = news?.task ?? this.ownTasks.named(exchange.connection, exchange.subject);
    if (task?.exchange !== undefined) this.inbox.isTask(task.exchange, task);
  }

  #toldOwn(message: Message): void {
    const news = this.ownTasks.notified(message);
    if (news === undefined) return;
    this.summaries.set(message.seq, news.summary);
    const { task } = news;
    if (task?.exchange === undefined) return;
    this.conversations.attach(message.seq, task.exchange);
    this.inbox.isTask(task.exchange, task);
  }

  #taskNews(news: TaskNews | undefined, message: Message): void {
    if (news === undefined) return;
    this.summaries.set(message.seq, news.summary);
    const { task, asks } = news;
    if (task?.exchange === undefined) return;
    const { exchange: index, connection, id, isOver } = task;
    if (isOver) this.book.ongoing.delete(index);
    else this.book.ongoing.add(index);
    if (isOver) this.inbox.taskOver(connection, id);
    const creator = this.book.exchanges[index];
    if (creator?.responseSeq === message.seq) {
      for (const { seq } of task.changes) if (seq < message.seq) this.conversations.attach(seq, index);
    }
    if (creator !== undefined && asks !== undefined) this.inbox.taskAsks(creator, message, id, asks);
  }

  /** Index of the exchange that created the task which a message names as its own. */
  #owner(connection: number, text: string | undefined): number | undefined {
    return this.tasks.named(connection, relatedTask(text))?.exchange;
  }

  /** An error without id may answer a line that could not be read; every other one answers nothing. */
  #unasked(message: Message): void {
    const { seq, dir, connection, fields } = message;
    const withoutId = fields.id === undefined || fields.id === 'null';
    if (fields.errorCode === undefined || !withoutId) {
      this.book.mark(seq, 'orphan');
      this.findings.add(seq, ['ENV-08']);
      return;
    }
    const line = this.#unreadableLines(connection, opposite(dir) === 'toServer').shift();
    if (line === undefined) this.book.mark(seq, 'orphan');
    else this.book.link(seq, line);
  }

  #notification(message: Message): void {
    const { seq, dir, connection, fields } = message;
    switch (fields.method) {
      case 'notifications/progress':
        this.book.progress(message);
        return;
      case 'notifications/cancelled':
        this.book.cancel(message);
        return;
    }
    if (dir === 'toServer') {
      this.#toldOwn(message);
      return;
    }
    const stream = fields.requestId === undefined ? undefined : this.book.asked(message, fields.requestId);
    const news = this.tasks.notified(message);
    const belongsTo = stream?.index ?? news?.task?.exchange ?? this.#owner(connection, message.text);
    if (belongsTo !== undefined) this.conversations.attach(seq, belongsTo);
    this.#taskNews(news, message);
    switch (fields.method) {
      case 'notifications/message':
        this.logSeqs.push(seq);
        break;
      case 'notifications/subscriptions/acknowledged':
        if (stream !== undefined) this.subscriptions.acknowledged(stream, seq);
        break;
      case 'notifications/resources/updated':
        this.subscriptions.updated(connection, fields.subject, seq);
        break;
      default:
        if (fields.method !== undefined) this.catalogue.changed(fields.method, seq);
    }
  }

  #settled(exchange: Exchange, message: Message | undefined): void {
    if (exchange.dir === 'toClient') {
      this.inbox.settled(exchange);
      return;
    }
    this.subscriptions.settled(exchange);
    const summary =
      this.negotiation.settled(exchange, message) ??
      this.catalogue.settled(exchange, this.#cursors.get(exchange.index), message);
    if (summary !== undefined && message !== undefined) this.summaries.set(message.seq, summary);
  }

  #unreadableLines(connection: number, toServer: boolean): number[] {
    const key = `${connection} ${toServer}`;
    const lines = this.#unreadable.get(key) ?? [];
    this.#unreadable.set(key, lines);
    return lines;
  }
}

/**
 * Whether what a request was caused by makes it an earlier one once more: its result, which asked for input, or itself,
 * which was refused.
 */
export function isAgain(
  cause: Exchange['cause'],
  { dir, outcome, requestSeq, responseSeq }: Pick<Exchange, 'dir' | 'outcome' | 'requestSeq' | 'responseSeq'>,
): boolean {
  if (typeof cause !== 'number' || dir !== 'toServer') return false;
  return cause === responseSeq || (cause === requestSeq && outcome === 'lost');
}

/** A server/discover that nobody asked for. */
function isUnasked(method: string, cause: Message['cause']): boolean {
  return method === 'server/discover' && typeof cause !== 'number';
}
