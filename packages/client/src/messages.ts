import { parseJson } from '@lifeline/json';
import { type Envelope, readEnvelope } from '@lifeline/protocol';
import { readPath } from './read-path.ts';

export interface WireMessage {
  /** JSON text, without a byte order mark. */
  readonly text: string;
  readonly envelope: Envelope;
}

/**
 * The messages of one line: one, or the members of a batch, which is taken apart in every revision. An array
 * inside a batch is malformed and stays so.
 */
export function messagesOf(raw: string, known?: Envelope): readonly WireMessage[] {
  const text = raw.startsWith('\uFEFF') ? raw.slice(1) : raw;
  const envelope = known ?? readEnvelope(raw);
  if (envelope.batch === undefined && envelope.malformed !== 'not-object') return [{ text, envelope }];
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
