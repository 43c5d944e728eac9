import { type JsonNode, member, nodeText, parseJson, quoteJson } from '@lifeline/json';
import type { AskedTask, Exchange, ServerRequest, SessionModel } from '@lifeline/model';
import { objectMember, type ResponseParts, readResponse } from '../../results/response.ts';

/** What the protocol lets servers ask of clients (revision 2025-11-25, client/*). */
export type RequestKind = 'sampling' | 'elicitation' | 'roots';

const KINDS: ReadonlyMap<string, RequestKind> = new Map([
  ['sampling/createMessage', 'sampling'],
  ['elicitation/create', 'elicitation'],
  ['roots/list', 'roots'],
]);

/** Undefined for a method that no revision lets a server send, and for those that nobody has to decide about. */
export function kindOf(method: string): RequestKind | undefined {
  return KINDS.get(method);
}

type RequestState = ServerRequest['state'];

/**
 * What the server asks, as an exchange of its own also where a result asks for it: then `requestSeq` is that result,
 * `responseSeq` the request that brought the answer, and `input` the key. Where the client has made a task of it,
 * `responseSeq` is the message that says that the task is over.
 */
export interface Asked extends Exchange {
  readonly input?: string;
  readonly task?: AskedTask;
  /** Of what a result asks for: position of the rule that answered, from 1; 0: declined unattended. */
  readonly rule?: number;
}

const OUTCOMES = { open: 'pending', answered: 'result', expired: 'lost' } as const;

/** Undefined where the exchange is not known. */
export function askedOf(
  { exchanges }: Pick<SessionModel, 'exchanges'>,
  { exchange: index, input, state, task }: ServerRequest,
): Asked | undefined {
  const exchange = exchanges[index];
  if (exchange !== undefined && task !== undefined) return taskOf(exchange, task, state);
  if (exchange === undefined || input === undefined) return exchange;
  const { connection, phase } = exchange;
  return {
    index,
    connection,
    phase,
    dir: 'toClient',
    id: quoteJson(input.key),
    method: input.method,
    requestSeq: input.seq,
    requestAtMs: input.atMs,
    outcome: OUTCOMES[state],
    parent: index,
    input: input.key,
    ...(input.rule !== undefined && { rule: input.rule }),
    ...(input.sentSeq !== undefined && { responseSeq: input.sentSeq }),
  };
}

/** A question as it stands with its task, whose creation was no answer yet. */
function taskOf(exchange: Exchange, task: AskedTask, state: RequestState): Asked {
  const { responseSeq: _created, endSeq: _end, ms: _ms, ...asked } = exchange;
  const { over, status } = task;
  const ended = status === 'cancelled' ? 'cancelled' : status === 'failed' ? 'error' : OUTCOMES[state];
  return {
    ...asked,
    task,
    outcome: ended,
    ...(over !== undefined && {
      responseSeq: over.seq,
      endSeq: over.seq,
      ms: Math.max(0, over.atMs - exchange.requestAtMs),
    }),
  };
}

/** Tells one of them from the others of its session. */
export function askedKey({ requestSeq, input }: Pick<Asked, 'requestSeq' | 'input'>): string {
  return input === undefined ? String(requestSeq) : `${requestSeq}/${input}`;
}

/** What the server asks by state, the newest first. */
export function requestsByState(
  model: Pick<SessionModel, 'serverRequests' | 'exchanges'>,
): Record<RequestState, readonly Asked[]> {
  const groups: Record<RequestState, Asked[]> = { open: [], answered: [], expired: [] };
  for (const request of model.serverRequests.toReversed()) {
    const asked = askedOf(model, request);
    if (asked !== undefined) groups[request.state].push(asked);
  }
  return groups;
}

/** A request line taken apart. */
export interface RequestParts {
  readonly text: string;
  readonly params: JsonNode | undefined;
}

/**
 * The params of a request; in a batch, those of the member with its id, in a result, or in a task that is told, those of the entry with its key.
 * Undefined when the line is no JSON object.
 */
export function readRequest(
  line: string,
  exchange: Pick<Asked, 'id' | 'method' | 'input'>,
): RequestParts | undefined {
  const text = line.startsWith('\uFEFF') ? line.slice(1) : line;
  const parsed = parseJson(text);
  if (!parsed.ok) return undefined;
  const { node } = parsed;
  const request = node.type === 'array' ? node.items.find((item) => isRequest(text, item, exchange)) : node;
  if (request?.type !== 'object') return undefined;
  if (exchange.input !== undefined) {
    const holder = member(request, 'result') ?? member(request, 'params');
    const entry = objectMember(objectMember(holder, 'inputRequests'), exchange.input);
    return { text, params: objectMember(entry, 'params') };
  }
  return { text, params: member(request, 'params') };
}

/** An answer that went out: a response, or its entry in the `inputResponses` of the request that brought it. */
export function readAnswer(line: string, input: string | undefined): ResponseParts | undefined {
  if (input === undefined) return readResponse(line);
  const parsed = parseJson(line);
  if (!parsed.ok) return undefined;
  const result = objectMember(objectMember(objectMember(parsed.node, 'params'), 'inputResponses'), input);
  return { text: line, ...(result !== undefined && { result }) };
}

function isRequest(text: string, node: JsonNode, { id, method }: Pick<Exchange, 'id' | 'method'>): boolean {
  const ownId = member(node, 'id');
  const ownMethod = member(node, 'method');
  return (
    ownId !== undefined &&
    nodeText(text, ownId) === id &&
    ownMethod?.type === 'string' &&
    ownMethod.value === method
  );
}
