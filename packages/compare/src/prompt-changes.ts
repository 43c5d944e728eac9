import { type JsonNode, joinPointer, member } from '@lifeline/json';
import type { ChangeList } from './change-list.ts';

interface Place {
  readonly node: JsonNode;
}

/** Compares the arguments of a prompt, which are a list of names. */
export function compareArguments(
  list: ChangeList,
  pointer: string,
  before: Place | undefined,
  after: Place | undefined,
): void {
  const known = list.changes.length;
  const [old, next] = [argumentsOf(before), argumentsOf(after)];
  for (const [name, isRequired] of old) {
    const now = next.get(name);
    const at = joinPointer(pointer, name);
    if (now === undefined) list.add(at, 'property-removed', 'refused', name);
    else if (now && !isRequired) list.add(at, 'required-added', 'refused', undefined, name);
    else if (!now && isRequired) list.add(at, 'required-removed', 'accepted', name);
  }
  for (const [name, isRequired] of next) {
    if (old.has(name)) continue;
    const code = isRequired ? 'required-added' : 'property-added';
    list.add(joinPointer(pointer, name), code, isRequired ? 'refused' : 'accepted', undefined, name);
  }
  if (list.changes.length === known) list.add(pointer, 'text-changed', 'description');
}

/** Whether each argument is required, by name. */
function argumentsOf(place: Place | undefined): ReadonlyMap<string, boolean> {
  const names = new Map<string, boolean>();
  if (place?.node.type !== 'array') return names;
  for (const item of place.node.items) {
    const name = member(item, 'name');
    const required = member(item, 'required');
    if (name?.type === 'string')
      names.set(name.value, required?.type === 'boolean' && required.value === true);
  }
  return names;
}
