import { type Envelope, readEnvelope } from '@lifeline/protocol';
import { eventDetail } from './detail.ts';
import type { HeldEvent, MessageEvent, TraceEvent } from './event.ts';
import { negotiatedRevision } from './negotiated.ts';
import { eventRaw, lineSize } from './raw.ts';
import type { Row } from './row.ts';
import { addEnvelope, baseRow } from './row-build.ts';
import type { MutableRow } from './row-layout.ts';
import { WholeMessages } from './whole.ts';

/** How many of the latest messages a `held` event may point back to. */
const RECENT_MESSAGES = 256;

interface Connection {
  readonly whole: WholeMessages;
  revision: string | undefined;
}

/** Makes the row of each event of one recording; they must come in order of their `seq`. */
export class RowMaker {
  private readonly connections = new Map<number, Connection>();
  private readonly recent: { readonly seq: number; readonly envelope: Envelope; readonly bytes: number }[] =
    [];

  /**
   * `offset` and `length`: where the event's line is in the recording, in bytes, without its LF. `bytes`: size
   * of the message or stderr line as it crossed the pipe, if the caller knows it.
   */
  row(event: TraceEvent, offset: number, length: number, bytes?: number): Row {
    const row = baseRow(event, offset, length);
    switch (event.type) {
      case 'message':
        row.bytes = bytes ?? lineSize(event);
        this.message(row, event);
        break;
      case 'held':
        this.held(row, event);
        break;
      case 'released':
        row.kind = 'released';
        row.event = event.how;
        row.ref = event.ref;
        if (event.raw !== undefined) {
          row.bytes = lineSize({ raw: event.raw });
          row.whole = true;
          addEnvelope(row, this.envelope(event));
        }
        break;
      case 'stderr':
        row.kind = 'stderr';
        row.bytes = bytes ?? lineSize(event);
        if (event.open) row.event = 'open';
        break;
      case 'closed':
        this.connections.delete(event.connection);
        row.kind = 'closed';
        row.event = event.reason;
        break;
      default:
        row.kind = event.type;
        Object.assign(row, eventDetail(event));
    }
    return row;
  }

  private message(row: MutableRow, event: MessageEvent): void {
    const envelope = this.envelope(event);
    row.kind = envelope.kind;
    row.dir = event.dir;
    if (event.cause !== undefined) row.cause = event.cause;
    addEnvelope(row, envelope);
    this.markWhole(row, event, envelope);
    this.recent[event.seq % RECENT_MESSAGES] = { seq: event.seq, envelope, bytes: row.bytes };
  }

  private held(row: MutableRow, event: HeldEvent): void {
    row.held = true;
    row.dir = event.dir;
    if (event.cause !== undefined) row.cause = event.cause;
    let envelope: Envelope | undefined;
    if ('ref' in event) {
      row.ref = event.ref;
      const message = this.recent[event.ref % RECENT_MESSAGES];
      if (message?.seq === event.ref) {
        envelope = message.envelope;
        row.bytes = message.bytes;
      }
    } else {
      envelope = this.envelope(event);
      row.bytes = lineSize(event);
      this.markWhole(row, event, envelope);
    }
    if (envelope === undefined) return;
    row.kind = envelope.kind;
    addEnvelope(row, envelope);
  }

  private markWhole(row: MutableRow, event: MessageEvent | HeldEvent, envelope: Envelope): void {
    const connection = this.connection(event.connection);
    const whole = connection.whole.reason(envelope, event.dir);
    if (whole !== undefined) row.whole = true;
    if (whole === 'initialize-result') {
      connection.revision = negotiatedRevision(eventRaw(event)?.text ?? '') ?? connection.revision;
    }
  }

  private envelope(event: TraceEvent): Envelope {
    const raw = eventRaw(event);
    const { revision } = this.connection(event.connection);
    return readEnvelope(raw?.text ?? '', { revision, notUtf8: raw?.exact === false });
  }

  private connection(number: number): Connection {
    let connection = this.connections.get(number);
    if (connection === undefined) {
      connection = { whole: new WholeMessages(), revision: undefined };
      this.connections.set(number, connection);
    }
    return connection;
  }
}
