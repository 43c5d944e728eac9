/** Which groups of a form the person has opened or closed; the others follow their default. */
export class Expansion {
  readonly #byPointer = new Map<string, boolean>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  isOpen(pointer: string): boolean | undefined {
    return this.#byPointer.get(pointer);
  }

  set(pointer: string, isOpen: boolean): void {
    this.#byPointer.set(pointer, isOpen);
    for (const listener of this.#listeners) listener();
  }

  /** Opens every group that the value at this pointer lies in. */
  openTo(pointer: string): void {
    const tokens = pointer.split('/');
    for (let length = 1; length < tokens.length; length += 1) {
      this.#byPointer.set(tokens.slice(0, length).join('/'), true);
    }
    for (const listener of this.#listeners) listener();
  }
}
