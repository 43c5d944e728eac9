import { type JsonNode, member, parseJson } from '@lifeline/json';
import { HEADER_KEYWORD, type HeaderParam, headerParams } from '@lifeline/protocol';
import type { HttpHeader } from '@lifeline/trace';
import { headerValue } from './mcp-headers.ts';

/**
 * Which arguments the tools of a server want repeated in headers (`x-mcp-header` in their schemas; transports/
 * streamable-http, 2026-07-28). Tools whose declaration breaks the rules get none.
 */
export class ParamHeaders {
  readonly #tools = new Map<string, readonly HeaderParam[]>();

  /** Takes note of the tools in the answer to tools/list; texts that are none are ignored. */
  learn(answer: string): void {
    if (this.#tools.size === 0 && !answer.includes(HEADER_KEYWORD)) return;
    const parsed = parseJson(answer);
    const result = parsed.ok ? member(parsed.node, 'result') : undefined;
    const tools = result && member(result, 'tools');
    if (tools?.type !== 'array') return;
    for (const tool of tools.items) {
      const name = member(tool, 'name');
      const schema = member(tool, 'inputSchema');
      if (name?.type !== 'string' || schema === undefined) continue;
      const { params, problems } = headerParams(schema);
      this.#tools.set(name.value, problems.length === 0 ? params : []);
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
