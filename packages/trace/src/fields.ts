/** Reads the members of an untrusted object; remembers the first one that is missing or of the wrong kind. */
export class Fields {
  problem: string | undefined;
  private readonly members: Readonly<Record<string, unknown>>;

  constructor(members: Readonly<Record<string, unknown>>) {
    this.members = members;
  }

  has(name: string): boolean {
    return this.members[name] !== undefined;
  }

  get(name: string): unknown {
    return this.members[name];
  }

  string(name: string): string {
    const value = this.members[name];
    return typeof value === 'string' ? value : this.fault(name, 'a string', '');
  }

  number(name: string): number {
    const value = this.members[name];
    return typeof value === 'number' && value >= 0 ? value : this.fault(name, 'a number from 0', 0);
  }

  integer(name: string): number {
    const value = this.members[name];
    return isCount(value) ? value : this.fault(name, 'an integer from 0', 0);
  }

  boolean(name: string): boolean {
    const value = this.members[name];
    return typeof value === 'boolean' ? value : this.fault(name, 'true or false', false);
  }

  strings(name: string): readonly string[] {
    const value = this.members[name];
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
    return this.fault(name, 'a list of strings', []);
  }

  oneOf<T extends string>(name: string, values: readonly [T, ...T[]]): T {
    const value = this.members[name];
    return (
      values.find((known) => known === value) ?? this.fault(name, `one of ${values.join(', ')}`, values[0])
    );
  }

  object(name: string): Fields {
    const value = this.members[name];
    if (isRecord(value)) return new Fields(value);
    return this.fault(name, 'an object', new Fields({}));
  }

  fault<T>(name: string, wanted: string, fallback: T): T {
    this.problem ??= `its member "${name}" must be ${wanted}`;
    return fallback;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An integer from 0 on: a seq, a size, an offset. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
