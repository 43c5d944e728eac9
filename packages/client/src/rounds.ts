import { quoteJson, scanMembers } from '@lifeline/json';
import { answerByRule, declineUnattended, type Question } from './asked.ts';
import { addMembers } from './meta.ts';
import { sendOwn } from './own-request.ts';
import type { Repeatable } from './pending.ts';
import { readPath, readString } from './read-path.ts';
import { rootsText } from './roots.ts';
import type { Turn } from './state.ts';

/** A result that asks for input, until its request is sent again with it. */
export interface Round {
  readonly seq: number;
  readonly goesTo: InputTarget;
  /** Text of the answer by key in `inputRequests`; undefined while the person has not answered. */
  readonly inputs: Map<string, string | undefined>;
  isOver: boolean;
}

/** Where the input goes: into the same request once more, or to the task that asks for it. */
export type InputTarget =
  | {
      readonly type: 'again';
      readonly method: string;
      readonly repeatable: Repeatable;
      /** Text of `requestState`, which goes back byte for byte; absent where there is none. */
      readonly stateText: string | undefined;
    }
  | { readonly type: 'task'; readonly id: string };

/** One question of a result, by its key. */
export interface KeyedQuestion {
  readonly key: string;
  readonly text: string;
}

/**
 * Takes a result that asks for input (2026-07-28, basic/patterns/mrtr): rules answer first, roots are answered at once,
 * the rest waits for the person. Any other result is left alone.
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
  const asked = members.map(({ key, valueStart, valueEnd }) => ({
    key,
    text: requests?.text.slice(valueStart, valueEnd) ?? '',
  }));
  openRound(turn, seq, { type: 'again', method, repeatable, stateText }, asked);
}

/** Has the questions of event `seq` answered, by a rule, the engine or the person; then the input goes to its target. */
export function openRound(
  turn: Turn,
  seq: number,
  goesTo: InputTarget,
  asked: readonly KeyedQuestion[],
): void {
  const inputs = new Map<string, string | undefined>();
  for (const { key, text } of asked) {
    const question = { method: readString(text, ['method']) ?? '', text, requestSeq: seq, input: key };
    inputs.set(key, answerByRule(turn, question) ? undefined : ownAnswer(turn, question));
  }
  const round: Round = { seq, goesTo, inputs, isOver: false };
  turn.state.rounds.set(seq, round);
  goOn(turn, round);
}

function ownAnswer(turn: Turn, question: Question): string | undefined {
  if (question.method === 'roots/list' && turn.state.declared.has('roots')) return rootsText(turn);
  declineUnattended(turn, question);
  return undefined;
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
    const { goesTo } = round;
    const what = goesTo.type === 'task' ? `The task ${quoteJson(goesTo.id)}` : goesTo.method;
    const text = `${what} was not taken further: what event ${seq} asks for was refused, and a refusal cannot be put into inputResponses.`;
    turn.effects.push({ type: 'note', text });
    return;
  }
  round.inputs.set(key, resultText);
  goOn(turn, round);
}

/** Hands the input on once nothing is missing. */
function goOn(turn: Turn, round: Round): void {
  const { seq, goesTo } = round;
  const answers = [...round.inputs];
  if (answers.some(([, text]) => text === undefined)) return;
  round.isOver = true;
  const responses = answers.map(([key, text]) => `${quoteJson(key)}:${text}`).join(',');
  if (goesTo.type === 'again') sendAgain(turn, seq, goesTo, responses);
  else {
    const paramsText = `{"taskId":${quoteJson(goesTo.id)},"inputResponses":{${responses}}}`;
    sendOwn(turn, {
      kind: 'auto',
      method: 'tasks/update',
      paramsText,
      purpose: { type: 'plain' },
      cause: seq,
    });
  }
}

/** Sends the request again, with a new id; `responses`: the members of `inputResponses`. */
function sendAgain(
  turn: Turn,
  seq: number,
  { method, repeatable, stateText }: Extract<InputTarget, { type: 'again' }>,
  responses: string,
): void {
  const limit = turn.state.options.roundLimit;
  if (repeatable.round >= limit) {
    const text = `${method} asks for input once more after it was sent again ${limit} times, so it was left there. Run it anew to go on.`;
    turn.effects.push({ type: 'note', text });
    return;
  }
  const added: [string, string][] = [];
  if (responses !== '') added.push(['inputResponses', `{${responses}}`]);
  if (stateText !== undefined) added.push(['requestState', stateText]);
  sendOwn(turn, {
    kind: 'retry',
    method,
    paramsText: addMembers(repeatable.paramsText ?? '{}', added),
    purpose: { type: 'repeatable', paramsText: repeatable.paramsText, round: repeatable.round + 1 },
    cause: seq,
  });
}
