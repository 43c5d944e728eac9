/** Waits for things that change now and then; whoever hears of a change calls `look`. */
export class Watch {
  readonly #waiting = new Set<() => void>();

  look(): void {
    for (const check of this.#waiting) check();
  }

  /** Resolves with true once the test holds, with false when the time is up. */
  until(test: () => boolean, timeoutMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (holds: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(check);
        resolve(holds);
      };
      const timer = setTimeout(() => end(false), timeoutMs);
      const check = () => {
        if (test()) end(true);
      };
      this.#waiting.add(check);
      check();
    });
  }
}
