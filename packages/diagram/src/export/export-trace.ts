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
  type TraceNotes,
  unreadableEvent,
} from '@lifeline/trace';
import { linePreview } from '../words/line-preview.ts';
import { type RowFacts, rowFacts } from '../words/row-facts.ts';
import { type MapText, mapEvent, mapHeader } from './map-event.ts';

/** A recording whose lines can be read at any time, best in their order. */
export interface RecordingLines {
  readonly header: TraceHeader;
  /** Number of events. */
  readonly length: number;
  /** Brings the line of event `seq` within reach of `line`. Undefined: it is at hand. */
  reach(seq: number): Promise<void> | undefined;
  /** The recording's line of event `seq`, without LF, once it was reached for. */
  line(seq: number): string;
}

/** Learns secrets from texts and replaces them; a `Redactor` is one. */
export interface TextRedactor {
  learn(text: string): void;
  redact(text: string, onHit?: (secret: number) => void): string;
}

/** What is exported. */
export interface ExportSource {
  readonly lines: RecordingLines;
  /** What people wrote about it. */
  readonly notes: TraceNotes;
  /** Absent: secrets are kept. */
  readonly redactor?: TextRedactor | undefined;
}

/** Lines above this many characters have no preview. */
const PREVIEW_CHARS = 65_536;

/**
 * A recording as exports see it: with its secrets replaced, its rows and its model. Made by `readExport`. Lines stay
 * where they are: whatever needs the one of an event reaches for it first.
 */
export class ExportTrace {
  readonly header: TraceHeader;
  readonly rows = new RowTable();
  readonly model = new SessionModel();
  /** Where each secret was replaced: its number, and the events in order. */
  readonly redactions = new Map<number, number[]>();
  readonly isRedacted: boolean;
  /** Notes are left out of what is written. */
  hidesNotes = false;
  readonly #lines: RecordingLines;
  readonly #redactor: TextRedactor | undefined;
  readonly #maker = new RowMaker();
  readonly #note: string | undefined;
  readonly #notes = new Map<number, string>();
  #shown = new Uint32Array();

  constructor({ lines, notes, redactor }: ExportSource) {
    this.#lines = lines;
    this.#redactor = redactor;
    this.isRedacted = redactor !== undefined;
    const { annotations: _, ...header } = lines.header;
    this.header = redactor === undefined ? header : mapHeader(header, this.#replace());
    this.#note = notes.note === undefined ? undefined : this.#replace()(notes.note);
    for (const { seq, text } of notes.notes)
      this.#notes.set(seq, this.#replace((secret) => this.#hit(secret, seq))(text));
  }

  /** seqs of the events to show, in order. */
  get shown(): Uint32Array {
    return this.#shown;
  }

  /** Not everything is shown. */
  get isExcerpt(): boolean {
    return this.#shown.length < this.rows.length;
  }

  /** What somebody wrote on the recording as a whole. */
  get note(): string | undefined {
    return this.hidesNotes ? undefined : this.#note;
  }

  /** What somebody wrote on an event. */
  noteOf(seq: number): string | undefined {
    return this.hidesNotes ? undefined : this.#notes.get(seq);
  }

  /** The events that have a note, in order. */
  get noted(): readonly number[] {
    return this.hidesNotes ? [] : [...this.#notes.keys()].sort((a, b) => a - b);
  }

  /** Chooses what to show; without a choice everything is. */
  show(isShown?: (seq: number) => boolean): void {
    const all = new Uint32Array(this.rows.length).map((_, seq) => seq);
    this.#shown = isShown === undefined ? all : all.filter(isShown);
  }

  /** Chooses to show these events, which are in order. */
  showOnly(seqs: Uint32Array): void {
    this.#shown = new Uint32Array(seqs);
  }

  /** Brings the line of an event within reach of `event`, `line`, `raw` and `facts`. */
  reach(seq: number): Promise<void> | undefined {
    return this.#lines.reach(seq);
  }

  /** Takes the next event of the recording. */
  add(): void {
    const seq = this.rows.length;
    const event = this.event(seq, (secret) => this.#hit(secret, seq));
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

  #hit(secret: number, seq: number): void {
    const seqs = this.redactions.get(secret);
    if (seqs === undefined) this.redactions.set(secret, [seq]);
    else if (seqs.at(-1) !== seq) seqs.push(seq);
  }
}
