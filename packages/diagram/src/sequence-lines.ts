import type { SessionModel } from '@lifeline/model';
import type { Row } from '@lifeline/trace';
import { Activations } from './activations.ts';
import { authorizationLane, authorizationStep } from './authorization-ways.ts';
import type { LanePositions } from './lanes.ts';
import { LineStore } from './line-store.ts';
import { Lives } from './lives.ts';
import { RowLines, type RowSource, type SequenceOptions } from './row-lines.ts';
import { type Fold, RunFinder, type RunKind, sameRun } from './runs.ts';
import type { SequenceWindow } from './scene.ts';
import { FOLD_FROM, GAP_MS, ownsRow } from './sizes.ts';
import { Strips } from './strips.ts';
import { buildWindow } from './window.ts';

/** A fold that may still grow, with the rows that it stands for. */
interface Run extends Fold {
  readonly seqs: number[];
  /** Index of its first line; meant until it is folded. */
  readonly line: number;
}

function startRun({ of, connection, dir, method }: RunKind, row: Row, line: number): Run {
  const { seq, atMs } = row;
  return {
    of,
    connection,
    dir,
    method,
    fromSeq: seq,
    fromMs: atMs,
    toSeq: seq,
    toMs: atMs,
    count: 1,
    open: false,
    seqs: [seq],
    line,
  };
}

/**
 * Lines of the sequence view, made incrementally: `append` the rows to show in order, each after the model has
 * reduced it, then ask for the `window` on screen. Leaving rows out filters. Heights never change by what comes
 * later, except that similar rows fold together. A change of options needs a new instance.
 */
export class SequenceLines {
  readonly store = new LineStore();
  readonly model: SessionModel;
  readonly source: RowSource;
  readonly activations = new Activations();
  readonly strips: Strips;
  readonly lives = new Lives();
  readonly #rowLines: RowLines;
  readonly #runs: RunFinder;
  readonly #folds = new Map<number, Run>();
  readonly #options: SequenceOptions;
  #run: Run | undefined;
  #lastMs: number | undefined;
  #connection = 0;
  #authorizationHost: string | undefined;

  constructor(source: RowSource, model: SessionModel, options: SequenceOptions) {
    this.source = source;
    this.model = model;
    this.#options = options;
    this.strips = new Strips(model);
    this.#rowLines = new RowLines(source, model, options);
    this.#runs = new RunFinder(model);
  }

  /** Host of the newest authorization server, '' if not known; undefined where none took part. */
  get authorizationHost(): string | undefined {
    return this.#authorizationHost;
  }

  /** Number of lines. */
  get length(): number {
    return this.store.length;
  }

  /** Height of all lines; px. */
  get height(): number {
    return this.store.height;
  }

  append(row: Row): void {
    this.#noteActivations(row);
    const isSilent = row.kind === 'released' || (row.held === true && row.ref !== undefined);
    if (isSilent || (row.kind === 'action' && !this.#options.host)) return;
    this.lives.note(row);
    this.#noteAuthorization(row);
    const kind = this.#runs.kindOf(row);
    const band = this.strips.enter(row);
    const run = this.#run;
    if (run !== undefined && kind !== undefined && band === undefined && sameRun(run, kind)) {
      this.#extend(run, row);
    } else {
      this.#pushPause(this.store, row, this.#lastMs);
      const isDivider = this.#pushDivider(row);
      if (band !== undefined && this.model.bands[band]?.phase !== 0) this.store.push('band', row.seq, band);
      this.#run = kind && startRun(kind, row, this.store.length);
      if (!isDivider) this.#rowLines.push(this.store, row);
    }
    this.#lastMs = row.atMs;
  }

  /** The run that was folded at this row, open or not; undefined when the row begins none. */
  foldAt(seq: number): Fold | undefined {
    return this.#folds.get(seq);
  }

  /** The folded run that a row lies in; undefined when it stands for itself. */
  foldOf(seq: number): Fold | undefined {
    const index = this.lineOf(seq);
    return index === undefined ? undefined : this.#foldAtLine(index);
  }

  /** Opens or closes the run that begins with this row. */
  toggleFold(seq: number): void {
    const run = this.#folds.get(seq);
    if (run === undefined) return;
    run.open = !run.open;
    const lines = new LineStore();
    this.#pushFold(lines, run);
    const index = this.#foldLine(seq);
    this.store.splice(index, this.store.firstFrom(run.toSeq + 1) - index, lines);
  }

  /** Index of the line that stands for a row: its own, or the run that it is folded into. */
  lineOf(seq: number): number | undefined {
    const { store } = this;
    let index = store.firstFrom(seq + 1) - 1;
    while (index >= 0 && !ownsRow(store.kindAt(index))) index -= 1;
    if (index < 0) return undefined;
    if (store.seqAt(index) === seq) return index;
    return (this.#foldAtLine(index)?.toSeq ?? -1) >= seq ? index : undefined;
  }

  /** Everything to draw between two heights, for lanes at these positions. */
  window(fromPx: number, toPx: number, lanes: LanePositions): SequenceWindow {
    return buildWindow(this, fromPx, toPx, lanes);
  }

  #extend(run: Run, row: Row): void {
    run.seqs.push(row.seq);
    run.count += 1;
    run.toSeq = row.seq;
    run.toMs = row.atMs;
    if (run.count === FOLD_FROM) {
      this.#folds.set(run.fromSeq, run);
      this.store.truncate(run.line);
      this.#pushFold(this.store, run);
    } else if (run.count < FOLD_FROM || run.open) {
      this.#pushPause(this.store, row, this.#lastMs);
      this.#rowLines.push(this.store, row);
    }
  }

  #pushFold(store: LineStore, run: Run): void {
    store.push('fold', run.fromSeq);
    if (!run.open) {
      if (run.of === 'notification') this.#rowLines.pushExplanation(store, this.source.at(run.fromSeq));
      return;
    }
    let lastMs: number | undefined;
    for (const seq of run.seqs) {
      const row = this.source.at(seq);
      this.#pushPause(store, row, lastMs);
      this.#rowLines.push(store, row);
      lastMs = row.atMs;
    }
  }

  #pushPause(store: LineStore, row: Row, lastMs: number | undefined): void {
    const pause = lastMs === undefined ? 0 : row.atMs - lastMs;
    if (pause > GAP_MS) store.push('gap', row.seq, Math.round(pause));
  }

  /** A line where another connection begins. Returns whether it stands for the row itself. */
  #pushDivider(row: Row): boolean {
    if (row.connection <= this.#connection) return false;
    const isFirst = this.#connection === 0;
    this.#connection = row.connection;
    if (isFirst) return false;
    this.store.push('divider', row.seq, row.connection);
    return row.kind === 'opened';
  }

  /** The lane comes with the first event that is about it. */
  #noteAuthorization(row: Row): void {
    const step = authorizationStep(row);
    if (step === undefined || authorizationLane(step) !== 'authorization') return;
    if (step !== 'callback') this.#authorizationHost = row.subject ?? this.#authorizationHost ?? '';
  }

  #noteActivations(row: Row): void {
    for (const exchange of this.model.exchangesAt(row.seq)) {
      if (exchange.requestSeq === row.seq) this.activations.add(exchange);
      else this.activations.settled(exchange);
    }
    if (row.held && row.ref !== undefined) {
      for (const exchange of this.model.exchangesAt(row.ref)) this.activations.settled(exchange);
    }
  }

  #foldLine(seq: number): number {
    let index = this.store.firstFrom(seq);
    while (this.store.seqAt(index) === seq && this.store.kindAt(index) !== 'fold') index += 1;
    return index;
  }

  #foldAtLine(index: number): Fold | undefined {
    return this.store.kindAt(index) === 'fold' ? this.#folds.get(this.store.seqAt(index)) : undefined;
  }
}
