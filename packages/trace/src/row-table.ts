import type { Direction } from '@lifeline/protocol';
import { Columns } from './columns.ts';
import type { Cause } from './event.ts';
import { Interner } from './interner.ts';
import { hasRest, type Rest, restOf } from './rest.ts';
import { ROW_KINDS, type Row, type RowKind } from './row.ts';
import { FLAG, type MutableRow, packFlags, unpackFlags } from './row-layout.ts';

const NO_REST: Rest = {};

const CODE_OF_KIND: ReadonlyMap<RowKind, number> = new Map(ROW_KINDS.map((kind, code) => [kind, code]));

/**
 * The rows of a recording in columns: typed arrays and interned strings, about 65 bytes a row. `at` rebuilds a
 * row on demand; the accessors read single columns without building anything.
 */
export class RowTable {
  private readonly columns = new Columns();
  private readonly strings = new Interner();
  private readonly rests: Rest[] = [NO_REST];
  private readonly restNumbers = new Map<string, number>();
  private count = 0;

  /** Number of rows; their seqs are 0 to `length - 1`. */
  get length(): number {
    return this.count;
  }

  /** Appends the next row. Throws a RangeError when its `seq` is not the table's length. */
  push(row: Row): void {
    const at = this.count;
    if (row.seq !== at) throw new RangeError(`row ${row.seq} was pushed where row ${at} belongs`);
    const { columns, strings } = this;
    columns.reserve(at + 1);
    columns.atMs[at] = row.atMs;
    columns.offset[at] = row.offset;
    columns.length[at] = row.length;
    columns.bytes[at] = row.bytes;
    columns.connection[at] = row.connection;
    columns.kind[at] = CODE_OF_KIND.get(row.kind) ?? 0;
    columns.flags[at] = packFlags(row);
    columns.id[at] = strings.internToken(row.id);
    columns.progressToken[at] = strings.internToken(row.progressToken);
    columns.method[at] = strings.intern(row.method);
    columns.subject[at] = strings.intern(row.subject);
    columns.cause[at] = row.cause === undefined ? 0 : row.cause === 'auto' ? -1 : row.cause + 1;
    columns.rest[at] = this.internRest(row);
    this.count = at + 1;
  }

  /** The row `seq`. Throws a RangeError when there is none. */
  at(seq: number): Row {
    this.check(seq);
    const { columns } = this;
    const row: MutableRow = {
      seq,
      atMs: columns.atMs[seq] ?? 0,
      connection: columns.connection[seq] ?? 0,
      kind: this.kindAt(seq),
      bytes: columns.bytes[seq] ?? 0,
      offset: columns.offset[seq] ?? 0,
      length: columns.length[seq] ?? 0,
      ...this.restAt(seq),
    };
    unpackFlags(columns.flags[seq] ?? 0, row);
    const id = this.idAt(seq);
    if (id !== undefined) row.id = id;
    const progressToken = this.progressTokenAt(seq);
    if (progressToken !== undefined) row.progressToken = progressToken;
    const method = this.methodAt(seq);
    if (method !== undefined) row.method = method;
    const subject = this.subjectAt(seq);
    if (subject !== undefined) row.subject = subject;
    const cause = this.causeAt(seq);
    if (cause !== undefined) row.cause = cause;
    return row;
  }

  kindAt(seq: number): RowKind {
    return ROW_KINDS[this.columns.kind[seq] ?? 0] ?? 'note';
  }

  dirAt(seq: number): Direction | undefined {
    const flags = this.columns.flags[seq] ?? 0;
    return flags & FLAG.toServer ? 'toServer' : flags & FLAG.toClient ? 'toClient' : undefined;
  }

  atMsAt(seq: number): number {
    return this.columns.atMs[seq] ?? 0;
  }

  connectionAt(seq: number): number {
    return this.columns.connection[seq] ?? 0;
  }

  bytesAt(seq: number): number {
    return this.columns.bytes[seq] ?? 0;
  }

  offsetAt(seq: number): number {
    return this.columns.offset[seq] ?? 0;
  }

  lengthAt(seq: number): number {
    return this.columns.length[seq] ?? 0;
  }

  idAt(seq: number): string | undefined {
    return this.strings.token(this.columns.id[seq] ?? 0);
  }

  progressTokenAt(seq: number): string | undefined {
    return this.strings.token(this.columns.progressToken[seq] ?? 0);
  }

  methodAt(seq: number): string | undefined {
    return this.strings.text(this.columns.method[seq] ?? 0);
  }

  subjectAt(seq: number): string | undefined {
    return this.strings.text(this.columns.subject[seq] ?? 0);
  }

  causeAt(seq: number): Cause | undefined {
    const cause = this.columns.cause[seq] ?? 0;
    return cause === 0 ? undefined : cause < 0 ? 'auto' : cause - 1;
  }

  heldAt(seq: number): boolean {
    return ((this.columns.flags[seq] ?? 0) & FLAG.held) !== 0;
  }

  wholeAt(seq: number): boolean {
    return ((this.columns.flags[seq] ?? 0) & FLAG.whole) !== 0;
  }

  isErrorAt(seq: number): boolean {
    return ((this.columns.flags[seq] ?? 0) & FLAG.isError) !== 0;
  }

  faultsAt(seq: number): readonly string[] {
    return this.restAt(seq).faults ?? [];
  }

  /** What few rows have: faults, error code, cursor, event, detail and so on. */
  restAt(seq: number): Rest {
    return this.rests[this.columns.rest[seq] ?? 0] ?? NO_REST;
  }

  private check(seq: number): void {
    if (!Number.isInteger(seq) || seq < 0 || seq >= this.count) {
      throw new RangeError(`there is no row ${seq}; the table has ${this.count}`);
    }
  }

  private internRest(row: Row): number {
    if (!hasRest(row)) return 0;
    const rest = restOf(row);
    const key = JSON.stringify(rest);
    let number = this.restNumbers.get(key);
    if (number === undefined) {
      number = this.rests.length;
      this.rests.push(rest);
      this.restNumbers.set(key, number);
    }
    return number;
  }
}
