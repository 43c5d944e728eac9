import { type JsonNode, member, splitPointer } from '@lifeline/json';
import { shapeOf } from './shapes/index.ts';
import { messageShapes } from './shapes/messages.ts';
import type { MemberSpec } from './shapes/types.ts';
import type { ExplainedMessage } from './types.ts';

/** A place in a message, as the protocol knows it. */
export interface Place {
  readonly node: JsonNode;
  /** Name of the member, index of the item, or '' for the message itself. */
  readonly token: string;
  /** Type of the value by the protocol; undefined where it has none. */
  readonly type: string | undefined;
  /** Shape of the object that has the member; undefined for items, entries and below what is free. */
  readonly owner: string | undefined;
  readonly spec: MemberSpec | undefined;
  /** What stands here by its container: a member, an item of a list, or an entry under a free name. */
  readonly role: 'message' | 'member' | 'item' | 'entry';
  /** The nearest place above that the protocol names, for what is free inside. */
  readonly within: Place | undefined;
  readonly pattern: string;
}

/** The place at `pointer`; undefined when the message has nothing there. */
export function placeAt(message: ExplainedMessage, pointer: string): Place | undefined {
  const tokens = splitPointer(pointer);
  if (tokens === undefined) return undefined;
  let place: Place | undefined = rootPlace(message, message.node);
  for (const token of tokens) place = place === undefined ? undefined : below(message, place, token);
  return place;
}

function rootPlace(message: ExplainedMessage, node: JsonNode): Place {
  const type = node.type === 'array' ? 'Batch' : envelopeOf(node);
  const method = methodOf(message, node) ?? '';
  return {
    node,
    token: '',
    type,
    owner: undefined,
    spec: undefined,
    role: 'message',
    within: undefined,
    pattern: `${method}${type === 'Response' || type === 'ErrorResponse' ? ' response' : ''}`,
  };
}

/** Shape of the outside of a message, by the members that it has. */
export function envelopeOf(
  node: JsonNode,
): 'Request' | 'Notification' | 'Response' | 'ErrorResponse' | undefined {
  if (node.type !== 'object') return undefined;
  if (member(node, 'method') !== undefined) {
    return member(node, 'id') === undefined ? 'Notification' : 'Request';
  }
  if (member(node, 'error') !== undefined) return 'ErrorResponse';
  return member(node, 'result') !== undefined || member(node, 'id') !== undefined ? 'Response' : undefined;
}

function methodOf(message: ExplainedMessage, node: JsonNode): string | undefined {
  const own = member(node, 'method');
  return own?.type === 'string' ? own.value : message.method;
}

function below(message: ExplainedMessage, parent: Place, token: string): Place | undefined {
  const { node } = parent;
  if (node.type === 'array') {
    const item = /^(?:0|[1-9]\d*)$/.test(token) ? node.items[Number(token)] : undefined;
    if (item === undefined) return undefined;
    if (parent.type === 'Batch') return { ...rootPlace(message, item), token, role: 'item' };
    const type = itemType(parent.type);
    return child(parent, item, token, 'item', type, undefined, undefined);
  }
  const value = member(node, token);
  if (value === undefined) return undefined;
  const mapped = parent.type?.endsWith('{}') === true ? parent.type.slice(0, -2) : undefined;
  if (mapped !== undefined) return child(parent, value, token, 'entry', mapped, undefined, undefined);
  const owner = shapeAt(parent);
  const spec = owner === undefined ? undefined : specOf(owner, token);
  const type = typeBelow(message, parent, owner, token) ?? spec?.type;
  return child(parent, value, token, 'member', type, owner, spec);
}

function child(
  parent: Place,
  node: JsonNode,
  token: string,
  role: Place['role'],
  type: string | undefined,
  owner: string | undefined,
  spec: MemberSpec | undefined,
): Place {
  const name = role === 'member' && spec !== undefined ? token : '*';
  const isNamed = parent.spec !== undefined || parent.role === 'message' || parent.within === undefined;
  return {
    node,
    token,
    role,
    type,
    owner,
    spec,
    within: isNamed ? parent : parent.within,
    pattern: `${parent.pattern}/${name}`,
  };
}

/** What a list holds. A place that takes one value or a list of them (`SamplingMessage.content`) has the same items. */
function itemType(type: string | undefined): string | undefined {
  if (type === undefined) return undefined;
  if (type.endsWith('[]')) return type.slice(0, -2);
  return shapeOf(type) === undefined ? undefined : type;
}

/** The shape of the object at a place, by what it holds where its type leaves a choice. */
export function shapeAt(place: Place): string | undefined {
  const { type, node } = place;
  const shape = type === undefined ? undefined : shapeOf(type);
  if (shape === undefined) return undefined;
  if (shape.choice !== undefined) {
    const said = member(node, shape.choice.by);
    const chosen = said?.type === 'string' ? said.value : '';
    return Object.hasOwn(shape.choice.of, chosen) ? shape.choice.of[chosen] : type;
  }
  const present = Object.entries(shape.byPresence ?? {}).find(([key]) => member(node, key) !== undefined);
  return present?.[1] ?? type;
}

function specOf(owner: string, token: string): MemberSpec | undefined {
  const members = shapeOf(owner)?.members;
  return members !== undefined && Object.hasOwn(members, token) ? members[token] : undefined;
}

/** Type of params and results, which the method decides. */
function typeBelow(
  message: ExplainedMessage,
  parent: Place,
  owner: string | undefined,
  token: string,
): string | undefined {
  if (token === 'params' && (owner === 'Request' || owner === 'Notification' || owner === 'InputRequest')) {
    return messageShapes(methodOf(message, parent.node) ?? '')?.params;
  }
  if (token !== 'result' || (owner !== 'Response' && owner !== 'ErrorResponse')) return undefined;
  const result = member(parent.node, 'result');
  const said = result === undefined ? undefined : member(result, 'resultType');
  if (said?.type === 'string' && said.value === 'task') return 'TaskResult';
  const method = message.method === 'tasks/result' ? (message.taskMethod ?? message.method) : message.method;
  return messageShapes(method ?? '')?.result;
}
