import { compileFilter, type Filter, textsOf } from '@lifeline/filter';
import { soon } from '../../source/batching.ts';
import type { BridgeError } from '../../source/errors.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { ShownRows } from '../shown-rows.ts';
import { TextSearch } from './text-search.ts';

const SLICE_MS = 8;
/** While rows are looked at, the views are told this often. */
const TELL_MS = 100;

/**
 * A filter at work on one session: tests rows in slices, new ones as they come, and searches for free text. Rows are
 * tested in order, each once its text was searched, so what is shown only grows at its end meanwhile.
 */
export class FilterRun {
  readonly shown: ShownRows;
  version = 0;
  readonly #store: TraceStore;
  readonly #searches = new Map<string, TextSearch>();
  readonly #listeners = new Set<() => void>();
  #toldAtMs = 0;
  #toldLength = 0;
  #toldFailure: BridgeError | undefined;
  #isWaiting = false;
  #isStopped = true;

  /** Without a filter every row is shown. */
  constructor(store: TraceStore, filter: Filter | undefined) {
    this.#store = store;
    const { rows, model } = store;
    if (filter === undefined) {
      this.shown = new ShownRows(rows);
      return;
    }
    for (const text of textsOf(filter)) this.#search(text.toLowerCase());
    const inLine = (query: string) => {
      const search = this.#search(query);
      return (seq: number) => search.has(seq);
    };
    const test = compileFilter(filter, { rows, facts: model, text: inLine });
    this.shown = new ShownRows(rows, { test, model });
  }

  /** Rows that are not looked at yet. */
  get left(): number {
    return this.#store.rows.length - this.shown.read;
  }

  /** Why free text cannot be searched for at the moment. */
  get failure(): BridgeError | undefined {
    return [...this.#searches.values()].find(({ failure }) => failure !== undefined)?.failure;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes what came since, for one slice. */
  advance(): void {
    this.shown.update(this.#limit, SLICE_MS);
  }

  /** Goes on by itself until all rows are looked at. */
  start(): void {
    this.#isStopped = false;
    for (const search of this.#searches.values()) search.want(this.#store.rows.length);
    if (this.#isWaiting || this.shown.read >= this.#limit) return;
    this.#isWaiting = true;
    soon(() => {
      this.#isWaiting = false;
      if (this.#isStopped) return;
      this.advance();
      if (this.#isWorthTelling) this.#tell();
      this.start();
    });
  }

  stop(): void {
    this.#isStopped = true;
    for (const search of this.#searches.values()) search.stop();
  }

  /** The end, the first row that matches, or progress after a while. */
  get #isWorthTelling(): boolean {
    const isFirst = this.#toldLength === 0 && this.shown.length > 0;
    return this.left === 0 || isFirst || performance.now() - this.#toldAtMs >= TELL_MS;
  }

  /** Rows below this can be tested. */
  get #limit(): number {
    let limit = this.#store.rows.length;
    for (const search of this.#searches.values()) limit = Math.min(limit, search.searched);
    return limit;
  }

  #search(text: string): TextSearch {
    let search = this.#searches.get(text);
    if (search === undefined) {
      search = new TextSearch(text, this.#store.search, () => {
        if (this.#isStopped) return;
        this.start();
        if (this.failure !== this.#toldFailure) this.#tell();
      });
      this.#searches.set(text, search);
    }
    return search;
  }

  #tell(): void {
    this.#toldAtMs = performance.now();
    this.#toldLength = this.shown.length;
    this.#toldFailure = this.failure;
    this.version += 1;
    for (const listener of this.#listeners) listener();
  }
}
