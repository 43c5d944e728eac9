import { type JsonNode, member, nodeText, prettyJson, quoteJson } from '@lifeline/json';
import type { Exchange } from '@lifeline/model';
import type { RowTable } from '@lifeline/trace';
import type { Answer } from '../../source/commands.ts';
import type { RequestKind } from './requests.ts';

/** What "Decline" sends: elicitation has a result for it, sampling an error (2025-11-25, client/sampling). */
export const DECLINES: Readonly<Record<'sampling' | 'elicitation', Answer>> = {
  sampling: { errorText: '{"code":-1,"message":"User rejected sampling request"}' },
  elicitation: { resultText: '{"action":"decline"}' },
};

/** What "Cancel" sends: the person closed the question without choosing. */
export const CANCEL: Answer = { resultText: '{"action":"cancel"}' };

/** JSON text of a result to begin with, in lines. `params` are nodes of `text`. */
export function firstAnswer(
  kind: RequestKind | undefined,
  text: string,
  params: JsonNode | undefined,
): string {
  switch (kind) {
    case 'sampling':
      return prettyJson('{"role":"assistant","content":{"type":"text","text":""},"model":"human"}');
    case 'elicitation':
      return prettyJson(elicited(text, params));
    case 'roots':
      return prettyJson('{"roots":[]}');
    default:
      return '{}';
  }
}

function elicited(text: string, params: JsonNode | undefined): string {
  const schema = params === undefined ? undefined : member(params, 'requestedSchema');
  const properties = schema === undefined ? undefined : member(schema, 'properties');
  if (properties?.type !== 'object') return '{"action":"accept"}';
  const members = properties.members.map(({ key, value }) => `${quoteJson(key)}:${firstValue(text, value)}`);
  return `{"action":"accept","content":{${members.join(',')}}}`;
}

/** Default of a property, else its first choice, else the emptiest value of its type. */
function firstValue(text: string, schema: JsonNode): string {
  const preset = member(schema, 'default') ?? firstItem(member(schema, 'enum')) ?? firstConst(schema);
  if (preset !== undefined) return nodeText(text, preset);
  const type = member(schema, 'type');
  const least = member(schema, 'minimum');
  switch (type?.type === 'string' ? type.value : '') {
    case 'boolean':
      return 'false';
    case 'number':
    case 'integer':
      return least?.type === 'number' ? least.text : '0';
    case 'array':
      return '[]';
    default:
      return '""';
  }
}

/** `oneOf: [{const, title}]`: titled choices since revision 2025-11-25. */
function firstConst(schema: JsonNode): JsonNode | undefined {
  const choice = firstItem(member(schema, 'oneOf'));
  return choice === undefined ? undefined : member(choice, 'const');
}

function firstItem(node: JsonNode | undefined): JsonNode | undefined {
  return node?.type === 'array' ? node.items[0] : undefined;
}

/** `here` and `elsewhere`: this page, another tab. `you`: this page was not there. `lifeline`: nobody was asked. */
type Answerer = 'here' | 'elsewhere' | 'you' | 'lifeline';

const sentHere = new Set<string>();
const seenOpen = new Set<string>();

function keyOf(sessionId: string, requestSeq: number): string {
  return `${sessionId} ${requestSeq}`;
}

/** This page shows a request that waits for its answer. */
export function noteOpen(sessionId: string, requestSeq: number): void {
  seenOpen.add(keyOf(sessionId, requestSeq));
}

/** This page's answer was accepted. */
export function noteSent(sessionId: string, requestSeq: number): void {
  sentHere.add(keyOf(sessionId, requestSeq));
}

/** Who gave an answer: the cause of the response is the action of a person, or nobody's. */
export function answererOf(
  sessionId: string,
  rows: Pick<RowTable, 'causeAt' | 'kindAt'>,
  { requestSeq, responseSeq }: Pick<Exchange, 'requestSeq' | 'responseSeq'>,
): Answerer {
  const cause = responseSeq === undefined ? undefined : rows.causeAt(responseSeq);
  if (typeof cause !== 'number' || rows.kindAt(cause) !== 'action') return 'lifeline';
  const key = keyOf(sessionId, requestSeq);
  if (sentHere.has(key)) return 'here';
  return seenOpen.has(key) ? 'elsewhere' : 'you';
}
