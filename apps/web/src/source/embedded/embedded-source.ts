import { commandLine, decodeHeader, shortTitle, type TraceHeader } from '@lifeline/trace';
import type { SessionInfo } from '@lifeline/wire';
import type { Commands } from '../commands.ts';
import { readOnlyCommands } from '../read-only-commands.ts';
import { SessionList } from '../sessions.ts';
import type { AnnotationsPort, SettingsPort, TraceSource } from '../trace-source.ts';
import { TraceStore } from '../trace-store.ts';
import { EmbeddedTrace } from './embedded-trace.ts';
import { recordingLines } from './recording-lines.ts';

/** A recording that is inside the page: one session, to look at only. */
export class EmbeddedSource implements TraceSource {
  readonly sessions = new SessionList();
  readonly state = 'open';
  readonly settings: SettingsPort;
  readonly recordingId: string;
  /** What came along in the recording. */
  readonly annotations: AnnotationsPort;
  readonly #trace: EmbeddedTrace;
  readonly #store: TraceStore;
  readonly #sessionId: string;
  #isRead = false;

  /** `bytes`: the recording in the trace format. */
  constructor(bytes: Uint8Array, settings: SettingsPort) {
    this.settings = settings;
    const header = headerOf(bytes);
    this.recordingId = header === undefined || header.id === '' ? 'recording' : header.id;
    const annotations = header?.annotations ?? { notes: [] };
    this.annotations = { load: async () => ({ ...annotations, notes: [...annotations.notes] }) };
    const sessionId = `r-${this.recordingId}`;
    this.#sessionId = sessionId;
    this.#trace = new EmbeddedTrace(bytes, (batch) =>
      this.#store.receive({ type: 'events', sessionId, ...batch, total: this.#trace.events }),
    );
    this.#store = new TraceStore(sessionId, {
      // Everything is sent once, in order: there is nothing to ask for again.
      attach: () => undefined,
      read: async (_id, from, to) => this.#bodies(from, to),
      refuse: (reason) => console.error('a row of the recording is against the contract', reason),
      rawBytes: async (_id, seq) => this.#trace.exactBytes(seq),
      search: (_id, text, from, signal) => this.#trace.search(text, from, signal),
    });
  }

  subscribeState = (): (() => void) => () => undefined;

  retry(): void {
    // nothing is connected to anything
  }

  /** Reads the recording; rows appear while it is read. */
  async start(): Promise<void> {
    const reading = this.#trace.readAll();
    this.sessions.replace([this.#info()]);
    await reading;
    this.#isRead = true;
    this.sessions.replace([this.#info()]);
  }

  store(): TraceStore {
    return this.#store;
  }

  commands(): Commands {
    return COMMANDS;
  }

  #bodies(from: number, to: number) {
    const bodies = [];
    for (let seq = from; seq <= to; seq += 1) {
      const body = this.#trace.body(seq);
      if (body !== undefined) bodies.push(body);
    }
    return bodies;
  }

  #info(): SessionInfo {
    const { header, failure, unreadable, connection, events, size } = this.#trace;
    const words = header === undefined ? [] : commandLine(header.target);
    return {
      id: this.#sessionId,
      title: header === undefined ? '' : (header.title ?? shortTitle(words)),
      commandLine: words,
      ...(header?.target.kind === 'stdio' && { cwd: header.target.cwd }),
      state: failure !== undefined ? 'failed' : this.#isRead ? 'closed' : 'connecting',
      readOnly: true,
      connection,
      createdAt: header?.createdAt ?? '',
      events,
      bytes: size,
      recording: 'disk',
      ...(failure !== undefined && {
        error: {
          code: failure.code === 'trace-too-new' ? 'trace-too-new' : 'unreadable',
          message: failure.reason,
        },
      }),
      ...(unreadable !== undefined && { unreadableAt: unreadable }),
    };
  }
}

function headerOf(bytes: Uint8Array): TraceHeader | undefined {
  const [first] = recordingLines(bytes);
  const decoded =
    first !== undefined && 'text' in first.content ? decodeHeader(first.content.text) : undefined;
  return decoded?.ok === true ? decoded.header : undefined;
}

const COMMANDS = readOnlyCommands('This is a recording: nothing can be sent from it.');
