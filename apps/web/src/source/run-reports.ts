import type { RunProgress } from '@lifeline/wire';

/** A run of quick calls reports hundreds of times a second; the page draws what came within this time at once. */
const GATHER_MS = 200;

/** Gathers the reports of progress of a run into fewer; the last one of a run comes at once. */
export class RunReports {
  readonly #waiting = new Map<string, RunProgress>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #tell: (progress: RunProgress) => void;

  constructor(tell: (progress: RunProgress) => void) {
    this.#tell = tell;
  }

  add(progress: RunProgress): void {
    const { sessionId } = progress;
    const before = this.#waiting.get(sessionId);
    if (before !== undefined && before.startedAt !== progress.startedAt) this.#flush(sessionId);
    this.#waiting.set(sessionId, joined(this.#waiting.get(sessionId), progress));
    if (progress.state !== 'running') this.#flush(sessionId);
    else if (!this.#timers.has(sessionId))
      this.#timers.set(
        sessionId,
        setTimeout(() => this.#flush(sessionId), GATHER_MS),
      );
  }

  #flush(sessionId: string): void {
    clearTimeout(this.#timers.get(sessionId));
    this.#timers.delete(sessionId);
    const progress = this.#waiting.get(sessionId);
    this.#waiting.delete(sessionId);
    if (progress !== undefined) this.#tell(progress);
  }
}

/** What the later one says, with the rows of both. */
function joined(before: RunProgress | undefined, progress: RunProgress): RunProgress {
  if (before === undefined) return progress;
  const rows = new Map([...before.rows, ...progress.rows].map((row) => [row.caseId, row]));
  return { ...progress, rows: [...rows.values()] };
}
