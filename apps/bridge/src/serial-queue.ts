/**
 * Runs jobs one after the other: at once and synchronously while none of them waits for anything, else when those
 * before it are done. A job that a job starts comes behind it.
 */
export class SerialQueue {
  readonly #onWait: (isWaiting: boolean) => void;
  readonly #afterJob: () => void;
  readonly #jobs: (() => Promise<void> | undefined)[] = [];
  #isRunning = false;

  /**
   * @param onWait told when jobs have to wait for an asynchronous one, and when no more
   * @param afterJob called behind every job
   */
  constructor(onWait: (isWaiting: boolean) => void, afterJob: () => void) {
    this.#onWait = onWait;
    this.#afterJob = afterJob;
  }

  /** Settles as the job does. */
  run<T>(job: () => T | Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#jobs.push(() => {
        try {
          const result = job();
          if (result instanceof Promise) return result.then(resolve, reject);
          resolve(result);
        } catch (error) {
          reject(error);
        }
        return undefined;
      });
      if (!this.#isRunning) this.#runAll();
    });
  }

  #runAll(): void {
    this.#isRunning = true;
    for (let job = this.#jobs.shift(); job !== undefined; job = this.#jobs.shift()) {
      const waiting = job();
      if (waiting !== undefined) {
        this.#onWait(true);
        void waiting.then(() => {
          this.#afterJob();
          this.#onWait(false);
          this.#runAll();
        });
        return;
      }
      this.#afterJob();
    }
    this.#isRunning = false;
  }
}
