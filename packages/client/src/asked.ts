import { type AnswerTexts, answerOf, findRule } from '@lifeline/protocol';
import { responseLine } from './lines.ts';
import { finishTask } from './own-tasks.ts';
import { readPath } from './read-path.ts';
import { type Turn, write } from './state.ts';

/** A question of the server: a request of its own, or one of those in a result that asks for input. */
export interface Question {
  readonly method: string;
  /** JSON text of the question with its `params`. */
  readonly text: string;
  /** seq of the request, or of the result. */
  readonly requestSeq: number;
  /** Key in `inputRequests` of a result. */
  readonly input?: string;
  /** Id text of a request. */
  readonly id?: string;
}

/** Has a rule of the person answer the question; false where none fits. */
export function answerByRule(turn: Turn, question: Question): boolean {
  const { rules } = turn.state;
  if (rules.length === 0) return false;
  const paramsText = readPath(question.text, ['params'])?.text;
  const position = findRule(rules, question.method, paramsText);
  const rule = rules[position];
  if (rule === undefined) return false;
  giveAnswer(turn, question, position + 1, answerOf(rule, paramsText));
  return true;
}

/** Declines a question that waits for nobody, as far as its method has a way to do so. */
export function declineUnattended(turn: Turn, question: Question): void {
  if (turn.state.options.isUnattended !== true) return;
  giveAnswer(turn, question, 0, declined(question.method));
}

function declined(method: string): AnswerTexts {
  if (method === 'elicitation/create') return { resultText: '{"action":"decline"}' };
  const message =
    method === 'sampling/createMessage' ? 'User rejected sampling request' : `${method} was declined`;
  return { errorText: JSON.stringify({ code: -1, message }) };
}

function giveAnswer(turn: Turn, question: Question, rule: number, texts: AnswerTexts): void {
  const { method, requestSeq, input, id } = question;
  turn.effects.push({
    type: 'answer',
    rule,
    method,
    requestSeq,
    ...(input !== undefined && { input }),
    ...(id !== undefined && { id }),
    ...texts,
  });
}

/**
 * Answers every request of the server that is still open, because the connection is about to end: an elicitation as
 * closed without a choice, anything else with an error.
 */
export function answerAll(turn: Turn, cause: number | 'auto'): void {
  for (const request of turn.state.parked.open()) {
    request.state = 'answered';
    const isElicitation = request.method === 'elicitation/create';
    const text = isElicitation ? CLOSED_UNDECIDED : NOBODY_LEFT;
    const body = isElicitation ? 'result' : 'error';
    if (request.task !== undefined) finishTask(turn, request.task, { body, text }, cause);
    else write(turn, responseLine(request.idText, body, text), cause);
  }
}

const CLOSED_UNDECIDED = '{"action":"cancel"}';
const NOBODY_LEFT = '{"code":-1,"message":"The client ends the connection"}';
