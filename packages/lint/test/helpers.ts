import type { CatalogueItem, ItemKind } from '@lifeline/model';
import { readListPage } from '../../model/src/list-page.ts';
import { type Finding, lintCatalogue, type ObservedResult } from '../src/index.ts';

const LISTS: Readonly<Record<ItemKind, readonly [method: string, member: string]>> = {
  tool: ['tools/list', 'tools'],
  resource: ['resources/list', 'resources'],
  template: ['resources/templates/list', 'resourceTemplates'],
  prompt: ['prompts/list', 'prompts'],
};

/** Entries as the model reads them from a list result; values that are strings are taken as JSON text. */
export function listed(kind: ItemKind, ...entries: readonly unknown[]): readonly CatalogueItem[] {
  const [method, member] = LISTS[kind];
  const texts = entries.map((entry) => (typeof entry === 'string' ? entry : JSON.stringify(entry)));
  const line = `{"jsonrpc":"2.0","id":1,"result":{"${member}":[${texts.join()}]}}`;
  return readListPage(method, line, 7, 0) ?? [];
}

/** A tool that no rule objects to, with parts of it replaced. */
export function tool(part: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return {
    name: 'find_books',
    description: 'Searches the catalogue by title and returns up to ten matches.',
    inputSchema: { type: 'object' },
    ...part,
  };
}

/** A tool with one parameter `a`, described, of this schema. */
function withParameter(
  schema: unknown,
  root: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const described =
    typeof schema === 'object' && schema !== null ? { description: 'What to look for.', ...schema } : schema;
  return tool({ inputSchema: { type: 'object', properties: { a: described }, ...root } });
}

/** The same, as listed. */
export function parameter(
  schema: unknown,
  root?: Readonly<Record<string, unknown>>,
): readonly CatalogueItem[] {
  return listed('tool', withParameter(schema, root));
}

export function lintItems(
  items: readonly CatalogueItem[],
  revision = '2025-11-25',
  observed: readonly ObservedResult[] = [],
): readonly Finding[] {
  return lintCatalogue({ items, revision }, observed);
}

/** Ids of the rules that speak of these tools, each once, sorted. */
export function idsOf(findings: readonly Finding[]): string[] {
  return [...new Set(findings.map(({ ruleId }) => ruleId))].sort();
}
