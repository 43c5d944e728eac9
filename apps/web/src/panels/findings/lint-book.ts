import {
  catalogueOf,
  type Finding,
  joined,
  type LintCatalogue,
  type ObservedCall,
  observedCalls,
  ranked,
  unjudged,
} from '@lifeline/lint';
import type { CatalogueItem } from '@lifeline/model';
import type { TraceStore } from '../../source/trace-store.ts';
import { countFindings, type LintState } from './lint-state.ts';
import { readResult } from './read-result.ts';
import type { RunLint } from './run-lint.ts';

/** Entries that are judged at a time: so many, or so much text. */
const BATCH_ITEMS = 25;
const BATCH_CHARS = 200_000;
/** Of each tool, so many of the newest results are judged. */
const MOST_RESULTS = 50;
/** The trace is looked at again this long after a change; ms. */
const PAUSE_MS = 200;

const NOTHING: LintState = { findings: [], counts: new Map(), judged: 0, total: 0, failed: false };

/**
 * What the rules find in one session: each entry is judged once, when it is listed, and each result once, when it
 * came. All judging is done elsewhere, by `run`.
 */
export class LintBook {
  state: LintState = NOTHING;
  readonly #store: Pick<TraceStore, 'model' | 'rows' | 'readBodies' | 'exactBytes'>;
  readonly #run: RunLint;
  readonly #onChange: () => void;
  #revision: string | undefined;
  #items = new WeakMap<CatalogueItem, readonly Finding[]>();
  #results = new Map<number, { readonly item: CatalogueItem; readonly findings: readonly Finding[] }>();
  #failures: readonly Finding[] = [];
  #listed: readonly CatalogueItem[] = [];
  #lists: readonly Finding[] = [];
  #isRunning = false;

  constructor(
    store: Pick<TraceStore, 'model' | 'rows' | 'readBodies' | 'exactBytes'>,
    run: RunLint,
    onChange: () => void,
  ) {
    this.#store = store;
    this.#run = run;
    this.#onChange = onChange;
  }

  /** The trace has changed: looks soon for what is new in it. */
  look(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    setTimeout(() => void this.#judgeAll(), PAUSE_MS);
  }

  async #judgeAll(): Promise<void> {
    try {
      while (!this.state.failed && (await this.#judgeNext()));
    } finally {
      this.#isRunning = false;
    }
  }

  /** Judges the next that is new; false when nothing is. */
  async #judgeNext(): Promise<boolean> {
    const catalogue = catalogueOf(this.#store.model);
    if (catalogue.revision !== this.#revision) this.#startAnew(catalogue.revision);
    const { items } = catalogue;
    const batch = firstBatch(items.filter((item) => !this.#items.has(item)));
    if (batch.length > 0) await this.#judgeItems(batch);
    else if (!sameItems(items, this.#listed)) await this.#judgeLists(items);
    else {
      const next = this.#nextCall(catalogue);
      if (next === undefined) return false;
      await this.#judgeResult(next.call, next.item);
    }
    this.#publish(items);
    return true;
  }

  #startAnew(revision: string | undefined): void {
    this.#revision = revision;
    this.#items = new WeakMap();
    this.#results.clear();
    this.#listed = [];
    this.#lists = [];
  }

  /** A batch that takes too long is halved, until it is clear which entry it is. */
  async #judgeItems(batch: readonly CatalogueItem[]): Promise<void> {
    const answer = await this.#run({ task: 'items', revision: this.#revision, items: batch });
    if (answer === 'failed') this.#fail();
    else if (answer !== 'timeout') {
      this.#failures = answer.failures;
      for (const [index, item] of batch.entries()) this.#items.set(item, answer.findings[index] ?? []);
    } else if (batch.length === 1) {
      for (const item of batch) this.#items.set(item, [unjudged(item)]);
    } else {
      const half = Math.ceil(batch.length / 2);
      await this.#judgeItems(batch.slice(0, half));
      await this.#judgeItems(batch.slice(half));
    }
  }

  async #judgeLists(items: readonly CatalogueItem[]): Promise<void> {
    const answer = await this.#run({ task: 'lists', revision: this.#revision, items });
    if (answer === 'failed') this.#fail();
    this.#lists = typeof answer === 'string' ? [] : (answer.findings[0] ?? []);
    this.#listed = [...items];
  }

  async #judgeResult(call: ObservedCall, item: CatalogueItem): Promise<void> {
    const result = await readResult(this.#store, call);
    const order = { task: 'results', revision: this.#revision, item } as const;
    const answer = result === undefined ? undefined : await this.#run({ ...order, observed: [result] });
    if (answer === 'failed') this.#fail();
    const findings = answer === undefined || typeof answer === 'string' ? [] : (answer.findings[0] ?? []);
    this.#results.set(call.seq, { item, findings });
  }

  /** A result that is not judged yet, of a tool with an output schema. */
  #nextCall({
    items,
  }: LintCatalogue): { readonly call: ObservedCall; readonly item: CatalogueItem } | undefined {
    const tools = new Map(
      items
        .filter(({ kind, text }) => kind === 'tool' && text.includes('"outputSchema"'))
        .map((item) => [item.key, item]),
    );
    if (tools.size === 0) return undefined;
    const seen = new Map<string, number>();
    for (const call of observedCalls(this.#store.model).toReversed()) {
      const item = tools.get(call.tool);
      if (item === undefined) continue;
      const count = (seen.get(call.tool) ?? 0) + 1;
      seen.set(call.tool, count);
      if (count <= MOST_RESULTS && this.#results.get(call.seq)?.item !== item) return { call, item };
    }
    return undefined;
  }

  #fail(): void {
    this.state = { ...this.state, failed: true };
  }

  #publish(items: readonly CatalogueItem[]): void {
    const own = items.flatMap((item) => this.#items.get(item) ?? []);
    const listed = new Set(items);
    const results = [...this.#results.values()].flatMap(({ item, findings }) =>
      listed.has(item) ? findings : [],
    );
    const findings = ranked([...own, ...this.#lists, ...joined(results), ...this.#failures]);
    const judged = items.filter((item) => this.#items.has(item)).length;
    const counts = countFindings(findings);
    this.state = { findings, counts, judged, total: items.length, failed: this.state.failed };
    this.#onChange();
  }
}

function firstBatch(items: readonly CatalogueItem[]): readonly CatalogueItem[] {
  let chars = 0;
  const end = items.findIndex((item, index) => {
    chars += item.text.length;
    return index > 0 && (index >= BATCH_ITEMS || chars > BATCH_CHARS);
  });
  return end < 0 ? items : items.slice(0, end);
}

function sameItems(a: readonly CatalogueItem[], b: readonly CatalogueItem[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
