import type { Check, CheckAnswer, Checked, CheckOrder, CheckWorker } from './protocol.ts';

/** A script that has not loaded by then is not going to. */
const START_LIMIT_MS = 10_000;

interface Job {
  readonly order: CheckOrder;
  readonly limitMs: number;
  readonly settle: (checked: Checked) => void;
}

/**
 * Runs checks in a worker, one after the other, and ends the worker when one takes too long: a schema comes from a
 * server and may be hostile. The next check starts a new worker. The clock starts when the worker is loaded.
 */
export class WorkerChecker {
  readonly #create: () => Promise<CheckWorker>;
  #worker: CheckWorker | undefined;
  #isStarting = false;
  #startTimer: ReturnType<typeof setTimeout> | undefined;
  #isReady = false;
  #running: (Job & { readonly timer: ReturnType<typeof setTimeout> }) | undefined;
  #queue: Job[] = [];
  #lastId = 0;

  constructor(create: () => Promise<CheckWorker>) {
    this.#create = create;
  }

  readonly check: Check = (schemaText, valueText, limitMs) => {
    this.#lastId += 1;
    const order = { id: this.#lastId, schemaText, valueText };
    return new Promise((settle) => {
      this.#queue.push({ order, limitMs, settle });
      void this.#next();
    });
  };

  async #next(): Promise<void> {
    if (this.#running !== undefined || this.#queue.length === 0) return;
    if (this.#worker === undefined) await this.#start();
    if (!this.#isReady || this.#running !== undefined) return;
    const job = this.#queue.shift();
    if (job === undefined) return;
    const timer = setTimeout(() => this.#end('timeout'), job.limitMs);
    this.#running = { ...job, timer };
    this.#worker?.postMessage(job.order);
  }

  async #start(): Promise<void> {
    if (this.#isStarting) return;
    this.#isStarting = true;
    try {
      const worker = await this.#create();
      worker.onmessage = ({ data }: MessageEvent<CheckAnswer | 'ready'>) => this.#hear(data);
      worker.onerror = () => this.#end('failed');
      this.#worker = worker;
      this.#startTimer = setTimeout(() => this.#end('failed'), START_LIMIT_MS);
    } catch {
      // No worker can be made here (the page's address changed under it, a policy): the form says "not checked".
      this.#fail();
    } finally {
      this.#isStarting = false;
    }
  }

  #hear(data: CheckAnswer | 'ready'): void {
    if (data === 'ready') {
      clearTimeout(this.#startTimer);
      this.#isReady = true;
    } else if (data.id === this.#running?.order.id) {
      this.#finish(data.result);
    }
    void this.#next();
  }

  #end(why: 'timeout' | 'failed'): void {
    clearTimeout(this.#startTimer);
    this.#worker?.terminate();
    const hadStarted = this.#isReady;
    this.#worker = undefined;
    this.#isReady = false;
    this.#finish(why);
    if (hadStarted) void this.#next();
    else this.#fail();
  }

  #finish(checked: Checked): void {
    clearTimeout(this.#running?.timer);
    this.#running?.settle(checked);
    this.#running = undefined;
  }

  #fail(): void {
    for (const job of this.#queue.splice(0)) job.settle('failed');
  }
}
