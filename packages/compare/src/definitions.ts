import { canonicalNode, type JsonNode, joinPointer, member, nodeText, parseJson } from '@lifeline/json';
import type { CatalogueItem, ItemKind, SessionModel } from '@lifeline/model';
import type { ChangedDefinition, ComparedDefinition, DefinitionComparison } from './change.ts';
import { ChangeList } from './change-list.ts';
import { compareHints } from './hint-changes.ts';
import { compareArguments } from './prompt-changes.ts';
import { SchemaComparison } from './schema-changes.ts';

const KINDS: readonly ItemKind[] = ['tool', 'resource', 'template', 'prompt'];
/** Members that only readers and models take notice of. */
const TEXTS: ReadonlySet<string> = new Set(['title', 'description', 'icons', '_meta', 'size', 'name']);

/** Compares what the servers of two traces offered last: tools, resources, resource templates and prompts. */
export function compareDefinitions(a: SessionModel, b: SessionModel): DefinitionComparison {
  const added: ComparedDefinition[] = [];
  const removed: ComparedDefinition[] = [];
  const changed: ChangedDefinition[] = [];
  for (const kind of KINDS) {
    const [old, next] = [byKey(a.catalogue(kind).items), byKey(b.catalogue(kind).items)];
    for (const [key, item] of old) {
      const now = next.get(key);
      if (now === undefined) removed.push({ kind, key: item.key });
      else {
        const { changes } = compareItems(item, now);
        const effect = changes.some((change) => change.effect === 'breaking') ? 'breaking' : 'safe';
        if (changes.length > 0) changed.push({ kind, key: item.key, effect, changes });
      }
    }
    for (const [key, item] of next) if (!old.has(key)) added.push({ kind, key: item.key });
  }
  return { added, removed, changed };
}

/** Items of the same name belong together in the order listed. */
function byKey(items: readonly CatalogueItem[]): ReadonlyMap<string, CatalogueItem> {
  const map = new Map<string, CatalogueItem>();
  const counts = new Map<string, number>();
  for (const item of items) {
    const count = counts.get(item.key) ?? 0;
    counts.set(item.key, count + 1);
    map.set(`${count} ${item.key}`, item);
  }
  return map;
}

function compareItems(before: CatalogueItem, after: CatalogueItem): ChangeList {
  const list = new ChangeList();
  const [old, next] = [parseJson(before.text), parseJson(after.text)];
  if (!old.ok || !next.ok) return list;
  const keys = new Set([old.node, next.node].flatMap(keysOf));
  for (const key of keys) {
    compareMember(list, key, memberAt(before.text, old.node, key), memberAt(after.text, next.node, key));
  }
  return list;
}

interface MemberPlace {
  readonly text: string;
  readonly node: JsonNode;
}

function compareMember(
  list: ChangeList,
  key: string,
  old: MemberPlace | undefined,
  next: MemberPlace | undefined,
): void {
  const [before, after] = [old, next].map((place) => place && canonicalNode(place.text, place.node));
  if (before === after) return;
  const at = joinPointer('', key);
  if (key === 'inputSchema' || key === 'outputSchema') {
    const side = key === 'inputSchema' ? 'input' : 'output';
    if (old !== undefined && next !== undefined) {
      const root = ({ text, node }: MemberPlace) => ({ text, node, root: node });
      new SchemaComparison(list, side).compare(root(old), root(next), at);
    } else if (next === undefined) {
      list.add(at, 'member-removed', side === 'input' ? 'unknown' : 'missing', key);
    } else list.add(at, 'member-added', side === 'input' ? 'unknown' : 'expected', undefined, key);
  } else if (key === 'annotations') compareHints(list, at, old, next);
  else if (key === 'arguments') compareArguments(list, at, old, next);
  else if (TEXTS.has(key)) list.add(at, 'text-changed', 'description', shown(old), shown(next));
  else if (key === 'mimeType') list.add(at, 'member-changed', 'unexpected', shown(old), shown(next));
  else list.add(at, 'member-changed', 'unknown', shown(old), shown(next));
}

function shown(place: MemberPlace | undefined): string | undefined {
  return place && nodeText(place.text, place.node);
}

function memberAt(text: string, node: JsonNode, key: string): MemberPlace | undefined {
  const value = member(node, key);
  return value && { text, node: value };
}

function keysOf(node: JsonNode): string[] {
  return node.type === 'object' ? node.members.map(({ key }) => key) : [];
}
