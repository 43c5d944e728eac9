import { parseJson } from '@lifeline/json';
import { type Envelope, readEnvelope } from '@lifeline/protocol';
import { extendClock } from './clock.ts';
import { followList } from './discovery.ts';
import { finishInitialize } from './handshake.ts';
import { responseLine } from './lines.ts';
import type { PendingRequest } from './pending.ts';
import { type ClientState, type Turn, write } from './state.ts';
import type { ClientInput } from './types.ts';

interface Incoming {
  readonly raw: string;
  readonly seq: number;
  readonly atMs: number;
  readonly envelope: Envelope;
}

/** A line of the server. Whatever it is, it is tolerated; batches are taken apart in every revision. */
export function receive(turn: Turn, input: Extract<ClientInput, { type: 'received' }>): void {
  const { raw, seq, atMs } = input;
  const envelope = input.envelope ?? readEnvelope(raw);
  if (envelope.batch === undefined) {
    receiveMessage(turn, { raw, seq, atMs, envelope });
    return;
  }
  for (const text of batchMembers(raw)) {
    const member = readEnvelope(text);
    if (member.batch === undefined) receiveMessage(turn, { raw: text, seq, atMs, envelope: member });
  }
}

function batchMembers(raw: string): readonly string[] {
  const parsed = parseJson(raw);
  if (!parsed.ok || parsed.node.type !== 'array') return [];
  return parsed.node.items.map((item) => raw.slice(item.start, item.end));
}

function receiveMessage(turn: Turn, message: Incoming): void {
  switch (message.envelope.kind) {
    case 'request':
      answerServer(turn, message);
      break;
    case 'notification':
      takeNotification(turn, message);
      break;
    case 'response':
      takeResponse(turn, message);
      break;
    case 'malformed':
      break;
  }
}

/** What the engine can answer, it answers at once: an unanswered request can keep a server from ending. */
function answerServer(turn: Turn, { envelope, seq }: Incoming): void {
  const { id, method } = envelope;
  if (id === undefined || method === undefined) return;
  const { declaresRoots, options, parked } = turn.state;
  if (method === 'sampling/createMessage' || method === 'elicitation/create') {
    parked.park(seq, id);
  } else if (method === 'ping') {
    write(turn, responseLine(id, 'result', '{}'), seq);
  } else if (method === 'roots/list' && declaresRoots) {
    write(turn, responseLine(id, 'result', JSON.stringify({ roots: options.roots })), seq);
  } else {
    const error = JSON.stringify({ code: -32601, message: `Method not found: ${method}` });
    write(turn, responseLine(id, 'error', error), seq);
  }
}

function takeNotification(turn: Turn, { envelope, atMs }: Incoming): void {
  if (envelope.method === 'notifications/cancelled' && envelope.requestId !== undefined) {
    turn.state.parked.close(envelope.requestId, 'withdrawn');
  } else if (envelope.method === 'notifications/progress' && envelope.progressToken !== undefined) {
    extendClock(turn, envelope.progressToken, atMs);
  }
}

function takeResponse(turn: Turn, { envelope, raw, seq }: Incoming): void {
  const { state } = turn;
  const request = envelope.id === undefined ? undefined : settle(state, envelope.id);
  if (request === undefined) {
    if (state.phase === 'open') state.strayId = envelope.id ?? 'left out';
    return;
  }
  if (request.purpose.type === 'initialize') finishInitialize(turn, raw, seq, request.purpose.byHand);
  else if (request.purpose.type === 'list') followList(turn, raw, request.method, request.purpose.cursors);
}

function settle(state: ClientState, id: string): PendingRequest | undefined {
  const request = state.pending.settle(id);
  if (request !== undefined) return request;
  return state.lateInitialize?.id === id ? state.lateInitialize : undefined;
}
