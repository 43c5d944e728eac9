import { member, parseJson } from '@lifeline/json';
import type { CatalogueList } from '@lifeline/model';
import { type HeaderFault, headerParams } from '@lifeline/protocol';

/** The page of tools/list to ask for next, as params, until the tool is known; undefined: nothing more is to be had. */
export function nextPage(list: CatalogueList, tool: string): string | undefined {
  if (list.state === 'failed' || list.items.some(({ key }) => key === tool)) return undefined;
  if (list.state === 'unasked') return '{}';
  if (list.state !== 'listing' || list.nextCursor === undefined || list.repeatedCursor !== undefined)
    return undefined;
  return JSON.stringify({ cursor: list.nextCursor });
}

/** The tool that the params of tools/call name. */
export function calledTool(paramsText: string | undefined): string | undefined {
  const parsed = paramsText === undefined ? undefined : parseJson(paramsText);
  const name = parsed?.ok === true ? member(parsed.node, 'name') : undefined;
  return name?.type === 'string' ? name.value : undefined;
}

/**
 * Why clients have to leave a tool out over HTTP: an argument of it cannot be repeated in a header as declared.
 * Undefined where it is sound, or unknown.
 */
export function headerRefusal(list: CatalogueList, tool: string): string | undefined {
  const item = list.items.find(({ key }) => key === tool);
  const parsed = item && parseJson(item.text);
  const schema = parsed?.ok === true ? member(parsed.node, 'inputSchema') : undefined;
  const problem = schema && headerParams(schema).problems[0];
  if (problem === undefined) return undefined;
  return `The call was not sent: the argument ${JSON.stringify(problem.path.join('.'))} of ${JSON.stringify(tool)} ${FAULTS[problem.fault]}. Over HTTP, clients have to leave such a tool out. Correct x-mcp-header in its schema.`;
}

const FAULTS: Readonly<Record<HeaderFault, string>> = {
  'not-a-name': 'is to be repeated in a header (x-mcp-header) whose name no header can have',
  repeated: 'is to be repeated in a header (x-mcp-header) that another argument has already',
  'not-primitive':
    'is to be repeated in a header (x-mcp-header), which only strings, integers and booleans can be',
};
