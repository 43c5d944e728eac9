import { type Direction, type Envelope, explainMethod, type Language } from '@lifeline/protocol';
import { DEMO_WORDS, type DemoWords } from './demo-words.ts';
import type { ProcessBody } from './transports/stdio.ts';

const STYLE = { bold: '1', dim: '2', red: '31', green: '32', cyan: '36' } as const;

/**
 * Prints the demo. Messages stand on lines of their own that begin with `{`, exactly as they crossed the pipe, so
 * that they can be picked out of the text.
 */
export class DemoPrinter {
  readonly words: DemoWords;
  readonly #language: Language;
  readonly #out: (line: string) => void;
  readonly #isColoured: boolean;
  #closedAtMs: number | undefined;

  constructor(language: Language, out: (line: string) => void, isColoured: boolean) {
    this.words = DEMO_WORDS[language];
    this.#language = language;
    this.#out = out;
    this.#isColoured = isColoured;
  }

  heading(text: string): void {
    this.#out(this.#style('bold', text));
  }

  /** A heading with what it is about below, after a blank line. */
  section(title: string, explanation: string): void {
    this.#out('');
    this.heading(title);
    this.#out(this.#style('dim', explanation));
  }

  message(dir: Direction, raw: string, { kind, id, method }: Envelope, ms: number | undefined): void {
    const isToServer = dir === 'toServer';
    const arrow = isToServer ? this.words.toServer : this.words.toClient;
    const facts = [
      this.words.kinds[kind],
      ...(id === undefined ? [] : [`id ${id}`]),
      ...(ms === undefined ? [] : [`${ms.toFixed(1)} ms`]),
    ];
    const note = kind === 'notification' && method !== undefined && explainMethod(method, this.#language);
    if (note) this.#out(this.#style('dim', note));
    this.#out(`${this.#style(isToServer ? 'cyan' : 'green', arrow)}  ${facts.join(' · ')}`);
    this.#out(raw);
  }

  process(event: ProcessBody, commandLine: string): void {
    const line = this.#processLine(event, commandLine);
    if (line !== undefined) this.#out(line);
  }

  stderr(text: string): void {
    this.#out(`${this.#style('dim', `${this.words.stderr}:`)} ${text}`);
  }

  /** What somebody may do now; gone again once it is done, where there is a terminal. */
  prompt(text: string): void {
    if (this.#isColoured) process.stdout.write(this.#style('cyan', text));
    else this.#out(text);
  }

  /** Takes the prompt away. */
  answered(): void {
    if (this.#isColoured) process.stdout.write('\r\u001b[K');
  }

  failure(text: string): void {
    this.#out(this.#style('red', text));
  }

  summary(text: string, isGood: boolean): void {
    this.#out('');
    this.#out(this.#style(isGood ? 'green' : 'red', text));
  }

  #processLine(event: ProcessBody, commandLine: string): string | undefined {
    switch (event.event) {
      case 'spawned':
        return this.words.spawned(event.pid, commandLine);
      case 'spawn-failed':
        return this.#style('red', this.words.spawnFailed(event.message));
      case 'stdin-closed':
        this.#closedAtMs = performance.now();
        return this.words.stdinClosed;
      case 'stdout-closed':
        return undefined;
      case 'signal':
        return this.words.signal(event.signal);
      case 'exited': {
        const how = event.signal ?? this.words.exitCode(event.code);
        const ms = this.#closedAtMs === undefined ? undefined : performance.now() - this.#closedAtMs;
        return this.words.exited(how, ms?.toFixed(0));
      }
    }
  }

  #style(name: keyof typeof STYLE, text: string): string {
    return this.#isColoured ? `\u001b[${STYLE[name]}m${text}\u001b[0m` : text;
  }
}
