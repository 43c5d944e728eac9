import type { Case } from '../types.ts';
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Member,
  type Node,
  spanOf,
  type YAMLSeq,
  type YamlText,
} from './document.ts';
import { block, freshLine, type Splice } from './edit.ts';
import { addBelow, isBlockMap, memberEnd, removeLines, replaceMember } from './edit-map.ts';
import { readCase } from './read-case.ts';
import { Reader } from './reader.ts';
import { item, type Rendered, renderCase } from './render.ts';

/** The entries of `cases` by id; undefined where there is no list of them on lines of their own. */
interface Entry {
  readonly id: string;
  readonly tool: string;
  readonly node: Node;
  /** Offset of its dash, on lines of its own. */
  readonly dash: number;
}

/** Puts cases and removes others, each on its own lines. `cases`: the member of the suite, if there is any. */
export function editCases(
  yaml: YamlText,
  cases: Member | undefined,
  put: ReadonlyMap<string, Case>,
  removed: ReadonlySet<string>,
): readonly Splice[] {
  if (put.size === 0 && removed.size === 0) return [];
  const list = yaml.resolved(cases?.value);
  if (!isSeq(list) || list.items.length === 0 || list.flow === true)
    return newList(yaml, cases, put, removed);
  const entries = entriesOf(yaml, list);
  const last = entries.at(-1);
  if (last === undefined) return [];
  const known = new Set(entries.map(({ id }) => id));
  const kept = entries.filter(({ id }) => !removed.has(id));
  const gone: readonly Splice[] =
    kept.length === 0 && put.size === 0 && cases !== undefined && !hasComment(yaml, cases, entries)
      ? [removeLines(yaml, spanOf(yaml.text, cases.keyNode).start, memberEnd(yaml, cases))]
      : entries
          .filter(({ id }) => removed.has(id))
          .map((entry) => removeLines(yaml, entry.dash, endWithComments(yaml, entry)));
  const emptied: readonly Splice[] =
    kept.length === 0 && put.size === 0 && cases !== undefined && hasComment(yaml, cases, entries)
      ? [insertion(yaml.text.indexOf(':', spanOf(yaml.text, cases.keyNode).end) + 1, ' []')]
      : [];
  const changed = kept.flatMap((entry) => {
    const next = put.get(entry.id);
    return next === undefined ? [] : replaceCase(yaml, entry, next);
  });
  const added = [...put.values()]
    .filter(({ id }) => !known.has(id))
    .map((one) => {
      const above = entries.findLast(({ tool }) => tool === one.tool) ?? last;
      const at = yaml.lineEnd(spanOf(yaml.text, above.node).end);
      const indent = yaml.indentOf(above.dash);
      return { start: at, end: at, text: freshLine(yaml.text, at) + block(item(renderCase(one)), indent) };
    });
  return [...emptied, ...gone, ...changed, ...withoutRepeatedLineFeed(added)];
}

/** Of several cases behind a last line without a line feed, only the first has to bring one. */
function withoutRepeatedLineFeed(splices: readonly Splice[]): readonly Splice[] {
  return splices.map((splice, index) => {
    const isFirst = splices.findIndex(({ start }) => start === splice.start) === index;
    return isFirst ? splice : { ...splice, text: splice.text.replace(/^\n/, '') };
  });
}

/** Writes what there is no such list of: all cases, in one that replaces what stands there. */
function newList(
  yaml: YamlText,
  cases: Member | undefined,
  put: ReadonlyMap<string, Case>,
  removed: ReadonlySet<string>,
): readonly Splice[] {
  const list = yaml.resolved(cases?.value);
  const reader = new Reader(yaml);
  const before = isSeq(list) ? entriesOf(yaml, list).flatMap(({ node }) => readCase(reader, node) ?? []) : [];
  const all = new Map(before.map((one) => [one.id, one] as const));
  for (const [id, one] of put) all.set(id, one);
  for (const id of removed) all.delete(id);
  const lines = [
    'cases:',
    ...[...all.values()].flatMap((one) => item(renderCase(one)).map((line) => `  ${line}`)),
  ];
  if (all.size === 0 && (cases === undefined || before.length === 0)) return [];
  if (cases !== undefined) {
    return [replaceMember(yaml, cases, { key: 'cases', lines: all.size === 0 ? ['cases: []'] : lines })];
  }
  const end = yaml.bodyEnd;
  return [{ start: end, end, text: `${freshLine(yaml.text, end)}\n${block(lines, yaml.rootIndent)}` }];
}

function entriesOf(yaml: YamlText, list: YAMLSeq): readonly Entry[] {
  let at = list.range?.[0] ?? 0;
  return list.items.flatMap((node) => {
    if (!isNode(node)) return [];
    const dash = dashFrom(yaml, at);
    at = yaml.lineEnd(spanOf(yaml.text, node).end);
    if (!isMap(node)) return [];
    const members = yaml.members(node) ?? [];
    const textOf = (name: string) => {
      const value = members.find(({ key }) => key === name)?.value;
      return isScalar(value)
        ? String(typeof value.value === 'string' ? value.value : (value.source ?? ''))
        : '';
    };
    return [{ id: textOf('id'), tool: textOf('tool'), node, dash }];
  });
}

/** The first dash of a list entry behind an offset: comments may stand before it, and behind it. */
function dashFrom(yaml: YamlText, offset: number): number {
  const dash = /^ *-(?=\s|$)/m.exec(yaml.text.slice(yaml.lineStart(offset)));
  return dash === null ? offset : yaml.lineStart(offset) + dash.index + dash[0].length - 1;
}

/** Comments below a case that are deeper than its dash are part of it: behind another case they could become text. */
function endWithComments(yaml: YamlText, { dash, node }: Entry): number {
  const { end } = spanOf(yaml.text, node);
  const deeper = new RegExp(`^(?:[ \\t]*\\r?\\n)* {${yaml.indentOf(dash) + 1},}#.*`);
  let at = end;
  for (;;) {
    const from = yaml.lineEnd(at);
    const comment = deeper.exec(yaml.text.slice(from));
    if (comment === null || from === yaml.text.length) return at;
    at = from + comment[0].length;
  }
}

function insertion(at: number, text: string): Splice {
  return { start: at, end: at, text };
}

/** Whether a person wrote something between the cases that has to stay when they go. */
function hasComment(yaml: YamlText, cases: Member, entries: readonly Entry[]): boolean {
  const starts = entries.map(({ dash }) => dash);
  const ends = [
    spanOf(yaml.text, cases.keyNode).end,
    ...entries.map(({ node }) => yaml.lineEnd(spanOf(yaml.text, node).end)),
  ];
  return starts.some((start, index) => yaml.text.slice(ends[index], start).includes('#'));
}

/** Changes the members that differ, and no other line. */
function replaceCase(yaml: YamlText, { node }: Entry, next: Case): readonly Splice[] {
  const members = yaml.members(node) ?? [];
  const old = readCase(new Reader(yaml), node);
  const rendered = renderCase(next);
  const before = new Map(
    (old === undefined ? [] : renderCase(old)).map((one) => [one.key, one.lines.join('\n')]),
  );
  const isSame =
    before.size === rendered.length &&
    rendered.every(({ key, lines }) => before.get(key) === lines.join('\n'));
  if (isSame) return [];
  if (old === undefined || !isBlockMap(yaml, node)) return [whole(yaml, node, rendered)];
  const after = new Map(rendered.map((one) => [one.key, one]));
  const gone = members.filter(({ key }) => before.has(key) && !after.has(key));
  if (gone.some((member) => member === members[0])) return [whole(yaml, node, rendered)];
  const splices: Splice[] = gone.map((member) =>
    removeLines(yaml, spanOf(yaml.text, member.keyNode).start, memberEnd(yaml, member)),
  );
  for (const [index, one] of rendered.entries()) {
    if (before.get(one.key) === one.lines.join('\n')) continue;
    const member = members.find(({ key }) => key === one.key);
    const above = precedingMember(members, rendered.slice(0, index));
    if (member !== undefined) splices.push(replaceMember(yaml, member, one));
    else if (above !== undefined) splices.push(addBelow(yaml, above, one.lines));
    else return [whole(yaml, node, rendered)];
  }
  return splices;
}

/** The member below which a new one belongs: that of the nearest key before it. */
function precedingMember(members: readonly Member[], before: readonly Rendered[]): Member | undefined {
  const keys = before.map(({ key }) => key).toReversed();
  for (const wanted of keys) {
    const found = members.find(({ key }) => key === wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}

function whole(yaml: YamlText, node: Node, rendered: readonly Rendered[]): Splice {
  const { start, end } = spanOf(yaml.text, node);
  const lines = rendered.flatMap(({ lines: own }) => own);
  const indent = ' '.repeat(yaml.indentOf(start));
  return {
    start,
    end,
    text: lines.map((line, index) => (index === 0 || line === '' ? line : `${indent}${line}`)).join('\n'),
  };
}
