import { type JsonNode, type JsonObject, member, parseJson } from '@lifeline/json';

/** A response line taken apart: its text and the nodes of its result and error. */
export interface ResponseParts {
  readonly text: string;
  readonly result?: JsonNode;
  readonly error?: JsonNode;
}

/** Reads a response line. Undefined when the line is not a JSON object; broken shapes are kept as they are. */
export function readResponse(text: string): ResponseParts | undefined {
  const parsed = parseJson(text.startsWith('\uFEFF') ? text.slice(1) : text);
  if (!parsed.ok || parsed.node.type !== 'object') return undefined;
  const result = member(parsed.node, 'result');
  const error = member(parsed.node, 'error');
  return {
    text: text.startsWith('\uFEFF') ? text.slice(1) : text,
    ...(result === undefined ? {} : { result }),
    ...(error === undefined ? {} : { error }),
  };
}

/** The items of an array member, or undefined when there is no such array. */
export function itemsOf(node: JsonNode | undefined, key: string): readonly JsonNode[] | undefined {
  const value = objectMember(node, key);
  return value?.type === 'array' ? value.items : undefined;
}

/** The text of a string member, or undefined. */
export function stringOf(node: JsonNode | undefined, key: string): string | undefined {
  const value = objectMember(node, key);
  return value?.type === 'string' ? value.value : undefined;
}

/** Whether a member is `true`. */
export function isTrue(node: JsonNode | undefined, key: string): boolean {
  const value = objectMember(node, key);
  return value?.type === 'boolean' && value.value === true;
}

/** A member of what may be an object. */
export function objectMember(node: JsonNode | undefined, key: string): JsonNode | undefined {
  return isObject(node) ? member(node, key) : undefined;
}

function isObject(node: JsonNode | undefined): node is JsonObject {
  return node?.type === 'object';
}
