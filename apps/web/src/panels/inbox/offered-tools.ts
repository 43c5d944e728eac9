import { type JsonNode, nodeText, quoteJson } from '@lifeline/json';
import { itemsOf, objectMember, stringOf } from '../../results/response.ts';

/** A tool that sampling lets the model use (2025-11-25, client/sampling#sampling-with-tools). */
export interface OfferedTool {
  readonly name: string;
  readonly description?: string;
  readonly schemaText?: string;
}

/** The tools in the params of sampling/createMessage that have a name, each name once. */
export function offeredTools(text: string, params: JsonNode | undefined): readonly OfferedTool[] {
  const found = new Map<string, OfferedTool>();
  for (const node of itemsOf(params, 'tools') ?? []) {
    const name = stringOf(node, 'name');
    if (name === undefined || found.has(name)) continue;
    const description = stringOf(node, 'description');
    const schema = objectMember(node, 'inputSchema');
    found.set(name, {
      name,
      ...(description !== undefined && { description }),
      ...(schema !== undefined && { schemaText: nodeText(text, schema) }),
    });
  }
  return [...found.values()];
}

/** JSON text of a model's result that wants a tool used. `inputText`: JSON text of the arguments. */
export function toolUseText(name: string, inputText: string): string {
  const use = `{"type":"tool_use","id":"call-1","name":${quoteJson(name)},"input":${inputText}}`;
  return `{"role":"assistant","content":[${use}],"model":"human","stopReason":"toolUse"}`;
}
