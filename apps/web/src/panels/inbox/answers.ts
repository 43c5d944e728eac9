import { nodeText, quoteJson } from '@lifeline/json';
import { draftText, EMPTY_OBJECT, FormSchema, takeDefaults } from '@lifeline/schema-form';
import type { RowTable } from '@lifeline/trace';
import { recall } from '../../forms/index.ts';
import { objectMember } from '../../results/response.ts';
import type { Answer } from '../../source/commands.ts';
import { type Asked, askedKey, kindOf, type RequestParts } from './requests.ts';

/** What "Decline" sends: elicitation has a result for it, sampling an error (2025-11-25, client/sampling). */
export const DECLINES: Readonly<Record<'sampling' | 'elicitation', Answer>> = {
  sampling: { errorText: '{"code":-1,"message":"User rejected sampling request"}' },
  elicitation: { resultText: '{"action":"decline"}' },
};

/** What "Cancel" sends: the person closed the question without choosing. */
export const CANCEL: Answer = { resultText: '{"action":"cancel"}' };

/** JSON text of the result that accepts a question. `contentText` undefined: without content. */
export function acceptedText(contentText: string | undefined): string {
  const content = contentText === undefined ? '' : `,"content":${contentText}`;
  return `{"action":"accept"${content}}`;
}

/** JSON text of a model's result, said by a person (2025-11-25, client/sampling). */
export function sampledText(words: string): string {
  return `{"role":"assistant","content":{"type":"text","text":${quoteJson(words)}},"model":"human","stopReason":"endTurn"}`;
}

/** Text of the schema of the fields that a question asks for; undefined when it asks for none. */
export function fieldsSchema({ text, params }: RequestParts): string | undefined {
  const schema = objectMember(params, 'requestedSchema');
  const properties = objectMember(schema, 'properties');
  const asksForFields = properties?.type === 'object' && properties.members.length > 0;
  return asksForFields && schema !== undefined ? nodeText(text, schema) : undefined;
}

/** Text of the fields as this tab's form holds them, else of their defaults. */
export function keptFields(draftKey: string, schemaText: string | undefined): string | undefined {
  if (schemaText === undefined) return undefined;
  return draftText(recall(draftKey) ?? takeDefaults(new FormSchema(schemaText), EMPTY_OBJECT)).text;
}

/**
 * `here` and `elsewhere`: this page, another tab. `you`: this page was not there. `rule`: a rule of the person.
 * `unattended`: declined, as nobody was there. `lifeline`: nobody was asked.
 */
type Answerer = 'here' | 'elsewhere' | 'you' | 'rule' | 'unattended' | 'lifeline';

const sentHere = new Set<string>();
const seenOpen = new Set<string>();

function keyOf(sessionId: string, asked: string): string {
  return `${sessionId} ${asked}`;
}

/** This page shows a request (`askedKey`) that waits for its answer. */
export function noteOpen(sessionId: string, asked: string): void {
  seenOpen.add(keyOf(sessionId, asked));
}

/** This page's answer was accepted. */
export function noteSent(sessionId: string, asked: string): void {
  sentHere.add(keyOf(sessionId, asked));
}

/** Position of the rule that gave an answer, from 1; 0: declined, as nobody was there. Undefined: it was no rule. */
export function ruleOf(
  rows: Pick<RowTable, 'at' | 'causeAt' | 'kindAt'>,
  { responseSeq, input, rule }: Pick<Asked, 'responseSeq' | 'input' | 'rule'>,
): number | undefined {
  if (input !== undefined) return rule;
  const cause = responseSeq === undefined ? undefined : rows.causeAt(responseSeq);
  if (typeof cause !== 'number' || rows.kindAt(cause) !== 'action') return undefined;
  const { event, detail } = rows.at(cause);
  return event === 'answer' && detail !== undefined ? Number(detail) : undefined;
}

/**
 * Who gave an answer: the cause of the response is the action of a person, or nobody's. Of what a result asks for,
 * Lifeline answers roots.
 */
export function answererOf(
  sessionId: string,
  rows: Pick<RowTable, 'at' | 'causeAt' | 'kindAt'>,
  asked: Pick<Asked, 'requestSeq' | 'responseSeq' | 'input' | 'method' | 'rule'>,
): Answerer {
  const rule = ruleOf(rows, asked);
  if (rule !== undefined) return rule === 0 ? 'unattended' : 'rule';
  const { responseSeq, input, method } = asked;
  const cause = responseSeq === undefined ? undefined : rows.causeAt(responseSeq);
  const isByPerson =
    input === undefined
      ? typeof cause === 'number' && rows.kindAt(cause) === 'action'
      : kindOf(method) !== 'roots';
  if (!isByPerson) return 'lifeline';
  const key = keyOf(sessionId, askedKey(asked));
  if (sentHere.has(key)) return 'here';
  return seenOpen.has(key) ? 'elsewhere' : 'you';
}
