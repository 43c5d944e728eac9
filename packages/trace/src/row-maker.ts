import { type Envelope, readEnvelope } from '@lifeline/protocol';
import { eventDetail } from './detail.ts';
import type { HeldEvent, MessageEvent, TraceEvent } from './event.ts';
import { negotiatedRevision } from './negotiated.ts';
import { eventRaw, lineSize } from './raw.ts';
import type { Row } from './row.ts';
import { WholeMessages } from './whole.ts';

/** How many of the latest messages a `held` event may point back to. */
const RECENT_MESSAGES = 256;

type RowBase = Pick<Row, 'seq' | 'atMs' | 'connection' | 'bytes' | 'offset' | 'length'>;

interface Connection {
  readonly whole: WholeMessages;
  revision?: string | undefined;
}

/** Makes the row of each event of one recording; they must come in order of their `seq`. */
export class RowMaker {
  private readonly connections = new Map<number, Connection>();
  private readonly recent: (Row | undefined)[] = new Array(RECENT_MESSAGES).fill(undefined);

  /**
   * `offset` and `length`: where the event's line is in the recording, in bytes, without its LF. `bytes`: size
   * of the message or stderr line as it crossed the pipe, if the caller knows it.
   */
  row(event: TraceEvent, offset: number, length: number, bytes?: number): Row {
    const { seq, atMs, connection } = event;
    const base = { seq, atMs, connection, bytes: 0, offset, length };
    switch (event.type) {
      case 'message':
        return this.message(event, { ...base, bytes: bytes ?? lineSize(event) });
      case 'held':
        return this.held(event, base);
      case 'released': {
        const edited = event.raw !== undefined && { bytes: lineSize({ raw: event.raw }) };
        return {
          ...this.envelope(event),
          ...base,
          kind: 'released',
          ...edited,
          event: event.how,
          ref: event.ref,
        };
      }
      case 'stderr': {
        const open = event.open === true && { event: 'open' };
        return { ...base, kind: 'stderr', bytes: bytes ?? lineSize(event), ...open };
      }
      case 'closed':
        this.connections.delete(connection);
        return { ...base, kind: 'closed', event: event.reason };
      default:
        return { ...base, kind: event.type, ...eventDetail(event) };
    }
  }

  private message(event: MessageEvent, base: RowBase): Row {
    const connection = this.connection(event.connection);
    const envelope = this.envelope(event);
    const whole = connection.whole.reason(envelope, event.dir);
    if (whole === 'initialize-result') {
      connection.revision = negotiatedRevision(eventRaw(event)?.text ?? '') ?? connection.revision;
    }
    const row: Row = {
      ...envelope,
      ...base,
      dir: event.dir,
      ...(event.cause !== undefined && { cause: event.cause }),
      ...(whole !== undefined && { whole: true }),
    };
    this.recent[event.seq % RECENT_MESSAGES] = row;
    return row;
  }

  private held(event: HeldEvent, base: RowBase): Row {
    const own = {
      held: true,
      dir: event.dir,
      ...(event.cause !== undefined && { cause: event.cause }),
    } as const;
    if (!('ref' in event)) return { ...this.envelope(event), ...base, ...own, bytes: lineSize(event) };
    const message = this.recent[event.ref % RECENT_MESSAGES];
    if (message?.seq !== event.ref) return { ...base, kind: 'note', ...own, ref: event.ref };
    const { whole: _whole, cause: _cause, ...copy } = message;
    return { ...copy, ...base, ...own, ref: event.ref, bytes: message.bytes };
  }

  private envelope(event: TraceEvent): Envelope {
    const raw = eventRaw(event);
    const { revision } = this.connection(event.connection);
    return readEnvelope(raw?.text ?? '', { revision, notUtf8: raw?.exact === false });
  }

  private connection(number: number): Connection {
    let connection = this.connections.get(number);
    if (connection === undefined) {
      connection = { whole: new WholeMessages() };
      this.connections.set(number, connection);
    }
    return connection;
  }
}
