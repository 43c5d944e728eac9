import { SessionModel } from '@lifeline/model';
import {
  decodeEvent,
  eventRaw,
  type RawText,
  type Row,
  RowMaker,
  RowTable,
  type TraceEvent,
  type TraceHeader,
  unreadableEvent,
} from '@lifeline/trace';
import { linePreview } from '../words/line-preview.ts';
import { type RowFacts, rowFacts } from '../words/row-facts.ts';
import { eventTexts, type MapText, mapEvent, mapHeader } from './map-event.ts';

/** A recording whose lines can be read at any time. */
export interface RecordingLines {
  readonly header: TraceHeader;
  /** Number of events. */
  readonly length: number;
  /** The recording's line of event `seq`, without LF. */
  line(seq: number): string;
}

/** Learns secrets from texts and replaces them; a `Redactor` is one. */
export interface TextRedactor {
  learn(text: string): void;
  redact(text: string, onHit?: (secret: number) => void): string;
}

/** Events between two pauses. */
const PAUSE_EVENTS = 32;
/** Lines above this many characters have no preview. */
const PREVIEW_CHARS = 65_536;

/**
 * A recording as exports see it: with its secrets replaced, its rows and its model. Made by `readExport`.
 */
export class ExportTrace {
  readonly header: TraceHeader;
  readonly rows = new RowTable();
  readonly model = new SessionModel();
  /** Where each secret was replaced: its number, and the events in order. */
  readonly redactions = new Map<number, number[]>();
  readonly isRedacted: boolean;
  readonly #lines: RecordingLines;
  readonly #redactor: TextRedactor | undefined;
  readonly #maker = new RowMaker();
  #shown = new Uint32Array();

  constructor(lines: RecordingLines, redactor: TextRedactor | undefined) {
    this.#lines = lines;
    this.#redactor = redactor;
    this.isRedacted = redactor !== undefined;
    this.header = redactor === undefined ? lines.header : mapHeader(lines.header, this.#replace());
  }

  /** seqs of the events to show, in order. */
  get shown(): Uint32Array {
    return this.#shown;
  }

  /** Not everything is shown. */
  get isExcerpt(): boolean {
    return this.#shown.length < this.rows.length;
  }

  /** Chooses what to show; without a choice everything is. */
  show(isShown?: (seq: number) => boolean): void {
    const all = new Uint32Array(this.rows.length).map((_, seq) => seq);
    this.#shown = isShown === undefined ? all : all.filter(isShown);
  }

  /** Takes the next event of the recording. */
  add(): void {
    const seq = this.rows.length;
    const event = this.event(seq, (secret) => this.#note(secret, seq));
    const row = this.#maker.row(event, 0, 0);
    this.rows.push(row);
    this.model.reduce(row, row.whole === true ? eventRaw(event)?.text : undefined);
  }

  /** An event as it is exported. */
  event(seq: number, onHit?: (secret: number) => void): TraceEvent {
    const decoded = decodeEvent(this.#lines.line(seq));
    const event = decoded.ok && decoded.event.seq === seq ? decoded.event : this.#standIn(seq, decoded);
    return this.#redactor === undefined ? event : mapEvent(event, this.#replace(onHit));
  }

  /** The recording's own line of an event; undefined where secrets are replaced. */
  line(seq: number): string | undefined {
    return this.isRedacted ? undefined : this.#lines.line(seq);
  }

  raw(seq: number): RawText | undefined {
    return eventRaw(this.event(seq));
  }

  facts(seq: number): RowFacts {
    const row: Row = this.rows.at(seq);
    const raw = row.bytes > 0 && row.bytes <= PREVIEW_CHARS ? this.raw(seq) : undefined;
    return rowFacts(this, row, raw === undefined ? undefined : linePreview(row, raw.text));
  }

  #standIn(seq: number, decoded: ReturnType<typeof decodeEvent>): TraceEvent {
    const reason = decoded.ok ? `This line is event ${decoded.event.seq}.` : decoded.reason;
    const connection = seq === 0 ? 1 : this.rows.connectionAt(seq - 1) || 1;
    return unreadableEvent(seq, seq === 0 ? 0 : this.rows.atMsAt(seq - 1), connection, reason);
  }

  #replace(onHit?: (secret: number) => void): MapText {
    return (text) => this.#redactor?.redact(text, onHit) ?? text;
  }

  #note(secret: number, seq: number): void {
    const seqs = this.redactions.get(secret);
    if (seqs === undefined) this.redactions.set(secret, [seq]);
    else if (seqs.at(-1) !== seq) seqs.push(seq);
  }
}

/**
 * Reads a recording for export, in steps: between two of them the caller may let other work happen. Each step gives
 * the share of the work done, 0 to 1. Without `redactor`, secrets are kept.
 */
export function* readExport(
  lines: RecordingLines,
  redactor: TextRedactor | undefined,
): Generator<number, ExportTrace> {
  const passes = redactor === undefined ? 1 : 2;
  if (redactor !== undefined) {
    for (const text of eventTexts({ type: 'opened', target: lines.header.target })) redactor.learn(text);
    for (let seq = 0; seq < lines.length; seq += 1) {
      const decoded = decodeEvent(lines.line(seq));
      if (decoded.ok) for (const text of eventTexts(decoded.event)) redactor.learn(text);
      if (seq % PAUSE_EVENTS === 0) yield seq / lines.length / passes;
    }
  }
  const trace = new ExportTrace(lines, redactor);
  for (let seq = 0; seq < lines.length; seq += 1) {
    trace.add();
    if (seq % PAUSE_EVENTS === 0) yield (passes - 1 + seq / lines.length) / passes;
  }
  trace.show();
  return trace;
}
