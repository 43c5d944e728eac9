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
/** Of each tool, so many of the newest results are judged, as far as they are among so many of the newest exchanges. */
const MOST_RESULTS = 50;
const MOST_EXCHANGES = 2_000;
/** The trace is looked at again this long after a change; ms. Between two looks so many results are judged. */
const PAUSE_MS = 300;
const RESULTS_A_LOOK = 20;

interface JudgedResults {
  readonly seqs: Set<number>;
  findings: readonly Finding[];
}

interface NewCall {
  readonly call: ObservedCall;
  readonly item: CatalogueItem;
}

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
  #results = new WeakMap<CatalogueItem, JudgedResults>();
  #failures: readonly Finding[] = [];
  #listed: readonly CatalogueItem[] = [];
  #lists: readonly Finding[] = [];
  #isRunning = false;
  /** The trace has changed since the look under way began. */
  #isBehind = false;

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
    this.#isBehind = this.#isRunning;
    if (this.#isRunning) return;
    this.#isRunning = true;
    setTimeout(() => void this.#judgeAll(), PAUSE_MS);
  }

  async #judgeAll(): Promise<void> {
    try {
      while (!this.state.failed && (await this.#judgeNext()));
      const calls = this.state.failed ? [] : this.#newCalls(catalogueOf(this.#store.model));
      for (const { call, item } of calls.slice(0, RESULTS_A_LOOK)) await this.#judgeResult(call, item);
      if (calls.length > RESULTS_A_LOOK) this.#isBehind = true;
    } finally {
      this.#isRunning = false;
    }
    if (this.#isBehind && !this.state.failed) this.look();
  }

  /** Judges entries or lists that are new; false when none is. */
  async #judgeNext(): Promise<boolean> {
    const catalogue = catalogueOf(this.#store.model);
    if (catalogue.revision !== this.#revision) this.#startAnew(catalogue.revision);
    const { items } = catalogue;
    const batch = firstBatch(items.filter((item) => !this.#items.has(item)));
    if (batch.length > 0) await this.#judgeItems(batch);
    else if (!sameItems(items, this.#listed)) await this.#judgeLists(items);
    else return false;
    this.#publish(items);
    return true;
  }

  #startAnew(revision: string | undefined): void {
    this.#revision = revision;
    this.#items = new WeakMap();
    this.#results = new WeakMap();
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
    const known = this.#results.get(item);
    const judged = known ?? { seqs: new Set(), findings: [] };
    if (known === undefined) this.#results.set(item, judged);
    judged.seqs.add(call.seq);
    const result = await readResult(this.#store, call);
    if (result === undefined) return;
    const answer = await this.#run({ task: 'results', revision: this.#revision, item, observed: [result] });
    if (answer === 'failed') this.#fail();
    const findings = typeof answer === 'string' ? [] : (answer.findings[0] ?? []);
    if (findings.length === 0) return;
    judged.findings = joined([...judged.findings, ...findings]);
    this.#publish(catalogueOf(this.#store.model).items);
  }

  /** Results that are not judged yet, of tools with an output schema; the newest first. */
  #newCalls({ items }: LintCatalogue): readonly NewCall[] {
    const tools = new Map(
      items
        .filter(({ kind, text }) => kind === 'tool' && text.includes('"outputSchema"'))
        .map((item) => [item.key, item]),
    );
    if (tools.size === 0) return [];
    const seen = new Map<string, number>();
    const exchanges = this.#store.model.exchanges.slice(-MOST_EXCHANGES);
    return observedCalls({ exchanges })
      .toReversed()
      .flatMap((call) => {
        const item = tools.get(call.tool);
        const count = (seen.get(call.tool) ?? 0) + 1;
        seen.set(call.tool, count);
        const isNew = item !== undefined && this.#results.get(item)?.seqs.has(call.seq) !== true;
        return isNew && count <= MOST_RESULTS ? [{ call, item }] : [];
      });
  }

  #fail(): void {
    this.state = { ...this.state, failed: true };
  }

  #publish(items: readonly CatalogueItem[]): void {
    const own = items.flatMap((item) => this.#items.get(item) ?? []);
    const results = items.flatMap((item) => this.#results.get(item)?.findings ?? []);
    const findings = ranked([...own, ...this.#lists, ...results, ...this.#failures]);
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
