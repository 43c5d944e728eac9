import { getPointer, type JsonNode, joinPointer, splitPointer } from '@lifeline/json';

/** One line of the tree. */
export interface TreeRow {
  readonly kind: 'value' | 'close' | 'line';
  readonly node: JsonNode;
  readonly depth: number;
  readonly parent?: TreeRow;
  /** Key or position within the parent. */
  readonly key?: string | number;
  /** How often the key occurs in its object, when more than once. */
  readonly duplicate?: number;
  readonly last: boolean;
  /** Only of containers and long strings. */
  readonly open?: boolean;
  /** Of `line`: a piece of an opened string. */
  readonly text?: string;
}

/** Whether a person opened or closed a node; others are as `opensByItself` says. */
export type Toggles = ReadonlyMap<JsonNode, boolean>;

/** Containers written in at most this many characters are shown on one line. */
const INLINE_CHARS = 64;
/** How many lines a tree may have before anyone opened anything. */
const FIRST_ROWS = 200;
/** Strings longer than this, or of several lines, can be opened. */
const SHORT_STRING = 160;
const LINE_CHARS = 100;

export function isContainer(node: JsonNode): node is Extract<JsonNode, { type: 'object' | 'array' }> {
  return node.type === 'object' || node.type === 'array';
}

/** Number of members or items; 0 for scalars. */
export function sizeOf(node: JsonNode): number {
  if (node.type === 'object') return node.members.length;
  return node.type === 'array' ? node.items.length : 0;
}

/** Whether a node has anything to open. */
export function canOpen(node: JsonNode): boolean {
  if (isContainer(node)) return sizeOf(node) > 0;
  return node.type === 'string' && (node.value.length > SHORT_STRING || node.value.includes('\n'));
}

/**
 * The nodes that are open before anyone touched them: from the root downwards, level by level, as long as all lines
 * stay within a screenful or so; short containers stay on one line. Never recursive: depth is the server's choice.
 */
export function opensByItself(root: JsonNode): ReadonlySet<JsonNode> {
  const open = new Set<JsonNode>();
  let rows = 1;
  let level: JsonNode[] = [root];
  while (level.length > 0) {
    const next: JsonNode[] = [];
    for (const node of level) {
      if (!isContainer(node) || sizeOf(node) === 0) continue;
      const short = node.end - node.start <= INLINE_CHARS && node !== root;
      if (short || (node !== root && rows + sizeOf(node) > FIRST_ROWS)) continue;
      open.add(node);
      rows += sizeOf(node) + 1;
      if (rows > FIRST_ROWS) return open;
      for (const child of childrenOf(node)) next.push(child.node);
    }
    level = next;
  }
  return open;
}

/** The nodes on the way to a JSON Pointer, opened; none where it names nothing. */
export function waysTo(root: JsonNode, pointer: string | undefined): Toggles {
  const open = new Map<JsonNode, boolean>();
  const tokens = pointer === undefined ? undefined : splitPointer(pointer);
  let node: JsonNode | undefined = root;
  for (const token of tokens ?? []) {
    open.set(node, true);
    node = getPointer(node, joinPointer('', token));
    if (node === undefined) return new Map();
  }
  return open;
}

interface Child {
  readonly node: JsonNode;
  readonly key: string | number;
  readonly duplicate?: number;
}

function childrenOf(node: JsonNode): readonly Child[] {
  if (node.type === 'array') return node.items.map((item, index) => ({ node: item, key: index }));
  if (node.type !== 'object') return [];
  const counts = new Map<string, number>();
  for (const entry of node.members) counts.set(entry.key, (counts.get(entry.key) ?? 0) + 1);
  return node.members.map((entry) => {
    const count = counts.get(entry.key) ?? 1;
    return { node: entry.value, key: entry.key, ...(count > 1 ? { duplicate: count } : {}) };
  });
}

/** All lines of the tree in its present state, in order. */
export function treeRows(
  root: JsonNode,
  byItself: ReadonlySet<JsonNode>,
  toggles: Toggles,
): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const stack: TreeRow[] = [row({ node: root, depth: 0, last: true })];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    rows.push(top);
    if (top.kind !== 'value' || top.open !== true) continue;
    stack.push({ kind: 'close', node: top.node, depth: top.depth, parent: top, last: top.last });
    if (top.node.type === 'string') {
      for (const line of linesOf(top.node.value).toReversed()) {
        stack.push({
          kind: 'line',
          node: top.node,
          depth: top.depth + 1,
          parent: top,
          last: true,
          text: line,
        });
      }
      continue;
    }
    const children = childrenOf(top.node);
    for (let at = children.length - 1; at >= 0; at--) {
      const child = children[at];
      if (child === undefined) continue;
      stack.push(row({ ...child, depth: top.depth + 1, parent: top, last: at === children.length - 1 }));
    }
  }
  return rows;

  function row(start: Omit<TreeRow, 'kind' | 'open'>): TreeRow {
    if (!canOpen(start.node)) return { ...start, kind: 'value' };
    const open = toggles.get(start.node) ?? byItself.has(start.node);
    return { ...start, kind: 'value', open };
  }
}

/** A decoded string as lines of bounded length; breaks between words where it can. */
function linesOf(value: string): string[] {
  const lines: string[] = [];
  for (const line of value.split('\n')) {
    let rest = line;
    while (rest.length > LINE_CHARS) {
      const space = rest.lastIndexOf(' ', LINE_CHARS);
      const cut = space > LINE_CHARS / 2 ? space + 1 : boundary(rest, LINE_CHARS);
      lines.push(rest.slice(0, cut));
      rest = rest.slice(cut);
    }
    lines.push(rest);
  }
  return lines;
}

/** Not between the halves of a surrogate pair. */
function boundary(text: string, at: number): number {
  const code = text.charCodeAt(at - 1);
  return code >= 0xd800 && code <= 0xdbff ? at - 1 : at;
}

/** Path of keys from the root to a row. */
export function pathOf(row: TreeRow): readonly (string | number)[] {
  const path: (string | number)[] = [];
  let at: TreeRow | undefined = row.kind === 'value' ? row : row.parent;
  while (at !== undefined) {
    if (at.key !== undefined) path.push(at.key);
    at = at.parent;
  }
  return path.reverse();
}
