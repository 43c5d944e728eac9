import { parseJson } from '@lifeline/json';
import { type Envelope, readEnvelope } from '@lifeline/protocol';
import { readPath } from './read-path.ts';

export interface WireMessage {
  /** JSON text, without a byte order mark. */
  readonly text: string;
  readonly envelope: Envelope;
}

/**
 * The messages of one line: one, or the members of a batch. Only revision 2025-03-26 has batches; in any other, and
 * before one is negotiated, an array is malformed and one message. An array inside a batch is malformed too.
 */
export function messagesOf(raw: string, envelope: Envelope): readonly WireMessage[] {
  const text = withoutMark(raw);
  return envelope.batch === undefined ? [{ text, envelope }] : membersOf(text);
}

/** How many messages a line holds that is an array where there are no batches. */
export function strayMembers(raw: string, envelope: Envelope): number {
  if (envelope.malformed !== 'not-object') return 0;
  return membersOf(withoutMark(raw)).filter((member) => member.envelope.kind !== 'malformed').length;
}

function withoutMark(raw: string): string {
  return raw.startsWith('\uFEFF') ? raw.slice(1) : raw;
}

function membersOf(text: string): readonly WireMessage[] {
  const parsed = parseJson(text);
  if (!parsed.ok || parsed.node.type !== 'array') return [];
  return parsed.node.items.map((item) => {
    const member = text.slice(item.start, item.end);
    return { text: member, envelope: readEnvelope(member) };
  });
}

/** The id as it stands on the wire; the envelope shortens very long ones. */
export function exactId({ text, envelope }: WireMessage): string | undefined {
  return envelope.id === undefined ? undefined : (readPath(text, ['id'])?.text ?? envelope.id);
}
