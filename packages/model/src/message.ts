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

/** The messages of a line, in order: one, or the members of a batch. `text` is the whole line. */
export function messagesOf(row: Row, dir: Direction, kind: MessageKind, text: string | undefined): Message[] {
  const { seq, atMs, connection, cause, batch } = row;
  const outer = { seq, atMs, connection, dir, cause };
  if (batch === undefined) return [{ ...outer, kind, fields: row, text }];
  const spans = text === undefined ? undefined : itemSpans(text, text.charCodeAt(0) === 0xfeff ? 1 : 0);
  return batch.map((member, position) => {
    const span = spans?.[position];
    const own = span && text?.slice(span.start, span.end);
    return { ...outer, kind: member.kind, fields: member, text: own };
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
