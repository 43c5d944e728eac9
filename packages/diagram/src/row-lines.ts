import { type Exchange, isAgain, type SessionModel } from '@lifeline/model';
import { explainMethod } from '@lifeline/protocol';
import type { Row } from '@lifeline/trace';
import { authorizationWay } from './authorization-ways.ts';
import type { LineStore } from './line-store.ts';
import { explainHeight } from './sizes.ts';

/** Rows by seq; a `RowTable` is one. */
export interface RowSource {
  at(seq: number): Row;
}

export interface SequenceOptions {
  /** A one-line explanation under every arrow that has one. */
  readonly notes: boolean;
  /** Lines of text that an explanation may take, by the width of the view; 1 by default. */
  readonly noteLines?: number;
  /** The Host lane with what the person did and got back. */
  readonly host: boolean;
}

/** Pushes the lines that stand for single rows. */
export class RowLines {
  readonly #source: RowSource;
  readonly #model: SessionModel;
  readonly #options: SequenceOptions;

  constructor(source: RowSource, model: SessionModel, options: SequenceOptions) {
    this.#source = source;
    this.#model = model;
    this.#options = options;
  }

  /** The row's own line and those that hang on it. */
  push(store: LineStore, row: Row): void {
    const { seq } = row;
    switch (row.kind) {
      case 'request':
      case 'notification':
      case 'response':
      case 'malformed':
        store.push('message', seq);
        this.pushExplanation(store, row);
        if (this.#model.summaryAt(seq)?.kind === 'negotiated') store.push('negotiated', seq);
        break;
      case 'action':
        store.push('host', seq);
        break;
      case 'http':
        store.push(authorizationWay(row) === undefined ? 'event' : 'authorization', seq);
        break;
      default:
        store.push('event', seq);
    }
    const returned = this.#returned(row);
    if (returned !== undefined) store.push('host-return', seq, returned.index);
  }

  pushExplanation(store: LineStore, row: Row): void {
    const { kind, seq } = row;
    if (!this.#options.notes || (kind !== 'request' && kind !== 'response' && kind !== 'notification'))
      return;
    const method = row.method ?? this.#model.exchangeAt(seq)?.method;
    // of a response, the words of the method tell of its result
    if (row.errorCode !== undefined) return;
    if (method === undefined || explainMethod(method, 'en', kind) === undefined) return;
    store.push('explain', seq, 0, explainHeight(this.#options.noteLines ?? 1));
  }

  /** The exchange whose end, in this row, goes back to the person who asked: an answer in time, or a timeout. */
  #returned(row: Row): Exchange | undefined {
    if (!this.#options.host) return undefined;
    const exchange = this.#model.exchangeAt(row.seq);
    const summary = this.#model.summaryAt(row.seq);
    if (exchange?.dir !== 'toServer' || summary?.kind === 'input-required') return undefined;
    const isAboutTask = exchange.method.startsWith('tasks/');
    if (summary?.kind === 'task' && !isAboutTask) return undefined;
    const isAnswer = row.kind === 'response' && this.#model.markAt(row.seq) === undefined;
    const isTimeout = row.kind === 'timeout' && exchange.timeoutSeq === row.seq;
    if (!isAnswer && !isTimeout) return undefined;
    if (this.#isByPerson(exchange)) return exchange;
    return isAboutTask ? this.#ofTask(row.seq) : undefined;
  }

  /** The call of the person whose task came to its result in this row. */
  #ofTask(seq: number): Exchange | undefined {
    const task = this.#model.tasks.find(({ resultSeq }) => resultSeq === seq);
    const call = task?.exchange === undefined ? undefined : this.#model.exchanges[task.exchange];
    return call !== undefined && this.#isByPerson(call) ? call : undefined;
  }

  /** Whether the person asked, also where the request was sent again: with input, or after somebody authorized. */
  #isByPerson(exchange: Exchange): boolean {
    for (let next: Exchange | undefined = exchange; next !== undefined; ) {
      const { cause, requestSeq }: Exchange = next;
      if (typeof cause !== 'number' || cause < 0 || cause >= requestSeq) return false;
      if (this.#source.at(cause).kind === 'action') return true;
      const earlier = this.#model.exchangeAt(cause);
      next = earlier !== undefined && isAgain(cause, earlier) ? earlier : undefined;
    }
    return false;
  }
}
