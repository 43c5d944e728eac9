import { repeatFault } from '../text/template.ts';
import type { Matcher } from '../types.ts';
import type { Member, Node } from './document.ts';
import { listed, type Reader } from './reader.ts';
import { schemaFault } from './schema-fault.ts';

const KINDS = ['equals', 'contains', 'regex', 'type', 'schema', 'duration', 'size'] as const;
const TYPES = ['null', 'boolean', 'object', 'array', 'number', 'integer', 'string'];

/** One entry of `check`: a map with one of the kinds, perhaps with `at` and `ignoring`. */
export function readMatcher(reader: Reader, node: Node): Matcher | undefined {
  const members = reader.map(node, 'A check', [...KINDS, 'at', 'ignoring']);
  if (members === undefined) return undefined;
  const kinds = KINDS.filter((kind) => members.has(kind));
  const [kind] = kinds;
  const value = kind && members.get(kind);
  if (kind === undefined || value === undefined || kinds.length > 1)
    return reader.say(node, `A check must have exactly one of ${listed(KINDS)}.`);
  const misplaced =
    members.get(kind === 'duration' || kind === 'size' ? 'at' : '') ??
    (kind === 'equals' ? undefined : members.get('ignoring'));
  if (misplaced !== undefined)
    reader.say(misplaced.keyNode, `“${misplaced.key}” means nothing beside “${kind}”.`);
  return ofKind(reader, kind, value, members);
}

function ofKind(
  reader: Reader,
  kind: (typeof KINDS)[number],
  value: Member,
  members: ReadonlyMap<string, Member>,
): Matcher | undefined {
  const place = reader.pointer(members.get('at'), '“at”');
  if (members.has('at') && place === undefined) return undefined;
  const at = place ?? '';
  switch (kind) {
    case 'equals': {
      const valueText = reader.json(value);
      const ignoring = reader.texts(members.get('ignoring'), '“ignoring”');
      return valueText === undefined ? undefined : { kind, at, valueText, ignoring };
    }
    case 'contains': {
      const text = reader.text(value, '“contains”');
      const fault = text === undefined ? undefined : repeatFault(text);
      if (fault !== undefined) return reader.say(value.value ?? value.keyNode, fault);
      return text === undefined ? undefined : { kind, text, ...(place !== undefined && { at: place }) };
    }
    case 'regex': {
      const pattern = reader.text(value, '“regex”');
      if (pattern === undefined) return undefined;
      const fault = regexFault(pattern);
      if (fault !== undefined) return reader.say(value.value ?? value.keyNode, fault);
      return { kind, pattern, ...(place !== undefined && { at: place }) };
    }
    case 'type': {
      const type = reader.text(value, '“type”');
      if (type === undefined) return undefined;
      if (TYPES.includes(type)) return { kind, at, type };
      return reader.say(
        value.value ?? value.keyNode,
        `There is no type “${type}”; a type is ${listed(TYPES)}.`,
      );
    }
    case 'schema': {
      const schemaText = reader.json(value);
      if (schemaText === undefined) return undefined;
      const fault = schemaFault(schemaText);
      if (fault !== undefined) return reader.say(value.value ?? value.keyNode, fault);
      return { kind, at, schemaText };
    }
    case 'duration': {
      const mostMs = reader.amount(value, '“duration” (milliseconds)');
      return mostMs === undefined ? undefined : { kind, mostMs };
    }
    case 'size': {
      const mostBytes = reader.amount(value, '“size” (bytes)');
      return mostBytes === undefined ? undefined : { kind, mostBytes };
    }
  }
}

function regexFault(pattern: string): string | undefined {
  try {
    return new RegExp(pattern, 'u') && undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message.split(': ').at(-1) : '';
    return `This is no regular expression: ${why}.`;
  }
}
