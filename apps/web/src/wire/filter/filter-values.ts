import type { FilterKey } from '@lifeline/filter';
import type { ItemKind } from '@lifeline/model';
import type { TraceStore } from '../../source/trace-store.ts';

/** Values that are kept of each key. */
const MOST = 500;
/** Rows looked at when values are asked for; the next time goes on from there. */
const ROWS_AT_ONCE = 100_000;

const KINDS: Partial<Record<FilterKey, readonly ItemKind[]>> = {
  tool: ['tool'],
  prompt: ['prompt'],
  uri: ['resource'],
};
const EXAMPLES: Partial<Record<FilterKey, readonly string[]>> = {
  ms: ['200', '1s', '10s'],
  size: ['10kb', '1mb'],
};

/** The values that occur in a session, for completion; gathered a part at a time. */
export class FilterValues {
  readonly #store: TraceStore;
  readonly #methods = new Set<string>();
  readonly #findings = new Set<string>();
  readonly #tokens = new Set<string>();
  #read = 0;

  constructor(store: TraceStore) {
    this.#store = store;
  }

  of = (key: FilterKey): readonly string[] => {
    const { model } = this.#store;
    const kinds = KINDS[key];
    if (kinds !== undefined) return this.#names(kinds);
    switch (key) {
      case 'method':
        this.#gather();
        return [...this.#methods].sort();
      case 'finding':
        this.#gather();
        return [...this.#findings].sort();
      case 'token':
        this.#gather();
        return [...this.#tokens].reverse();
      case 'id':
        return distinct(model.exchanges.slice(-MOST).map(({ id }) => id)).reverse();
      case 'exchange':
        return model.exchanges
          .slice(-MOST)
          .map(({ requestSeq }) => String(requestSeq))
          .reverse();
      case 'conn':
        return model.connections.map(({ connection }) => String(connection));
      default:
        return EXAMPLES[key] ?? [];
    }
  };

  #names(kinds: readonly ItemKind[]): readonly string[] {
    const { model } = this.#store;
    const listed = kinds.flatMap((kind) => model.catalogue(kind).items.map(({ key }) => key));
    return distinct(listed.filter((name) => name !== '')).slice(0, MOST);
  }

  #gather(): void {
    const { rows, model } = this.#store;
    const end = Math.min(rows.length, this.#read + ROWS_AT_ONCE);
    for (; this.#read < end; this.#read += 1) {
      keep(this.#methods, rows.methodAt(this.#read));
      keep(this.#tokens, rows.progressTokenAt(this.#read));
      for (const rule of model.findingsAt(this.#read)) keep(this.#findings, rule);
    }
  }
}

function keep(set: Set<string>, value: string | undefined): void {
  if (value !== undefined && set.size < MOST) set.add(value);
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}
