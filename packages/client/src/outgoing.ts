import { quoteJson } from '@lifeline/json';
import { INPUT_METHODS, readEnvelope } from '@lifeline/protocol';
import { notificationLine, requestLine, responseLine, typedLines } from './lines.ts';
import { LISTEN } from './listen.ts';
import { exactId, messagesOf, type WireMessage } from './messages.ts';
import { withMeta } from './meta.ts';
import { sendOwn } from './own-request.ts';
import { finishTask } from './own-tasks.ts';
import type { PendingRequest, Purpose } from './pending.ts';
import { readString } from './read-path.ts';
import { inputState, takeInput } from './rounds.ts';
import { type ClientState, expectAnswer, sendRequest, type Turn, write } from './state.ts';
import type { ClientEffect, ClientInput } from './types.ts';

type Input<T extends ClientInput['type']> = Extract<ClientInput, { type: T }>;
type RefusedCode = Extract<ClientEffect, { type: 'refused' }>['code'];

function refuse(turn: Turn, code: RefusedCode, message: string): void {
  turn.effects.push({ type: 'refused', code, message });
}

/** They stay open for as long as the server lets them. */
const STAYS_OPEN: ReadonlySet<string> = new Set([LISTEN, 'tasks/result']);
/** Their answers say how a task is. */
const ABOUT_TASK: ReadonlySet<string> = new Set(['tasks/get', 'tasks/cancel']);

const PLAIN = { type: 'plain' } as const;

/** False, and said, when there is no connection to write to. */
export function connectionIsOpen(turn: Turn): boolean {
  const { phase } = turn.state;
  if (phase === 'idle') refuse(turn, 'not-pending', 'There is no connection yet.');
  if (phase === 'closed') refuse(turn, 'not-pending', 'The connection is closed. Start it again to send.');
  return phase !== 'idle' && phase !== 'closed';
}

/** A request of the person, in any phase of the session. */
export function request(turn: Turn, input: Input<'request'>): void {
  const { method, paramsText } = input;
  const { state } = turn;
  const id = state.ids.next(method);
  const isModern = state.era === 'modern' || (state.era === undefined && method === 'server/discover');
  const params = isModern ? withMeta(state, method, paramsText) : paramsText;
  const usual = STAYS_OPEN.has(method) ? Number.POSITIVE_INFINITY : state.options.timeoutMs;
  const line = requestLine(id, method, params);
  const { timeoutMs = usual } = input;
  const purpose = purposeOf(state, method, paramsText);
  const isPatient = input.timeoutMs === undefined;
  sendRequest(turn, { id, method, line, timeoutMs, isPatient, purpose }, input.cause);
}

/** Sends a request again that was refused for want of authorization; what its answer sets off is as before. */
export function again(turn: Turn, { requestSeq, paramsText }: Input<'again'>): void {
  const { refused } = turn.state;
  const request = refused.get(requestSeq);
  if (request === undefined) {
    refuse(turn, 'not-pending', 'This request was not refused, or was sent again already.');
    return;
  }
  refused.delete(requestSeq);
  const { method, timeoutMs, isPatient, purpose } = request;
  sendOwn(turn, { kind: 'retry', method, paramsText, timeoutMs, isPatient, purpose, cause: requestSeq });
}

function purposeOf(state: ClientState, method: string, paramsText: string | undefined): Purpose {
  if (method === 'initialize') return { type: 'initialize', byHand: false };
  if (method === 'server/discover' && state.era === undefined) {
    return { type: 'probe', revision: state.options.modernRevision, isRetry: true };
  }
  const taskId = ABOUT_TASK.has(method) ? readString(paramsText ?? '', ['taskId']) : undefined;
  if (taskId !== undefined) return { type: 'task', id: taskId };
  const isRepeatable = state.era === 'modern' && INPUT_METHODS.has(method);
  return isRepeatable ? { type: 'repeatable', paramsText, round: 0 } : PLAIN;
}

/** A notification of the person. */
export function notify(turn: Turn, input: Input<'notify'>): void {
  writeTyped(turn, notificationLine(input.method, input.paramsText), input.cause);
}

/** Lines as typed; their requests are waited for, their answers and cancellations count. */
export function raw(turn: Turn, input: Input<'raw'>): void {
  for (const line of typedLines(input.text)) writeTyped(turn, line, input.cause);
}

function writeTyped(turn: Turn, line: string, cause: number): void {
  const key = write(turn, line, cause);
  const envelope = readEnvelope(line, { revision: turn.state.revision });
  for (const message of messagesOf(line, envelope)) noteTyped(turn, key, message);
}

/** What a message that somebody typed changes for the engine. */
function noteTyped(turn: Turn, key: number, message: WireMessage): void {
  const { id, kind, method, progressToken, requestId } = message.envelope;
  const { expired, ids, options, parked, pending } = turn.state;
  const idText = exactId(message);
  if (kind === 'request' && id !== undefined && idText !== undefined && method !== undefined) {
    ids.reserve(idText);
    const purpose = method === 'initialize' ? ({ type: 'initialize', byHand: true } as const) : PLAIN;
    const { timeoutMs } = options;
    expectAnswer(turn, key, { id, idText, method, line: message.text, progressToken, timeoutMs, purpose });
  } else if (kind === 'response' && id !== undefined) {
    parked.close(id, 'answered');
  } else if (method === 'notifications/cancelled' && requestId !== undefined) {
    if (pending.settle(requestId) === undefined) expired.settle(requestId);
  }
}

/** Cancels what was not answered, also past its time (utilities/cancellation; initialize must not be cancelled). */
export function cancel(turn: Turn, input: Input<'cancel'>): void {
  const { expired, pending } = turn.state;
  const isMeant = ({ sent }: PendingRequest) => sent?.seq === input.requestSeq;
  const requests = [...pending.filter(isMeant), ...expired.filter(isMeant)];
  if (requests.length === 0) {
    refuse(turn, 'not-pending', 'This request was answered or cancelled already.');
  }
  for (const request of requests) {
    if (request.method === 'initialize') {
      refuse(turn, 'not-pending', 'initialize cannot be cancelled; disconnect instead.');
      continue;
    }
    const reason = input.reason === undefined ? '' : `,"reason":${quoteJson(input.reason)}`;
    write(
      turn,
      notificationLine('notifications/cancelled', `{"requestId":${request.idText}${reason}}`),
      input.cause,
    );
    pending.remove(request);
    expired.remove(request);
  }
}

/** The person's answer to a parked request; the first one wins. */
export function answer(turn: Turn, input: Input<'answer'>): void {
  const { parked } = turn.state;
  if (input.input !== undefined) {
    answerInput(turn, input, input.input);
    return;
  }
  const open = parked.openAt(input.requestSeq, input.id);
  const body = input.resultText ?? input.errorText;
  if (open === undefined || body === undefined) {
    refuseAnswer(turn, parked.stateAt(input.requestSeq));
    return;
  }
  open.state = 'answered';
  const kind = input.resultText === undefined ? 'error' : 'result';
  if (open.task !== undefined) finishTask(turn, open.task, { body: kind, text: body }, input.cause);
  else write(turn, responseLine(open.idText, kind, body), input.cause);
}

/** The same for one question of a result that asks for input. */
function answerInput(turn: Turn, { requestSeq, resultText, errorText }: Input<'answer'>, key: string): void {
  const state = inputState(turn, requestSeq, key);
  if (state !== 'open' || (resultText ?? errorText) === undefined) refuseAnswer(turn, state);
  else takeInput(turn, requestSeq, key, resultText);
}

function refuseAnswer(turn: Turn, state: 'open' | 'answered' | 'withdrawn' | undefined): void {
  if (state === 'answered') {
    refuse(turn, 'already-answered', 'This request was answered already; the first answer counts.');
  } else if (state === 'withdrawn') {
    refuse(turn, 'not-pending', 'The server withdrew this request; it expects no answer any more.');
  } else if (state === 'open') {
    refuse(turn, 'not-pending', 'An answer needs a result or an error.');
  } else {
    refuse(turn, 'not-pending', 'No request of the server waits here for an answer.');
  }
}
