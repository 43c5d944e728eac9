import type { Direction, Envelope, MessageKind } from '@lifeline/protocol';
import type { Cause, Row } from '@lifeline/trace';
import { itemSpans } from './object-view.ts';

export type MessageFields = Omit<Envelope, 'kind' | 'batch'>;

/** One JSON-RPC message to apply: the only one of its line, or one member of a batch. */
export interface Message {
  readonly seq: number;
  readonly atMs: number;
  readonly connection: number;
  readonly dir: Direction;
  readonly cause: Cause | undefined;
  readonly kind: MessageKind;
  readonly fields: MessageFields;
  /** Exact text of the message, where the model needs bodies. */
  readonly text: string | undefined;
}

/** The message of a row that is no batch. */
export function messageOf(row: Row, dir: Direction, kind: MessageKind, text: string | undefined): Message {
  const { seq, atMs, connection, cause } = row;
  return { seq, atMs, connection, dir, cause, kind, fields: row, text };
}

/** The members of a batch, in order. `text` is the whole line. */
export function membersOf(row: Row, dir: Direction, text: string | undefined): Message[] {
  const { seq, atMs, connection, cause, batch = [] } = row;
  const spans = text === undefined ? undefined : itemSpans(text, text.charCodeAt(0) === 0xfeff ? 1 : 0);
  return batch.map((fields, position) => {
    const span = spans?.[position];
    const own = span && text?.slice(span.start, span.end);
    return { seq, atMs, connection, dir, cause, kind: fields.kind, fields, text: own };
  });
}

/** The kind of a row that is a message, whether delivered or held; undefined for every other event. */
export function messageKind(row: Row): MessageKind | undefined {
  switch (row.kind) {
    case 'request':
    case 'notification':
    case 'response':
    case 'malformed':
      return row.kind;
    default:
      return undefined;
  }
}
