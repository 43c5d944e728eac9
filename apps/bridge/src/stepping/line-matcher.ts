import {
  compileFilter,
  type ExchangeFacts,
  type Filter,
  filterErrorText,
  holdsText,
  parseFilter,
  type RowFacts,
  type SeqTest,
  textForms,
} from '@lifeline/filter';
import { type Direction, type Envelope, readEnvelope } from '@lifeline/protocol';
import { type Row, RowTable } from '@lifeline/trace';
import { BridgeError } from '../errors.ts';
import { SessionView } from '../suite/session-view.ts';
import type { TraceSource } from '../trace-source.ts';

/** Tells whether messages match a filter, in the moment in which they would be delivered. */
export class LineMatcher {
  readonly #filter: Filter;
  readonly #view: SessionView;
  readonly #recorded: SeqTest;

  /** Throws `bad-message` where the text is no filter. */
  constructor(text: string, source: TraceSource) {
    const parsed = parseFilter(text);
    if (!parsed.ok) {
      throw new BridgeError('bad-message', `This is no filter: ${filterErrorText(parsed.error)}`);
    }
    this.#filter = parsed.filter;
    this.#view = new SessionView(source);
    this.#recorded = compileFilter(parsed.filter, {
      rows: source.rows,
      facts: this.#view.model,
      text: (query) => {
        const forms = textForms(query);
        return (seq) => holdsText(this.#view.text(seq) ?? '', forms);
      },
    });
  }

  /** A message that is on record. */
  matchesRecorded({ seq }: Row): boolean {
    this.#view.follow();
    return this.#recorded(seq);
  }

  /** A message to the server that is about to be written. */
  matchesOutgoing(raw: string, connection: number): boolean {
    this.#view.follow();
    const { model } = this.#view;
    const revision = model.negotiation?.revision;
    const envelope = readEnvelope(raw, { revision });
    const rows = new RowTable();
    const bytes = Buffer.byteLength(raw);
    rows.push({ ...envelope, seq: 0, atMs: 0, connection, dir: 'toServer', bytes, offset: 0, length: 0 });
    const exchange = this.#exchangeOf(envelope, connection);
    const facts: RowFacts = {
      exchangeAt: () => exchange,
      exchangesAt: () => (exchange === undefined ? [] : [exchange]),
      phaseAt: () => model.phase,
      markAt: () => undefined,
      heldAt: () => undefined,
      findingsAt: () => envelope.faults ?? [],
    };
    const text = (query: string): SeqTest => {
      const found = holdsText(raw, textForms(query));
      return () => found;
    };
    return compileFilter(this.#filter, { rows, facts, text })(0);
  }

  /** The exchange that a message to the server begins or ends. */
  #exchangeOf({ kind, id, method, subject }: Envelope, connection: number): ExchangeFacts | undefined {
    if (id === undefined) return undefined;
    if (kind === 'request') {
      const requestSeq = this.#view.model.version;
      return {
        id,
        method: method ?? '',
        requestSeq,
        outcome: 'pending',
        ...(subject !== undefined && { subject }),
      };
    }
    const asked: Direction = 'toClient';
    return this.#view.model.exchanges.findLast(
      (exchange) =>
        exchange.dir === asked &&
        exchange.connection === connection &&
        exchange.id === id &&
        exchange.outcome === 'pending',
    );
  }
}
