import { type JsonNode, member, parseJson } from '@lifeline/json';
import type { HttpHeader } from '@lifeline/trace';
import { headerValue } from './mcp-headers.ts';

/** An argument that is repeated in a header: where it stands in the arguments, and the header's name behind `Mcp-Param-`. */
interface ParamHeader {
  readonly path: readonly string[];
  readonly name: string;
}

/** Objects inside of objects are followed this far. */
const MOST_DEEP = 32;
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/**
 * Which arguments the tools of a server want repeated in headers (`x-mcp-header` in their schemas; transports/
 * streamable-http, 2026-07-28). Tools whose declaration breaks the rules get none.
 */
export class ParamHeaders {
  readonly #tools = new Map<string, readonly ParamHeader[]>();

  /** Takes note of the tools in the answer to tools/list; texts that are none are ignored. */
  learn(answer: string): void {
    if (!answer.includes('x-mcp-header')) return;
    const parsed = parseJson(answer);
    const result = parsed.ok ? member(parsed.node, 'result') : undefined;
    const tools = result && member(result, 'tools');
    if (tools?.type !== 'array') return;
    for (const tool of tools.items) {
      const name = member(tool, 'name');
      const schema = member(tool, 'inputSchema');
      if (name?.type !== 'string' || schema === undefined) continue;
      const found = declared(schema, [], 0);
      const names = found.map((one) => one.name.toLowerCase());
      const isSound = found.every((one) => TOKEN.test(one.name)) && new Set(names).size === names.length;
      this.#tools.set(name.value, isSound ? found : []);
    }
  }

  /** The headers of a call: of each declared argument that is a text, a number or a truth value. */
  of(params: JsonNode): readonly HttpHeader[] {
    const name = member(params, 'name');
    const found = name?.type === 'string' ? (this.#tools.get(name.value) ?? []) : [];
    return found.flatMap(({ path, name: header }) => {
      const value = path.reduce<JsonNode | undefined>(
        (node, key) => node && member(node, key),
        member(params, 'arguments'),
      );
      const text = textOf(value);
      return text === undefined ? [] : [{ name: `Mcp-Param-${header}`, value: headerValue(text) }];
    });
  }
}

function declared(schema: JsonNode, path: readonly string[], depth: number): readonly ParamHeader[] {
  const properties = member(schema, 'properties');
  if (properties?.type !== 'object' || depth === MOST_DEEP) return [];
  return properties.members.flatMap(({ key, value }) => {
    const header = member(value, 'x-mcp-header');
    const here = [...path, key];
    const own = header?.type === 'string' ? [{ path: here, name: header.value }] : [];
    return [...own, ...declared(value, here, depth + 1)];
  });
}

function textOf(node: JsonNode | undefined): string | undefined {
  switch (node?.type) {
    case 'string':
      return node.value;
    case 'number':
      return node.text;
    case 'boolean':
      return String(node.value);
    default:
      return undefined;
  }
}
