const FIRST_CAPACITY = 256;

/** The columns of a row table that every row has: 55 bytes a row, growing together by half. */
export class Columns {
  atMs = new Float64Array(FIRST_CAPACITY);
  offset = new Float64Array(FIRST_CAPACITY);
  length = new Uint32Array(FIRST_CAPACITY);
  bytes = new Uint32Array(FIRST_CAPACITY);
  connection = new Uint32Array(FIRST_CAPACITY);
  kind = new Uint8Array(FIRST_CAPACITY);
  flags = new Uint8Array(FIRST_CAPACITY);
  id = new Int32Array(FIRST_CAPACITY);
  progressToken = new Int32Array(FIRST_CAPACITY);
  method = new Uint32Array(FIRST_CAPACITY);
  subject = new Uint32Array(FIRST_CAPACITY);
  /** 0 none, -1 `auto`, else seq + 1. */
  cause = new Int32Array(FIRST_CAPACITY);
  /** Index into the list of rare members. */
  rest = new Uint32Array(FIRST_CAPACITY);
  private capacity = FIRST_CAPACITY;

  /** Makes room for `count` rows. */
  reserve(count: number): void {
    if (count <= this.capacity) return;
    this.capacity = Math.max(count, Math.ceil(this.capacity * 1.5));
    this.atMs = grown(this.atMs, new Float64Array(this.capacity));
    this.offset = grown(this.offset, new Float64Array(this.capacity));
    this.length = grown(this.length, new Uint32Array(this.capacity));
    this.bytes = grown(this.bytes, new Uint32Array(this.capacity));
    this.connection = grown(this.connection, new Uint32Array(this.capacity));
    this.kind = grown(this.kind, new Uint8Array(this.capacity));
    this.flags = grown(this.flags, new Uint8Array(this.capacity));
    this.id = grown(this.id, new Int32Array(this.capacity));
    this.progressToken = grown(this.progressToken, new Int32Array(this.capacity));
    this.method = grown(this.method, new Uint32Array(this.capacity));
    this.subject = grown(this.subject, new Uint32Array(this.capacity));
    this.cause = grown(this.cause, new Int32Array(this.capacity));
    this.rest = grown(this.rest, new Uint32Array(this.capacity));
  }
}

type NumberColumn = Float64Array | Uint32Array | Uint8Array | Int32Array;

function grown<T extends NumberColumn>(from: T, to: T): T {
  to.set(from);
  return to;
}
