import { canonicalNode, member, type Omitted } from '@lifeline/json';
import { type Exchange, hashText, type SessionModel } from '@lifeline/model';
import type { RowTable } from '@lifeline/trace';
import { LineReader, type MessagePlace } from './line-reader.ts';
import type { ComparedMessage } from './messages.ts';

/** A trace that is compared: its rows, and what was derived from them. */
export interface ComparedTrace {
  readonly model: SessionModel;
  readonly rows: RowTable;
}

/** What differs between any two runs, and says nothing: ids that the client allots anew. */
const ALLOTTED: ReadonlyMap<string, Omitted> = new Map([
  ['notifications/progress', ['progressToken']],
  ['notifications/cancelled', ['requestId']],
]);
/** Arguments are compared, not what the client adds to them. */
const ADDED: Omitted = ['_meta'];

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
  const lines = new LineReader(textOf);
  for (let seq = 0; seq < rows.length; seq += 1) {
    const { dir, batch } = rows.at(seq);
    if (dir === undefined) continue;
    for (const exchange of model.exchangesAt(seq))
      if (exchange.requestSeq === seq) messages.push(requestOf(exchange, lines));
    for (const [position, { kind, method = '', subject }] of (batch ?? [rows.at(seq)]).entries()) {
      if (kind !== 'notification' && kind !== 'malformed') continue;
      const about = subject === undefined ? {} : { subject };
      const args = oneWayArgs(lines, seq, position, kind === 'malformed' ? undefined : method);
      messages.push({ seq, kind, dir, method, ...about, args });
    }
  }
  return messages;
}

/** Fingerprint of a notification's arguments; of a malformed line or member (no method), of all its text. */
function oneWayArgs(lines: LineReader, seq: number, position: number, method: string | undefined): string {
  const place = lines.at(seq, position);
  if (place === undefined) return hashText(lines.text(seq));
  if (method === undefined) return hashText(place.text.slice(place.node.start, place.node.end));
  return hashText(partOf(place, 'params', ALLOTTED.get(method)));
}

function requestOf(exchange: Exchange, lines: LineReader): ComparedMessage {
  const { requestSeq, responseSeq, dir, method, subject, outcome, errorCode, ms, id } = exchange;
  const request = lines.withId(requestSeq, id, 'method');
  const answer = responseSeq === undefined ? undefined : lines.withId(responseSeq, id, 'id');
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

/** A member's canonical text; an empty object counts as absent. */
function partOf({ text, node }: MessagePlace, name: string, omitted: Omitted = []): string {
  const value = member(node, name);
  const canonical = value === undefined ? '' : canonicalNode(text, value, omitted);
  return canonical === '{}' ? '' : canonical;
}
