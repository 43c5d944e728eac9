import { type ChildProcess, spawn } from 'node:child_process';

/** Whoever ends process groups if this process can no longer do it. */
export interface GroupGuard {
  add(group: number): void;
  remove(group: number): void;
}

/** A guard that lived this long did start. */
const STABLE_MS = 1000;

/**
 * Starts the guard process with the first group and keeps it informed; one that died is replaced. On Windows there
 * are no groups and no guard.
 */
export class GuardClient implements GroupGuard {
  readonly #script: string;
  readonly #groups = new Set<number>();
  #process: ChildProcess | undefined;
  #isClosed = false;

  /** @param script path of the built guard program */
  constructor(script: string) {
    this.#script = script;
  }

  add(group: number): void {
    this.#groups.add(group);
    if (process.platform === 'win32') return;
    if (this.#process === undefined) this.#start();
    else this.#tell(`+${group}`);
  }

  remove(group: number): void {
    this.#groups.delete(group);
    this.#tell(`-${group}`);
  }

  /** The pid of the guard process, if there is one. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Lets the guard process end; what is still listed is ended by it. */
  close(): void {
    this.#isClosed = true;
    this.#process?.stdin?.end();
  }

  #start(): void {
    const guard = spawn(process.execPath, [this.#script], {
      detached: true,
      cwd: '/',
      env: {},
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const startedAt = performance.now();
    this.#process = guard;
    const forget = () => {
      if (this.#process !== guard) return;
      this.#process = undefined;
      // one that dies at once is tried again with the next group only, so that this does not go round and round
      const wasRunning = performance.now() - startedAt > STABLE_MS;
      if (wasRunning && !this.#isClosed && this.#groups.size > 0) this.#start();
    };
    guard.on('error', forget).on('exit', forget);
    guard.stdin?.on('error', () => undefined); // it has died: `exit` follows
    guard.unref();
    for (const group of this.#groups) this.#tell(`+${group}`);
  }

  #tell(line: string): void {
    this.#process?.stdin?.write(`${line}\n`);
  }
}
