import type { ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { EventBody } from '@lifeline/trace';
import spawn from 'cross-spawn';
import type { Environment } from './environment.ts';
import type { GroupGuard } from './guard-client.ts';
import { LineSplitter, type SplitLine } from './line-splitter.ts';
import { OutputEnd } from './output-end.ts';
import { groupExists, signalGroup } from './process-group.ts';
import { spawnFailure } from './spawn-failure.ts';
import { StderrLines, type StderrPiece } from './stderr-lines.ts';
import type { Transport } from './transport.ts';
import { type Unfinished, UnfinishedLine } from './unfinished-line.ts';

/** What to start, complete: nothing is looked up any more except the command in `environment`'s PATH. */
export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly environment: Environment;
}

export type ProcessBody = Extract<EventBody, { readonly type: 'process' }>;
type ProcessFact = ProcessBody extends infer P ? (P extends ProcessBody ? Omit<P, 'type'> : never) : never;

/** Why a connection came to its end: asked for from here, or by the server itself. */
export type EndCause = 'requested' | 'spawn-failed' | 'exited' | 'stdout-closed';

/** Where a connection reports to. Calls come in the order in which things happened; nothing follows `ended`. */
export interface StdioSink {
  process(event: ProcessBody): void;
  lines(lines: readonly SplitLine[]): void;
  /** Bytes of stdout wait long for their line end. */
  unfinished?(line: Unfinished): void;
  stderr(pieces: readonly StderrPiece[]): void;
  /** The end has begun. */
  closing(cause: EndCause): void;
  ended(cause: EndCause): void;
}

/** Steps of the close sequence: stdin closed, then this long, SIGTERM, then this long, SIGKILL. Milliseconds. */
const CLOSE_STEP_MS = 2000;
/** How long a process whose stdout ended may take to exit before it counts as living on. */
const EXIT_AFTER_STDOUT_MS = 250;
/** Answers that a server may leave unread before it is not read from any more. */
const MOST_ANSWER_BYTES = 8 * 1024 * 1024;
const POLL_MS = 20;
const CLOSED_STDIN = 'the server has closed its stdin';

/** A server process on stdin, stdout and stderr, from its spawn until nothing of its process group is left. */
export class StdioConnection implements Transport {
  readonly #sink: StdioSink;
  readonly #guard: GroupGuard;
  readonly #stepMs: number;
  readonly #splitter = new LineSplitter();
  readonly #unfinished: UnfinishedLine;
  readonly #stderr: StderrLines;
  #child: ChildProcess | undefined;
  #output: OutputEnd | undefined;
  #isStdinClosed = false;
  #hasExited = false;
  /** Somebody above asked to wait. */
  #isHeld = false;
  /** The server has to read first. */
  #isStdinFull = false;
  /** Of answers since stdin was last empty. */
  #answerBytes = 0;
  #ending: Promise<void> | undefined;
  #isKilled = false;

  constructor(sink: StdioSink, guard: GroupGuard, stepMs: number = CLOSE_STEP_MS) {
    this.#sink = sink;
    this.#guard = guard;
    this.#stepMs = stepMs;
    this.#unfinished = new UnfinishedLine(this.#splitter, (line) => sink.unfinished?.(line));
    this.#stderr = new StderrLines((pieces) => sink.stderr(pieces));
  }

  /** Starts the process; true once it runs, false if it could not be started (the sink was told why). */
  start(launch: Launch): Promise<boolean> {
    return new Promise((resolve) => {
      const fail = (error: unknown) => {
        const failure = spawnFailure(error, launch);
        this.#report({ event: 'spawn-failed', ...failure });
        this.#ending = Promise.resolve();
        this.#sink.ended('spawn-failed');
        resolve(false);
      };
      try {
        const child = spawn(launch.command, [...launch.args], {
          cwd: launch.cwd,
          env: { ...launch.environment },
          stdio: ['pipe', 'pipe', 'pipe'],
          detached: process.platform !== 'win32',
          windowsHide: true,
        });
        this.#child = child;
        child.once('error', fail);
        child.once('spawn', () => {
          child.off('error', fail);
          child.on('error', () => undefined); // a signal that could not be sent: the next step follows anyway
          this.#opened(child);
          resolve(true);
        });
        if (child.pid !== undefined) this.#guard.add(child.pid);
      } catch (error) {
        fail(error);
      }
    });
  }

  /** Whether lines can still be sent. */
  get isWritable(): boolean {
    return this.#ending === undefined && this.#child?.stdin?.writable === true;
  }

  /**
   * Sends one line; the LF is added here. Undefined: it went out; else why not: the end has begun or the server has
   * closed its stdin. `isAnswer`: a server that asks without end and reads nothing is not read from any more until
   * it has taken its answers; a long line of the person must not hold its output.
   */
  write(line: string, isAnswer: boolean): string | undefined {
    if (this.#ending !== undefined) return 'the connection is being closed';
    const stdin = this.#child?.stdin;
    if (stdin?.writable !== true) return CLOSED_STDIN;
    if (stdin.writableLength === 0) this.#answerBytes = 0;
    stdin.cork();
    stdin.write(line);
    stdin.write('\n');
    stdin.uncork();
    // a closed pipe is known at once, unless lines wait before this one
    if (stdin.errored !== null) return CLOSED_STDIN;
    if (isAnswer) this.#answerBytes += Buffer.byteLength(line) + 1;
    if (this.#answerBytes > MOST_ANSWER_BYTES && stdin.writableLength > 0) this.#awaitReader(stdin);
    return undefined;
  }

  /** What is written is on its way already. */
  recorded(): void {
    // a pipe needs no record of its lines
  }

  /** Stops reading until `resume`; the server is slowed by its full pipe. */
  pause(): void {
    this.#isHeld = true;
    this.#flow();
  }

  resume(): void {
    this.#isHeld = false;
    this.#flow();
  }

  #flow(): void {
    if (this.#isHeld || this.#isStdinFull) this.#output?.pause();
    else this.#output?.resume();
  }

  #awaitReader(stdin: Writable): void {
    if (this.#isStdinFull) return;
    this.#isStdinFull = true;
    this.#flow();
    stdin.once('drain', () => this.#stdinEmptied());
  }

  #stdinEmptied(): void {
    if (!this.#isStdinFull) return;
    this.#isStdinFull = false;
    this.#flow();
  }

  /** Runs the close sequence; resolves when nothing of the process is left. */
  end(): Promise<void> {
    return this.#end('requested');
  }

  /** Ends the whole group at once. */
  kill(): void {
    if (!this.#isKilled && !this.#isGone()) this.#signal('SIGKILL');
    this.#isKilled = true;
    void this.#end('requested');
  }

  #opened(child: ChildProcess): void {
    const { pid, stdin, stdout, stderr } = child;
    if (pid === undefined || stdin === null || stdout === null || stderr === null) return;
    this.#report({ event: 'spawned', pid });
    stdin.on('error', () => this.#stdinClosed()); // the server closed its end
    this.#output = new OutputEnd([stdout, stderr]);
    this.#read(stdout, (chunk) => {
      const lines = this.#splitter.push(chunk);
      if (lines.length > 0) this.#sink.lines(lines);
      this.#unfinished.pushed(lines.length);
    });
    this.#read(stderr, (chunk) => this.#stderr.push(chunk));
    stdout.once('end', () => {
      this.#lastLine();
      this.#report({ event: 'stdout-closed' });
      setTimeout(() => {
        if (!this.#hasExited && child.exitCode === null && child.signalCode === null)
          void this.#end('stdout-closed');
      }, EXIT_AFTER_STDOUT_MS);
    });
    stderr.once('end', () => this.#stderr.end());
    child.once('exit', (code, signal) => void this.#exited(code, signal));
  }

  #stdinClosed(): void {
    if (!this.#isStdinClosed) this.#report({ event: 'stdin-closed' });
    this.#isStdinClosed = true;
    this.#stdinEmptied();
  }

  #read(stream: Readable, onChunk: (chunk: Buffer) => void): void {
    stream.on('data', onChunk);
    // a pipe that breaks is a pipe that ended: `close` follows
    stream.on('error', () => undefined);
  }

  #lastLine(): void {
    this.#unfinished.end();
    const last = this.#splitter.end();
    if (last !== undefined) this.#sink.lines([last]);
  }

  /** All that the process wrote before it exited comes first, unless somebody else holds its pipes open. */
  async #exited(code: number | null, signal: string | null): Promise<void> {
    await this.#output?.drained();
    this.#lastLine();
    this.#stderr.end();
    this.#hasExited = true;
    this.#report({ event: 'exited', code, signal });
    void this.#end('exited');
  }

  #end(cause: EndCause): Promise<void> {
    this.#ending ??= this.#runEnd(cause);
    return this.#ending;
  }

  async #runEnd(cause: EndCause): Promise<void> {
    const pid = this.#child?.pid;
    this.#sink.closing(cause);
    this.#stdinEmptied(); // nothing is written any more, and all of the output is wanted
    if (!this.#hasExited) {
      const stdin = this.#child?.stdin;
      if (stdin?.writable === true) {
        stdin.end();
        this.#stdinClosed();
      }
      await this.#gone(this.#stepMs);
    }
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      if (this.#isGone()) break;
      if (!this.#isKilled) this.#signal(signal);
      await this.#gone(this.#stepMs);
    }
    if (pid !== undefined) this.#guard.remove(pid);
    for (const stream of [this.#child?.stdin, this.#child?.stdout, this.#child?.stderr]) stream?.destroy();
    this.#sink.ended(cause);
  }

  #isGone(): boolean {
    const pid = this.#child?.pid;
    return pid === undefined || (this.#hasExited && !groupExists(pid));
  }

  /** Waits until the process and its group are gone, `kill` is called, or `ms` are over. */
  async #gone(ms: number): Promise<void> {
    const deadline = performance.now() + ms;
    const wasKilled = this.#isKilled;
    while (!this.#isGone() && this.#isKilled === wasKilled && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  #signal(signal: 'SIGTERM' | 'SIGKILL'): void {
    const pid = this.#child?.pid;
    if (pid !== undefined && signalGroup(pid, signal)) this.#report({ event: 'signal', signal });
  }

  #report(fact: ProcessFact): void {
    this.#sink.process({ type: 'process', ...fact });
  }
}
