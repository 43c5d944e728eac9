/** Runs work soon, also in hidden tabs, where timers are slowed to one a second. */
export function soon(work: () => void): void {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    channel.port1.close();
    work();
  };
  channel.port2.postMessage(null);
}

const LATEST_MS = 250;

/** Calls `notify` once per animation frame at most, or after 250 ms where no frames come (hidden tabs). */
export class FrameNotifier {
  readonly #notify: () => void;
  #frame: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(notify: () => void) {
    this.#notify = notify;
  }

  /** Requests in `ms`, unless it is requested before. */
  requestLater(ms: number): void {
    this.#later ??= setTimeout(() => this.request(), ms);
  }

  request(): void {
    clearTimeout(this.#later);
    this.#later = undefined;
    if (this.#timer !== undefined) return;
    const fire = () => {
      if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
      clearTimeout(this.#timer);
      this.#frame = undefined;
      this.#timer = undefined;
      this.#notify();
    };
    this.#timer = setTimeout(fire, LATEST_MS);
    if (typeof requestAnimationFrame === 'function') this.#frame = requestAnimationFrame(fire);
  }
}
