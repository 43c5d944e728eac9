import { isMap, type Member, type Node, spanOf, type YamlText } from './document.ts';
import { block, freshLine, type Splice } from './edit.ts';
import type { Rendered } from './render.ts';

/** A map with one member a line: its parts can be changed one by one. */
export function isBlockMap(yaml: YamlText, node: Node | undefined): boolean {
  return (
    isMap(node) &&
    node.flow !== true &&
    yaml.members(node)?.length === node.items.length &&
    node.items.length > 0
  );
}

/** Where the value of a member ends, or its key where it has none. */
export function memberEnd(yaml: YamlText, { keyNode, value }: Member): number {
  const key = spanOf(yaml.text, keyNode).end;
  const end = value === undefined ? key : spanOf(yaml.text, value).end;
  // an empty value has its place behind the colon
  return end > key ? end : yaml.text.indexOf(':', key) + 1;
}

/** Writes a member anew where it stands; its comments stay. */
export function replaceMember(yaml: YamlText, member: Member, rendered: Rendered): Splice {
  const { start } = spanOf(yaml.text, member.keyNode);
  const end = memberEnd(yaml, member);
  const [first = '', ...rest] = rendered.lines;
  const below = rest.map((line) => `\n${line === '' ? '' : ' '.repeat(yaml.indentOf(start)) + line}`);
  if (below.length === 0 || first.endsWith('{') || first.endsWith('['))
    return { start, end, text: `${first}${below.join('')}` };
  // behind the last line of a text, the comment would become part of it
  const comment = /^[ \t]+#[^\r\n]*/.exec(yaml.text.slice(end, yaml.lineEnd(end)))?.[0] ?? '';
  return { start, end: end + comment.length, text: `${first}${comment}${below.join('')}` };
}

/** Adds a member on lines of its own below another one of the same map. */
export function addBelow(yaml: YamlText, above: Member, lines: readonly string[]): Splice {
  const at = yaml.lineEnd(memberEnd(yaml, above));
  const indent = yaml.indentOf(spanOf(yaml.text, above.keyNode).start);
  return { start: at, end: at, text: freshLine(yaml.text, at) + block(lines, indent) };
}

/** Takes whole lines away. */
export function removeLines(yaml: YamlText, start: number, end: number): Splice {
  return { start: yaml.lineStart(start), end: yaml.lineEnd(end), text: '' };
}
