import { type JsonNode, parseJson, quoteJson } from '@lifeline/json';
import type { UriValue } from './expand-uri.ts';

/** A schema for the values of a template's variables: texts, none required. */
export function templateSchema(names: readonly string[]): string {
  const properties = names.map((name) => `${quoteJson(name)}:{"type":"string"}`);
  return `{"type":"object","properties":{${properties.join()}}}`;
}

/** The values of variables in the JSON text of an object; absent and null ones are undefined. */
export function templateValues(text: string | undefined): (name: string) => UriValue | undefined {
  const parsed = parseJson(text ?? '{}');
  const values = new Map<string, UriValue>();
  for (const { key, value } of parsed.ok && parsed.node.type === 'object' ? parsed.node.members : []) {
    const known = valueOfNode(value);
    if (known === undefined) values.delete(key);
    else values.set(key, known);
  }
  return (name) => values.get(name);
}

function valueOfNode(node: JsonNode): UriValue | undefined {
  if (node.type === 'array') return node.items.map((item) => scalar(item) ?? '');
  if (node.type === 'object')
    return node.members.map(({ key, value }) => [key, scalar(value) ?? ''] as const);
  return scalar(node);
}

function scalar(node: JsonNode): string | undefined {
  if (node.type === 'string') return node.value;
  if (node.type === 'number') return node.text;
  return node.type === 'boolean' ? String(node.value) : undefined;
}
