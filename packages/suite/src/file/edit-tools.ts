import type { SuiteTool } from '../types.ts';
import { isScalar, type Member, type Node, spanOf, type YamlText } from './document.ts';
import { block, freshLine, type Splice } from './edit.ts';
import { addBelow, isBlockMap, memberEnd, removeLines, replaceMember } from './edit-map.ts';
import { renderBase, renderBases, renderSchema, renderTool } from './render.ts';

/** How one tool shall be. */
export interface ToolChange {
  readonly before: SuiteTool | undefined;
  readonly after: SuiteTool;
}

/** Changes what is kept of tools. `root`: members of the suite. */
export function editTools(
  yaml: YamlText,
  root: readonly Member[],
  changes: readonly ToolChange[],
): readonly Splice[] {
  const tools = root.find(({ key }) => key === 'tools');
  const members = yaml.members(tools?.value) ?? [];
  if (changes.length === 0) return [];
  if (tools === undefined || !isBlockMap(yaml, tools.value)) return newTools(yaml, root, tools, changes);
  const splices: Splice[] = [];
  // behind what is added to the last tool, whose end is the same place
  const added: Splice[] = [];
  const last = members.at(-1);
  for (const { before, after } of changes) {
    const member = members.find(({ key }) => key === after.name);
    if (member === undefined) {
      if (last !== undefined) added.push(addBelow(yaml, last, renderTool(after).lines));
    } else splices.push(...editTool(yaml, member, before, after));
  }
  return [...splices, ...added];
}

function editTool(
  yaml: YamlText,
  tool: Member,
  before: SuiteTool | undefined,
  after: SuiteTool,
): readonly Splice[] {
  const isEmptied = after.bases.length === 0 && before !== undefined && before.bases.length > 0;
  if (isEmptied || !isBlockMap(yaml, tool.value)) return [replaceMember(yaml, tool, renderTool(after))];
  const members = yaml.members(tool.value) ?? [];
  const schema = members.find(({ key }) => key === 'schema');
  const bases = members.find(({ key }) => key === 'bases');
  const [first] = members;
  const splices: Splice[] = [];
  if (after.schema !== undefined && after.schema !== before?.schema) {
    const rendered = renderSchema(after.schema);
    if (schema !== undefined) splices.push(replaceMember(yaml, schema, rendered));
    else if (first !== undefined) splices.push(addAbove(yaml, first, rendered.lines));
  }
  if (bases === undefined) {
    const above = members.at(-1);
    if (after.bases.length > 0 && above !== undefined)
      splices.push(addBelow(yaml, above, renderBases(after.bases).lines));
  } else splices.push(...editBases(yaml, bases, before, after));
  return splices;
}

function editBases(
  yaml: YamlText,
  bases: Member,
  before: SuiteTool | undefined,
  after: SuiteTool,
): readonly Splice[] {
  if (after.bases.length === 0) return [];
  if (!isBlockMap(yaml, bases.value)) {
    const isSame = JSON.stringify(before?.bases) === JSON.stringify(after.bases);
    return isSame ? [] : [replaceMember(yaml, bases, renderBases(after.bases))];
  }
  const members = yaml.members(bases.value) ?? [];
  const last = members.at(-1);
  const wanted = new Set(after.bases.map(({ name }) => name));
  const gone = members.filter(({ key }) => !wanted.has(key));
  const changed = after.bases.flatMap((base) => {
    const member = members.find(({ key }) => key === base.name);
    if (member === undefined) return last === undefined ? [] : [addBelow(yaml, last, renderBase(base).lines)];
    const old = before?.bases.find(({ name }) => name === base.name);
    return old?.argumentsText === base.argumentsText ? [] : [replaceMember(yaml, member, renderBase(base))];
  });
  return [
    ...gone.map((member) =>
      removeLines(yaml, spanOf(yaml.text, member.keyNode).start, memberEnd(yaml, member)),
    ),
    ...changed,
  ];
}

function addAbove(yaml: YamlText, below: Member, lines: readonly string[]): Splice {
  const { start } = spanOf(yaml.text, below.keyNode);
  const at = yaml.lineStart(start);
  return { start: at, end: at, text: block(lines, yaml.indentOf(start)) };
}

/** `tools` as a whole, before the cases. */
function newTools(
  yaml: YamlText,
  root: readonly Member[],
  tools: Member | undefined,
  changes: readonly ToolChange[],
): readonly Splice[] {
  const rendered = changes.flatMap(({ after }) => renderTool(after).lines).map((line) => `  ${line}`);
  const lines = ['tools:', ...rendered];
  if (tools !== undefined && !isEmpty(yaml, tools.value)) return rewritten(yaml, tools, lines);
  if (tools !== undefined) return [replaceMember(yaml, tools, { key: 'tools', lines })];
  const above = root.findLast(({ key }) => key === 'suite' || key === 'server');
  const at = above === undefined ? yaml.bodyEnd : yaml.lineEnd(memberEnd(yaml, above));
  return [{ start: at, end: at, text: `${freshLine(yaml.text, at)}\n${block(lines, yaml.rootIndent)}` }];
}

/** Tools in a map on one line: those that do not change are written as they were. */
function rewritten(yaml: YamlText, tools: Member, lines: readonly string[]): readonly Splice[] {
  const changed = new Set(lines.map((line) => /^ {2}(\S.*?):/.exec(line)?.[1]));
  const kept = (yaml.members(tools.value) ?? []).flatMap(({ key, keyNode, value }) => {
    if (changed.has(key)) return [];
    const start = spanOf(yaml.text, keyNode).start;
    const end = value === undefined ? spanOf(yaml.text, keyNode).end : spanOf(yaml.text, value).end;
    return [`  ${yaml.text.slice(start, end)}`];
  });
  const [head = '', ...rest] = lines;
  return [replaceMember(yaml, tools, { key: 'tools', lines: [head, ...kept, ...rest] })];
}

function isEmpty(yaml: YamlText, node: Node | undefined): boolean {
  return node === undefined || isScalar(node) || yaml.members(node)?.length === 0;
}
