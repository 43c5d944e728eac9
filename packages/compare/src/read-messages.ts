import { type JsonNode, member, nodeText, parseJson } from '@lifeline/json';
import { type Exchange, hashText, type SessionModel } from '@lifeline/model';
import type { RowTable } from '@lifeline/trace';
import { canonicalNode, type Omitted } from './canonical.ts';
import type { ComparedMessage } from './messages.ts';

/** A trace that is compared: its rows, and what was derived from them. */
export interface ComparedTrace {
  readonly model: SessionModel;
  readonly rows: RowTable;
}

/** What differs between any two runs, and says nothing: ids that the client allots anew. */
const ALLOTTED: Readonly<Record<string, Omitted>> = {
  'notifications/progress': ['progressToken'],
  'notifications/cancelled': ['requestId'],
};
/** Arguments are compared, not what the client adds to them. */
const ADDED: Omitted = ['_meta'];

/** The events whose exact texts `readMessages` asks for. */
export function comparedSeqs({ model, rows }: ComparedTrace): number[] {
  const seqs: number[] = [];
  for (let seq = 0; seq < rows.length; seq += 1) {
    const kind = rows.kindAt(seq);
    if (kind === 'request' || kind === 'notification' || kind === 'malformed') seqs.push(seq);
    else if (kind === 'response' && model.exchangeAt(seq)?.responseSeq === seq) seqs.push(seq);
  }
  return seqs;
}

/**
 * Reads what is compared of every message of a trace, in order. `textOf` gives the exact text of an event's line,
 * or undefined where it cannot be had; such a message is compared by its method alone.
 */
export function readMessages(
  trace: ComparedTrace,
  textOf: (seq: number) => string | undefined,
): ComparedMessage[] {
  const { model, rows } = trace;
  const messages: ComparedMessage[] = [];
  for (let seq = 0; seq < rows.length; seq += 1) {
    const kind = rows.kindAt(seq);
    if (kind === 'request') {
      for (const exchange of model.exchangesAt(seq)) messages.push(requestOf(exchange, textOf));
    } else if (kind === 'notification' || kind === 'malformed') {
      const { dir, method = '', subject } = rows.at(seq);
      if (dir === undefined) continue;
      const text = textOf(seq) ?? '';
      const args = kind === 'malformed' ? hashText(text) : hashText(paramsOf(text, ALLOTTED[method]));
      messages.push({ seq, kind, dir, method, ...(subject === undefined ? {} : { subject }), args });
    }
  }
  return messages;
}

function requestOf(exchange: Exchange, textOf: (seq: number) => string | undefined): ComparedMessage {
  const { requestSeq, responseSeq, dir, method, subject, outcome, errorCode, ms, id } = exchange;
  const request = memberOf(textOf(requestSeq) ?? '', id, 'method');
  const answer = responseSeq === undefined ? undefined : memberOf(textOf(responseSeq) ?? '', id, 'id');
  return {
    seq: requestSeq,
    kind: 'request',
    dir,
    method,
    ...(subject === undefined ? {} : { subject }),
    args: hashText(request === undefined ? '' : partOf(request, 'params', ADDED)),
    ...(responseSeq === undefined ? {} : { responseSeq }),
    outcome,
    ...(errorCode === undefined ? {} : { errorCode }),
    ...(answer === undefined ? {} : { answer: hashText(partOf(answer, 'result') + partOf(answer, 'error')) }),
    ...(ms === undefined ? {} : { ms }),
  };
}

interface Part {
  readonly text: string;
  readonly node: JsonNode;
}

/** The message with this id that has the member `has`, in a line that holds one message or a batch. */
function memberOf(text: string, id: string, has: string): Part | undefined {
  const parsed = parseJson(text);
  if (!parsed.ok) return undefined;
  if (parsed.node.type !== 'array') return { text, node: parsed.node };
  const node = parsed.node.items.find((item) => {
    const value = member(item, 'id');
    return value !== undefined && nodeText(text, value) === id && member(item, has) !== undefined;
  });
  return node === undefined ? undefined : { text, node };
}

function paramsOf(text: string, omitted: Omitted = []): string {
  const parsed = parseJson(text);
  return parsed.ok ? partOf({ text, node: parsed.node }, 'params', omitted) : text;
}

/** A member's canonical text; an empty object counts as absent. */
function partOf({ text, node }: Part, name: string, omitted: Omitted = []): string {
  const value = member(node, name);
  const canonical = value === undefined ? '' : canonicalNode(text, value, omitted);
  return canonical === '{}' ? '' : canonical;
}
