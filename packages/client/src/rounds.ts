import { quoteJson, scanMembers } from '@lifeline/json';
import { addMembers } from './meta.ts';
import { sendOwn } from './own-request.ts';
import type { Repeatable } from './pending.ts';
import { readPath, readString } from './read-path.ts';
import type { Turn } from './state.ts';

/** A result that asks for input, until its request is sent again with it. */
export interface Round {
  readonly seq: number;
  readonly method: string;
  readonly repeatable: Repeatable;
  /** Text of the answer by key in `inputRequests`; undefined while the person has not answered. */
  readonly inputs: Map<string, string | undefined>;
  /** Text of `requestState`, which goes back byte for byte; absent where there is none. */
  readonly stateText: string | undefined;
  isOver: boolean;
}

/**
 * Takes a result that asks for input (2026-07-28, basic/patterns/mrtr): roots are answered at once, the rest waits
 * for the person. Any other result is left alone.
 */
export function takeInputRequired(
  turn: Turn,
  raw: string,
  seq: number,
  method: string,
  repeatable: Repeatable,
): void {
  if (readString(raw, ['result', 'resultType']) !== 'input_required') return;
  const requests = readPath(raw, ['result', 'inputRequests']);
  const stateText = readPath(raw, ['result', 'requestState'])?.text;
  const members = requests === undefined ? [] : (scanMembers(requests.text) ?? []);
  if (members.length === 0 && stateText === undefined) {
    const text = `The result of ${method} says input_required, but has neither inputRequests nor a requestState, so there is nothing to go on with.`;
    turn.effects.push({ type: 'note', text });
    return;
  }
  const inputs = new Map<string, string | undefined>();
  for (const { key, valueStart, valueEnd } of members) {
    inputs.set(key, ownAnswer(turn, requests?.text.slice(valueStart, valueEnd) ?? ''));
  }
  const round: Round = { seq, method, repeatable, inputs, stateText, isOver: false };
  turn.state.rounds.set(seq, round);
  goOn(turn, round);
}

function ownAnswer(turn: Turn, requestText: string): string | undefined {
  const { declared, options } = turn.state;
  if (readString(requestText, ['method']) !== 'roots/list' || !declared.has('roots')) return undefined;
  return JSON.stringify({ roots: options.roots });
}

/** What became of a question of the server, for refusals. */
export function inputState(turn: Turn, seq: number, key: string): 'open' | 'answered' | undefined {
  const round = turn.state.rounds.get(seq);
  if (round === undefined || !round.inputs.has(key)) return undefined;
  return round.isOver || round.inputs.get(key) !== undefined ? 'answered' : 'open';
}

/**
 * The person's answer to one question. `inputResponses` holds results only, so an error ends it: the request is not
 * sent again.
 */
export function takeInput(turn: Turn, seq: number, key: string, resultText: string | undefined): void {
  const round = turn.state.rounds.get(seq);
  if (round === undefined) return;
  if (resultText === undefined) {
    round.isOver = true;
    const text = `${round.method} was not taken further: what event ${seq} asks for was refused, and a refusal cannot be put into inputResponses.`;
    turn.effects.push({ type: 'note', text });
    return;
  }
  round.inputs.set(key, resultText);
  goOn(turn, round);
}

/** Sends the request again, with a new id, once nothing is missing. */
function goOn(turn: Turn, round: Round): void {
  const { seq, method, repeatable, inputs, stateText } = round;
  const answers = [...inputs].map(([key, text]) => [key, text] as const);
  if (answers.some(([, text]) => text === undefined)) return;
  round.isOver = true;
  const limit = turn.state.options.roundLimit;
  if (repeatable.round >= limit) {
    const text = `${method} asks for input once more after it was sent again ${limit} times, so it was left there. Run it anew to go on.`;
    turn.effects.push({ type: 'note', text });
    return;
  }
  const responses = answers.map(([key, text]) => `${quoteJson(key)}:${text}`).join(',');
  const added: [string, string][] = [];
  if (answers.length > 0) added.push(['inputResponses', `{${responses}}`]);
  if (stateText !== undefined) added.push(['requestState', stateText]);
  sendOwn(turn, {
    kind: 'retry',
    method,
    paramsText: addMembers(repeatable.paramsText ?? '{}', added),
    purpose: { type: 'repeatable', paramsText: repeatable.paramsText, round: repeatable.round + 1 },
    cause: seq,
  });
}
