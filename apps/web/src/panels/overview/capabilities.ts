import { type JsonMember, type JsonNode, nodeText, parseJson } from '@lifeline/json';
import { CAPABILITIES, type Revision } from '@lifeline/protocol';

export type Side = 'server' | 'client';

/** One capability, or one member of it, as it was declared. */
export interface CapabilityEntry {
  /** Dotted path into the capabilities object. */
  readonly path: string;
  readonly name: string;
  readonly depth: number;
  /** False where the value is `false` or `null`: named, and not offered. */
  readonly offered: boolean;
  /** JSON text of a value that is neither an object nor true. */
  readonly text?: string;
}

/** Hostile servers may declare anything; the rest is in the JSON. */
const MAX_ENTRIES = 200;
const MAX_DEPTH = 4;
/** Their members are names of somebody's own, with content that no revision defines. */
const OPEN_ENDED = new Set(['experimental', 'extensions']);

/** A capabilities object as a list, depth first; undefined when the text is no JSON object. */
export function capabilityEntries(text: string): readonly CapabilityEntry[] | undefined {
  const parsed = parseJson(text);
  if (!parsed.ok || parsed.node.type !== 'object') return undefined;
  const entries: CapabilityEntry[] = [];
  collect(text, parsed.node, '', 0, entries);
  return entries;
}

function collect(
  text: string,
  node: JsonNode,
  parent: string,
  depth: number,
  entries: CapabilityEntry[],
): void {
  if (node.type !== 'object' || depth >= MAX_DEPTH) return;
  for (const member of node.members) {
    if (entries.length >= MAX_ENTRIES) return;
    const { name, path, value } = depth === 0 ? step(member, parent) : chain(member, parent);
    const offered = value.type === 'boolean' ? value.value === true : value.type !== 'null';
    const plain = value.type === 'object' || (value.type === 'boolean' && offered);
    entries.push({ path, name, depth, offered, ...(plain ? {} : { text: nodeText(text, value) }) });
    if (!OPEN_ENDED.has(parent)) collect(text, value, path, depth + 1, entries);
  }
}

interface Step {
  readonly name: string;
  readonly path: string;
  readonly value: JsonNode;
}

function step({ key, value }: JsonMember, parent: string): Step {
  return { name: key, path: parent === '' ? key : `${parent}.${key}`, value };
}

/** A member, and its only child where it means nothing by itself: `requests.tools.call`. */
function chain(member: JsonMember, parent: string): Step {
  let at = step(member, parent);
  for (let links = 0; links < MAX_DEPTH; links++) {
    const only =
      at.value.type === 'object' && at.value.members.length === 1 ? at.value.members[0] : undefined;
    if (only === undefined || OPEN_ENDED.has(parent) || CAPABILITIES.some(({ path }) => path === at.path))
      break;
    const next = step(only, at.path);
    at = { ...next, name: `${at.name}.${next.name}` };
  }
  return at;
}

/** Capabilities of the revision that a side could have declared and did not. */
export function undeclared(
  side: Side,
  entries: readonly CapabilityEntry[],
  revision: string | undefined,
): readonly string[] {
  const declared = new Set(entries.filter((entry) => entry.depth === 0).map((entry) => entry.path));
  return CAPABILITIES.filter(
    ({ side: of, path, revisions }) =>
      of === side &&
      !path.includes('.') &&
      !OPEN_ENDED.has(path) &&
      !declared.has(path) &&
      revisions.some((known: Revision) => known === revision),
  ).map(({ path }) => path);
}
