import type { Base, Case, Suite, SuiteTool } from '../types.ts';
import type { SuiteEdit } from './edit.ts';
import { renderCase, renderServer, renderTool } from './render.ts';

/** The tool as the edits of its bases and its schema leave it; undefined where there is none and none is made. */
export function editedTool(
  before: SuiteTool | undefined,
  name: string,
  edits: readonly SuiteEdit[],
): SuiteTool | undefined {
  let tool = before;
  for (const edit of edits) {
    if (!('tool' in edit) || edit.tool !== name) continue;
    if (edit.kind === 'remove-base') {
      tool = tool && { ...tool, bases: tool.bases.filter((base) => base.name !== edit.name) };
      continue;
    }
    const now: SuiteTool = tool ?? { name, bases: [] };
    if (edit.kind === 'put-schema') tool = { ...now, schema: edit.schema };
    else tool = { ...now, bases: withBase(now.bases, edit.base) };
  }
  return tool;
}

function withBase(bases: readonly Base[], base: Base): readonly Base[] {
  const isThere = bases.some(({ name }) => name === base.name);
  return isThere ? bases.map((one) => (one.name === base.name ? base : one)) : [...bases, base];
}

/**
 * Whether a suite says exactly what the edits were to make of it: nothing else may have changed, and nothing got
 * lost. Cases whose base is gone are no longer read; such whose base is new are.
 */
export function isApplied(
  before: Suite,
  after: Suite,
  edits: readonly SuiteEdit[],
  put: ReadonlyMap<string, Case>,
  removed: ReadonlySet<string>,
): boolean {
  const server = edits.findLast((one) => one.kind === 'put-server')?.server ?? before.server;
  if (textOf(renderServer(server ?? {})) !== textOf(renderServer(after.server ?? {}))) return false;
  const tools = new Map(after.tools.map((one) => [one.name, one] as const));
  const old = new Map(before.tools.map((one) => [one.name, one] as const));
  const names = new Set([...old.keys(), ...edits.flatMap((edit) => ('tool' in edit ? [edit.tool] : []))]);
  for (const name of names) {
    const wanted = editedTool(old.get(name), name, edits) ?? { name, bases: [] };
    const found = tools.get(name) ?? { name, bases: [] };
    if (textOf(renderTool(inOrder(wanted))) !== textOf(renderTool(inOrder(found)))) return false;
  }
  const cases = new Map(after.cases.map((one) => [one.id, one] as const));
  const isGone = ({ tool, input }: Case) =>
    input.kind === 'base' && tools.get(tool)?.bases.some(({ name }) => name === input.base) !== true;
  const kept = before.cases.filter((one) => !removed.has(one.id) && !put.has(one.id) && !isGone(one));
  return (
    [...removed].every((id) => !cases.has(id)) &&
    [...kept, ...put.values()].every((one) => isSame(one, cases.get(one.id)))
  );
}

/** The order of bases says nothing. */
function inOrder(tool: SuiteTool): SuiteTool {
  return { ...tool, bases: tool.bases.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
}

function isSame(wanted: Case, found: Case | undefined): boolean {
  if (found === undefined) return false;
  return renderCase(wanted).map(textOf).join('\n') === renderCase(found).map(textOf).join('\n');
}

function textOf({ lines }: { readonly lines: readonly string[] }): string {
  return lines.join('\n');
}
