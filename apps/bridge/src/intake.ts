import type { Envelope, MessageKind } from '@lifeline/protocol';
import type { EventBody, LineText, Row } from '@lifeline/trace';
import { LARGE_BYTES, type Recorder } from './recording/recorder.ts';
import type { SplitLine } from './transports/line-splitter.ts';
import type { StderrPiece } from './transports/stderr-lines.ts';
import type { Arrival, HttpBody } from './transports/transport.ts';
import type { Unfinished } from './transports/unfinished-line.ts';
import { lineText } from './transports/utf8.ts';

export interface IntakeParts {
  /** Number of the connection that the events belong to. */
  readonly connection: number;
  readonly recorder: Recorder;
  /** Messages may be held: each is recorded by itself, so that its `held` event follows it directly. */
  readonly isStepping: () => boolean;
  /** Takes a message that is on record, in the order in which they came. */
  readonly message: (row: Row, raw: string, envelope: Envelope | undefined) => void;
  /** Takes an event of HTTP that is on record. */
  readonly http: (body: HttpBody) => void;
}

/** Records what a server sends, then hands it on: all of a chunk is on record before anything is done about it. */
export class Intake {
  readonly #parts: IntakeParts;

  constructor(parts: IntakeParts) {
    this.#parts = parts;
  }

  /** Lines of stdout that came in one chunk; a promise where one of them is large. */
  lines(lines: readonly SplitLine[]): void | Promise<void> {
    if (lines.some(isLarge)) return this.#mixedLines(lines);
    if (this.#parts.isStepping()) for (const line of lines) this.#smallLines([line]);
    else this.#smallLines(lines);
  }

  /** Events of HTTP and the messages that came by it: small ones of a chunk by one write, as of a pipe. */
  arrivals(arrivals: readonly Arrival[]): readonly Row[] | Promise<readonly Row[]> {
    const isOneByOne = arrivals.length > 1 && this.#parts.isStepping();
    if (isOneByOne || arrivals.some((arrival) => 'bytes' in arrival && isLarge(arrival)))
      return this.#mixedArrivals(arrivals);
    const bodies = arrivals.map(
      (arrival): EventBody =>
        'bytes' in arrival ? { type: 'message', dir: 'toClient', ...lineText(arrival.bytes) } : arrival,
    );
    const sizes = arrivals.map((arrival) => ('bytes' in arrival ? arrival.bytes.length : 0));
    const rows = this.#record(bodies, sizes);
    for (const [index, row] of rows.entries()) {
      const body = bodies[index];
      if (body?.type === 'message') this.#pass(row, body);
      else if (body?.type === 'http') this.#parts.http(body);
    }
    return rows;
  }

  stderr(pieces: readonly StderrPiece[]): void {
    const bodies = pieces.map(
      ({ bytes, open }): EventBody => ({ type: 'stderr', ...(open && { open }), ...lineText(bytes) }),
    );
    const sizes = pieces.map(({ bytes }) => bytes.length);
    this.#record(bodies, sizes);
  }

  unfinished({ bytes, start }: Unfinished): void {
    const size = bytes === 1 ? '1 byte' : `${bytes} bytes`;
    const text = `The server has written ${size} without a line end; MCP ends each message with a newline (\\n). They begin with: ${start}`;
    this.#record([{ type: 'note', about: 'unfinished-line', text }]);
  }

  #smallLines(lines: readonly SplitLine[]): void {
    const texts = lines.map(({ bytes }) => lineText(bytes));
    const rows = this.#record(
      texts.map((text): EventBody => ({ type: 'message', dir: 'toClient', ...text })),
      lines.map(({ bytes }) => bytes.length),
    );
    for (const [index, row] of rows.entries()) this.#pass(row, texts[index]);
  }

  async #mixedLines(lines: readonly SplitLine[]): Promise<void> {
    for (const line of lines) {
      if (isLarge(line)) await this.#large(line);
      else this.#smallLines([line]);
    }
  }

  async #mixedArrivals(arrivals: readonly Arrival[]): Promise<readonly Row[]> {
    const rows: Row[] = [];
    for (const arrival of arrivals) {
      if (!('bytes' in arrival) || !isLarge(arrival)) rows.push(...(await this.arrivals([arrival])));
      else rows.push(await this.#large(arrival));
    }
    return rows;
  }

  async #large(line: SplitLine): Promise<Row> {
    const { connection, recorder } = this.#parts;
    const text = lineText(line.bytes);
    const message = { dir: 'toClient', text, size: line.bytes.length } as const;
    const row = await recorder.recordLarge(connection, message);
    if (line.dropped > 0) this.#record([{ type: 'gap', reason: 'line-too-long', bytes: line.dropped }]);
    this.#pass(row, text);
    return row;
  }

  #record(bodies: readonly EventBody[], sizes?: readonly number[]): readonly Row[] {
    return this.#parts.recorder.record(this.#parts.connection, bodies, sizes);
  }

  #pass(row: Row, text: LineText | undefined): void {
    if (text === undefined) return;
    const raw = 'raw' in text ? text.raw : Buffer.from(text.raw64, 'base64').toString('utf8');
    this.#parts.message(row, raw, isMessageRow(row) ? row : undefined);
  }
}

function isLarge(line: SplitLine): boolean {
  return line.bytes.length > LARGE_BYTES || line.dropped > 0;
}

function isMessageRow(row: Row): row is Row & { readonly kind: MessageKind } {
  return (
    row.kind === 'request' ||
    row.kind === 'notification' ||
    row.kind === 'response' ||
    row.kind === 'malformed'
  );
}
