import { type JsonNode, member, nodeText, parseJson } from '@lifeline/json';
import type { Exchange, ServerRequest, SessionModel } from '@lifeline/model';

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

/** The server's requests by state, the newest first. */
export function requestsByState(
  model: Pick<SessionModel, 'serverRequests' | 'exchanges'>,
): Record<RequestState, readonly Exchange[]> {
  const groups: Record<RequestState, Exchange[]> = { open: [], answered: [], expired: [] };
  for (const { exchange: index, state } of model.serverRequests.toReversed()) {
    const exchange = model.exchanges[index];
    if (exchange !== undefined) groups[state].push(exchange);
  }
  return groups;
}

/** A request line taken apart. */
export interface RequestParts {
  readonly text: string;
  readonly params: JsonNode | undefined;
}

/** The params of a request; in a batch, those of the member with its id. Undefined when the line is no JSON object. */
export function readRequest(
  line: string,
  exchange: Pick<Exchange, 'id' | 'method'>,
): RequestParts | undefined {
  const text = line.startsWith('\uFEFF') ? line.slice(1) : line;
  const parsed = parseJson(text);
  if (!parsed.ok) return undefined;
  const { node } = parsed;
  const request = node.type === 'array' ? node.items.find((item) => isRequest(text, item, exchange)) : node;
  if (request?.type !== 'object') return undefined;
  return { text, params: member(request, 'params') };
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
