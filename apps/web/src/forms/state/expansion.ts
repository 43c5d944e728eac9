import { splitPointer } from '@lifeline/json';

/** Which groups of a form the person has opened or closed; the others follow their default. */
export class Expansion {
  readonly #byPointer = new Map<string, boolean>();
  #wanted: string | undefined;
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

  /** The member or item of the value at `pointer` on the way to what was last opened to. */
  wantedIn(pointer: string): string | undefined {
    const below = `${pointer}/`;
    if (this.#wanted?.startsWith(below) !== true) return undefined;
    const [token = ''] = this.#wanted.slice(below.length).split('/');
    return splitPointer(`/${token}`)?.[0];
  }

  /** Opens every group that the value at this pointer lies in, and draws it where only a part is drawn. */
  openTo(pointer: string): void {
    this.#wanted = pointer;
    const tokens = pointer.split('/');
    for (let length = 1; length < tokens.length; length += 1) {
      this.#byPointer.set(tokens.slice(0, length).join('/'), true);
    }
    for (const listener of this.#listeners) listener();
  }
}
