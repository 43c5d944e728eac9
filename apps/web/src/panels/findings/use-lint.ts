import { useSyncExternalStore } from 'react';
import { useStore } from '../../source/hooks.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import type { LintBook } from './lint-book.ts';
import type { FindingCount, LintState } from './lint-state.ts';

/** The findings of one store; their code is loaded once something is listed and somebody looks. */
class LintPort {
  readonly #store: TraceStore;
  readonly #listeners = new Set<() => void>();
  #book: LintBook | undefined;
  #leave: (() => void) | undefined;
  #isLoading = false;

  constructor(store: TraceStore) {
    this.#store = store;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#leave ??= this.#store.subscribe(this.#look);
    this.#look();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#leave?.();
      this.#leave = undefined;
    };
  };

  state = (): LintState | undefined => this.#book?.state;

  #look = (): void => {
    if (this.#book !== undefined) this.#book.look();
    else if (!this.#isLoading && hasEntries(this.#store)) {
      this.#isLoading = true;
      void this.#load();
    }
  };

  async #load(): Promise<void> {
    try {
      const [{ LintBook }, { runLint }] = await Promise.all([
        import('./lint-book.ts'),
        import('./run-lint.ts'),
      ]);
      this.#book = new LintBook(this.#store, runLint, () => {
        for (const listener of this.#listeners) listener();
      });
      this.#book.look();
    } finally {
      this.#isLoading = false;
    }
  }
}

function hasEntries({ model }: TraceStore): boolean {
  return (['tool', 'resource', 'template', 'prompt'] as const).some(
    (kind) => model.catalogue(kind).items.length > 0,
  );
}

const ports = new WeakMap<TraceStore, LintPort>();

function portOf(store: TraceStore): LintPort {
  let port = ports.get(store);
  if (port === undefined) {
    port = new LintPort(store);
    ports.set(store, port);
  }
  return port;
}

/** What the rules have found in a session so far; undefined before they have begun. */
export function useLint(sessionId: string): LintState | undefined {
  const port = portOf(useStore(sessionId));
  return useSyncExternalStore(port.subscribe, port.state);
}

const NO_COUNTS: ReadonlyMap<string, FindingCount> = new Map();

/** How many findings each entry has, by `countKey`. */
export function useFindingCounts(sessionId: string): ReadonlyMap<string, FindingCount> {
  return useLint(sessionId)?.counts ?? NO_COUNTS;
}
