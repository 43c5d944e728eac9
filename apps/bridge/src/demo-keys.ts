import type { ReadStream } from 'node:tty';

/** What somebody said at a pause. `ended`: nobody can say anything any more. */
export type Word = 'go' | 'quit' | 'interrupt' | 'ended';

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';

/**
 * Where somebody says go on: any key of a terminal (q, Ctrl-C and Ctrl-D: no more), or a line where stdin is none (`q`:
 * no more). Keys and lines that come too early wait; a terminal's do not, so that a held key skips nothing.
 */
export class DemoKeys {
  readonly #input: ReadStream | NodeJS.ReadStream;
  readonly #words: Word[] = [];
  #rest = '';
  #hasEnded = false;
  #waiting: ((word: Word) => void) | undefined;

  constructor(input: NodeJS.ReadStream) {
    this.#input = input;
    if (input.isTTY) input.setRawMode(true);
    input.setEncoding('utf8');
    input.on('data', (text: string) => this.#read(text));
    input.on('end', () => this.#end());
    input.on('error', () => this.#end()); // a stdin that cannot be read says nothing more
  }

  /** Waits for the next word. */
  next(): Promise<Word> {
    const word = this.#words.shift() ?? (this.#hasEnded ? 'ended' : undefined);
    if (word !== undefined) return Promise.resolve(word);
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  /** Gives the terminal back. */
  close(): void {
    if (this.#input.isTTY) this.#input.setRawMode(false);
    this.#input.pause();
    this.#input.unref();
  }

  #read(text: string): void {
    if (this.#input.isTTY) {
      if (this.#waiting !== undefined) this.#say(wordOfKey(text));
      return;
    }
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#say(line.trim().toLowerCase() === 'q' ? 'quit' : 'go');
  }

  #say(word: Word): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting === undefined) this.#words.push(word);
    else waiting(word);
  }

  #end(): void {
    this.#hasEnded = true;
    if (this.#waiting !== undefined) this.#say('ended');
  }
}

function wordOfKey(key: string): Word {
  if (key === CTRL_C) return 'interrupt';
  return key === CTRL_D || key.toLowerCase() === 'q' ? 'quit' : 'go';
}
