/** As much of a browser's worker as is needed. */
export interface PlainWorker {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(order: WorkerOrder<unknown>): void;
  terminate(): void;
}

/** What a worker gets. */
export interface WorkerOrder<Order> {
  readonly id: number;
  readonly order: Order;
}

/** What it posts, after one `ready` when its script has loaded. */
export interface WorkerAnswer<Result> {
  readonly id: number;
  readonly result: Result;
}

/** `timeout`: the work was ended. `failed`: there is no worker, or it broke. */
export type Worked<Result> = Result | 'timeout' | 'failed';

/** A script that has not loaded by then is not going to. */
const START_LIMIT_MS = 10_000;

interface Job<Order, Result> {
  readonly order: WorkerOrder<Order>;
  readonly limitMs: number;
  readonly settle: (worked: Worked<Result>) => void;
}

/**
 * Runs orders in a worker, one after the other, and ends the worker when one takes too long: a schema comes from a
 * server and may be hostile. The next order starts a new worker. The clock starts when the worker is loaded.
 */
export class KillableWorker<Order, Result> {
  readonly #create: () => Promise<PlainWorker>;
  #worker: PlainWorker | undefined;
  #isStarting = false;
  #startTimer: ReturnType<typeof setTimeout> | undefined;
  #isReady = false;
  #running: (Job<Order, Result> & { readonly timer: ReturnType<typeof setTimeout> }) | undefined;
  #queue: Job<Order, Result>[] = [];
  #lastId = 0;

  constructor(create: () => Promise<PlainWorker>) {
    this.#create = create;
  }

  /** What the worker makes of an order within `limitMs` of calculation. Never rejects. */
  run(order: Order, limitMs: number): Promise<Worked<Result>> {
    this.#lastId += 1;
    const numbered = { id: this.#lastId, order };
    return new Promise((settle) => {
      this.#queue.push({ order: numbered, limitMs, settle });
      void this.#next();
    });
  }

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
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer<Result> | 'ready'>) => this.#hear(data);
      worker.onerror = () => this.#end('failed');
      this.#worker = worker;
      this.#startTimer = setTimeout(() => this.#end('failed'), START_LIMIT_MS);
    } catch {
      // No worker can be made here (the page's address changed under it, a policy): the form says so.
      this.#fail();
    } finally {
      this.#isStarting = false;
    }
  }

  #hear(data: WorkerAnswer<Result> | 'ready'): void {
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

  #finish(worked: Worked<Result>): void {
    clearTimeout(this.#running?.timer);
    this.#running?.settle(worked);
    this.#running = undefined;
  }

  #fail(): void {
    for (const job of this.#queue.splice(0)) job.settle('failed');
  }
}
