import type { Issue } from '@lifeline/schema-form';

const NONE: readonly Issue[] = [];

/**
 * The issues of one form by pointer. Fields subscribe to their own, so that a new verdict renders the fields that it
 * is about and no others.
 */
export class IssueBook {
  #all: readonly Issue[] = NONE;
  #byPointer = new Map<string, readonly Issue[]>();
  #below = new Map<string, number>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get all(): readonly Issue[] {
    return this.#all;
  }

  /** The issues at exactly this pointer; the same array while they stay the same. */
  at(pointer: string): readonly Issue[] {
    return this.#byPointer.get(pointer) ?? NONE;
  }

  /** How many issues lie below this pointer. */
  below(pointer: string): number {
    return this.#below.get(pointer) ?? 0;
  }

  set(issues: readonly Issue[]): void {
    const next = new Map<string, readonly Issue[]>();
    for (const issue of issues) next.set(issue.pointer, [...(next.get(issue.pointer) ?? []), issue]);
    for (const [pointer, found] of next) {
      const before = this.at(pointer);
      if (sameIssues(before, found)) next.set(pointer, before);
    }
    if (sameIssues(this.#all, issues)) return;
    this.#all = issues;
    this.#byPointer = next;
    this.#below = countBelow(issues);
    for (const listener of this.#listeners) listener();
  }
}

function sameIssues(a: readonly Issue[], b: readonly Issue[]): boolean {
  return a.length === b.length && a.every((issue, index) => isSame(issue, b[index]));
}

function isSame(a: Issue, b: Issue | undefined): boolean {
  return a.pointer === b?.pointer && a.code === b.code && a.detail === b.detail;
}

function countBelow(issues: readonly Issue[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { pointer } of issues) {
    for (let end = pointer.lastIndexOf('/'); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
      const above = pointer.slice(0, end);
      counts.set(above, (counts.get(above) ?? 0) + 1);
      if (end === 0) break;
    }
  }
  return counts;
}
