import { type JsonNode, member, nodeText, parseJson } from '@lifeline/json';

/** A message, and the text of the line that it stands in. */
export interface MessagePlace {
  readonly text: string;
  readonly node: JsonNode;
}

/** A line of one message, or of a batch. */
interface ParsedLine {
  readonly messages: readonly MessagePlace[];
  /** Of a batch: its messages by the JSON texts of their ids. */
  readonly byId?: ReadonlyMap<string, readonly MessagePlace[]>;
}

/** So many batches are kept parsed; their members are mostly asked for one after the other. */
const MOST_KEPT = 64;

/** The messages of a trace by their events. A batch is parsed once, however many members are asked for. */
export class LineReader {
  readonly #textOf: (seq: number) => string | undefined;
  readonly #batches = new Map<number, ParsedLine>();

  /** `textOf`: the exact text of an event's line. */
  constructor(textOf: (seq: number) => string | undefined) {
    this.#textOf = textOf;
  }

  /** The exact text of the event's line; empty where it cannot be had. */
  text(seq: number): string {
    return this.#textOf(seq) ?? '';
  }

  /** The message at a position of a batch; of any other line its only one, at 0. */
  at(seq: number, position: number): MessagePlace | undefined {
    return this.#line(seq).messages[position];
  }

  /** The message with this id (JSON text) that has the member `has`; of a line without batch its only one. */
  withId(seq: number, id: string, has: string): MessagePlace | undefined {
    const { messages, byId } = this.#line(seq);
    return byId === undefined
      ? messages[0]
      : byId.get(id)?.find(({ node }) => member(node, has) !== undefined);
  }

  #line(seq: number): ParsedLine {
    const known = this.#batches.get(seq);
    if (known !== undefined) return known;
    const line = parsedLine(this.text(seq));
    if (line.byId !== undefined) {
      if (this.#batches.size >= MOST_KEPT) this.#batches.clear();
      this.#batches.set(seq, line);
    }
    return line;
  }
}

function parsedLine(text: string): ParsedLine {
  const parsed = parseJson(text);
  if (!parsed.ok) return { messages: [] };
  if (parsed.node.type !== 'array') return { messages: [{ text, node: parsed.node }] };
  const messages = parsed.node.items.map((node) => ({ text, node }));
  const byId = new Map<string, MessagePlace[]>();
  for (const message of messages) {
    const id = member(message.node, 'id');
    if (id === undefined) continue;
    const key = nodeText(text, id);
    const others = byId.get(key);
    if (others === undefined) byId.set(key, [message]);
    else others.push(message);
  }
  return { messages, byId };
}
