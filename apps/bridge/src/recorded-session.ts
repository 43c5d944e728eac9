import fs from 'node:fs';
import { commandLine, type RowTable, shortTitle } from '@lifeline/trace';
import type { BridgeErrorBody, SessionInfo } from '@lifeline/wire';
import { systemReason } from './errors.ts';
import { RecordedTrace } from './recording/recorded-trace.ts';
import { type TraceSource, targetInfo } from './trace-source.ts';

export interface RecordedSessionOptions {
  /** The recording's id; the session's has `r-` before it. */
  readonly recording: string;
  /** The file, open for reading. */
  readonly fd: number;
  /** Where its rows are kept, so that it opens faster the next time. */
  readonly index?: string | undefined;
  /** A bridge still writes the file. */
  readonly isLive: boolean;
  readonly onEvents: (session: RecordedSession) => void;
  readonly onState: (session: RecordedSession) => void;
}

/** A recording that was opened: to look at, not to send. */
export class RecordedSession implements TraceSource {
  readonly id: string;
  /** More may have been written to the file since. */
  readonly wasLive: boolean;
  /** Resolves when the file has been read. */
  readonly done: Promise<void>;
  readonly #trace: RecordedTrace;
  readonly #fallbackTitle: string;
  readonly #createdAt: string;
  readonly #bytes: number;
  #isRead = false;
  #failure: BridgeErrorBody | undefined;

  constructor({ recording, fd, index, isLive, onEvents, onState }: RecordedSessionOptions) {
    this.id = `r-${recording}`;
    this.wasLive = isLive;
    this.#fallbackTitle = recording;
    const { size, mtime } = fs.fstatSync(fd);
    this.#bytes = size;
    this.#createdAt = mtime.toISOString();
    this.#trace = new RecordedTrace(fd, index);
    this.done = this.#trace
      .readAll(() => onEvents(this))
      .catch((error: unknown) => {
        this.#failure = {
          code: 'unreadable',
          message: `The recording cannot be read: ${systemReason(error)}.`,
        };
      })
      .finally(() => {
        this.#isRead = true;
        onState(this);
      });
  }

  get rows(): RowTable {
    return this.#trace.rows;
  }

  get isFilling(): boolean {
    return !this.#isRead;
  }

  line(seq: number, limit?: number): Buffer {
    return this.#trace.line(seq, limit);
  }

  bytes(offset: number, length: number): Buffer {
    return this.#trace.bytes(offset, length);
  }

  info(): SessionInfo {
    const { header, unreadable, rows } = this.#trace;
    const error = this.#error();
    const words = header === undefined ? [] : commandLine(header.target);
    return {
      id: this.id,
      title: header === undefined ? this.#fallbackTitle : (header.title ?? shortTitle(words)),
      commandLine: words,
      ...(header !== undefined && targetInfo(header.target)),
      state: error !== undefined ? 'failed' : this.#isRead ? 'closed' : 'connecting',
      readOnly: true,
      connection: Math.max(1, rows.connectionAt(rows.length - 1)),
      createdAt: header?.createdAt ?? this.#createdAt,
      events: rows.length,
      bytes: this.#bytes,
      recording: 'disk',
      ...(error !== undefined && { error }),
      ...(unreadable !== undefined && { unreadableAt: unreadable }),
    };
  }

  /** Gives the file back once nothing reads it any more. */
  close(): void {
    this.#trace.stop();
    void this.done.finally(() => this.#trace.close());
  }

  #error(): BridgeErrorBody | undefined {
    if (this.#failure !== undefined) return this.#failure;
    const { failure } = this.#trace;
    if (failure === undefined) return undefined;
    const code = failure.code === 'trace-too-new' ? 'trace-too-new' : 'unreadable';
    return { code, message: failure.reason };
  }
}
