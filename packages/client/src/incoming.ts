import { type Envelope, readEnvelope } from '@lifeline/protocol';
import { answerByRule, declineUnattended } from './asked.ts';
import { extendClock } from './clock.ts';
import { followList } from './discovery.ts';
import { finishLateProbe, finishProbe } from './era.ts';
import { finishInitialize } from './handshake.ts';
import { responseLine } from './lines.ts';
import { LISTEN } from './listen.ts';
import { exactId, messagesOf, strayMembers, type WireMessage } from './messages.ts';
import { answerAboutTasks, createTask, wantsTask } from './own-tasks.ts';
import type { PendingRequest } from './pending.ts';
import { rootsText } from './roots.ts';
import { takeInputRequired } from './rounds.ts';
import { type ClientCapability, type ClientState, type Turn, write } from './state.ts';
import { isTaskResult, takeCreatedTask, takeTaskAnswer, takeTaskNotification } from './tasks.ts';
import type { ClientInput } from './types.ts';

/** What a client must have declared before a server may send these (basic/lifecycle, all revisions). */
const NEEDED: ReadonlyMap<string, ClientCapability> = new Map([
  ['roots/list', 'roots'],
  ['sampling/createMessage', 'sampling'],
  ['elicitation/create', 'elicitation'],
]);

const TASK_NOTIFICATIONS: ReadonlySet<string> = new Set([
  'notifications/tasks/status',
  'notifications/tasks',
]);

interface Incoming extends WireMessage {
  readonly seq: number;
  readonly atMs: number;
}

/** A line of the server. Whatever it is, it is tolerated. */
export function receive(turn: Turn, input: Extract<ClientInput, { type: 'received' }>): void {
  const { seq, atMs, raw } = input;
  const envelope = input.envelope ?? readEnvelope(raw, { revision: turn.state.revision });
  for (const message of messagesOf(raw, envelope)) receiveMessage(turn, { ...message, seq, atMs });
  noteArray(turn, raw, envelope, seq);
}

/** A client that knows no batches takes nothing out of an array; an answer in it stays out. */
function noteArray(turn: Turn, raw: string, envelope: Envelope, seq: number): void {
  const count = strayMembers(raw, envelope);
  if (count === 0) return;
  const what = count === 1 ? 'a message' : `${count} messages`;
  turn.effects.push({
    type: 'note',
    text: `Event ${seq} is an array with ${what}. Batches belong to revision 2025-03-26 only, so it is ignored: nothing in it is taken for an answer, and nothing is answered.`,
  });
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

/**
 * What the engine or a rule can answer is answered at once: an unanswered request can keep a server from ending. A
 * rule goes before what the engine would say.
 */
function answerServer(turn: Turn, message: Incoming): void {
  const { seq, text } = message;
  const { id, method } = message.envelope;
  const idText = exactId(message);
  if (id === undefined || idText === undefined || method === undefined) return;
  const { declared, parked } = turn.state;
  const needed = NEEDED.get(method);
  const question = { method, text, requestSeq: seq, id: idText };
  const isKnown = needed !== undefined && declared.has(needed);
  if (method === 'ping') {
    write(turn, responseLine(idText, 'result', '{}'), seq);
  } else if (isKnown && wantsTask(turn, method, text)) {
    const task = createTask(turn, idText, text, seq);
    parked.park({ seq, id, idText, method, task });
    if (!answerByRule(turn, question)) declineUnattended(turn, question);
  } else if (answerByRule(turn, question)) {
    parked.park({ seq, id, idText, method });
  } else if (answerAboutTasks(turn, method, idText, text, seq)) {
    return;
  } else if (!isKnown) {
    const why = needed === undefined ? '' : ` (the client did not declare the capability ${needed})`;
    const error = JSON.stringify({ code: -32601, message: `Method not found: ${method}${why}` });
    write(turn, responseLine(idText, 'error', error), seq);
  } else if (needed === 'roots') {
    write(turn, responseLine(idText, 'result', rootsText(turn)), seq);
  } else {
    parked.park({ seq, id, idText, method });
    declineUnattended(turn, question);
  }
}

function takeNotification(turn: Turn, { envelope, text, seq, atMs }: Incoming): void {
  if (envelope.method === 'notifications/cancelled' && envelope.requestId !== undefined) {
    const { parked, pending } = turn.state;
    parked.close(envelope.requestId, 'withdrawn');
    for (const listening of pending.filter(
      ({ id, method }) => id === envelope.requestId && method === LISTEN,
    )) {
      pending.remove(listening);
    }
  } else if (envelope.method === 'notifications/progress' && envelope.progressToken !== undefined) {
    extendClock(turn, envelope.progressToken, atMs);
  } else if (envelope.method !== undefined && TASK_NOTIFICATIONS.has(envelope.method)) {
    takeTaskNotification(turn, text, seq, atMs);
  }
}

function takeResponse(turn: Turn, { envelope, text, seq, atMs }: Incoming): void {
  const { state } = turn;
  const request = envelope.id === undefined ? undefined : settle(state, envelope.id);
  if (request === undefined) {
    if (state.phase === 'open') state.strayId = envelope.id ?? 'left out';
    return;
  }
  const { purpose, method } = request;
  if (isTaskResult(text)) takeCreatedTask(turn, text, seq, atMs);
  switch (purpose.type) {
    case 'initialize':
      finishInitialize(turn, text, seq, purpose.byHand);
      break;
    case 'probe':
      if (request === state.lateProbe) finishLateProbe(turn, text);
      else finishProbe(turn, text, purpose);
      break;
    case 'list':
      followList(turn, text, method, purpose.cursors);
      break;
    case 'repeatable':
      takeInputRequired(turn, text, seq, method, purpose);
      break;
    case 'task':
      takeTaskAnswer(turn, purpose.id, text, seq, atMs);
      break;
    case 'plain':
      break;
  }
}

function settle(state: ClientState, id: string): PendingRequest | undefined {
  const request = state.pending.settle(id);
  if (request !== undefined) return request;
  state.expired.settle(id);
  if (state.lateProbe?.id === id) return state.lateProbe;
  return state.lateInitialize?.id === id ? state.lateInitialize : undefined;
}
