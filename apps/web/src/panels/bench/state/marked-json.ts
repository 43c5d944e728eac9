import {
  getPointer,
  type JsonNode,
  nodeText,
  parseJson,
  prettyJson,
  type Span,
  splitPointer,
} from '@lifeline/json';

/** A piece of a JSON text, and whether the mutation put it there or took it away. */
export interface MarkedPart {
  readonly text: string;
  readonly mark?: 'added' | 'removed';
}

/**
 * The indented arguments of a case, with what its mutation changed at `pointer` set apart: the value that came, the
 * one that it replaced, or the member that was left out. Both texts are JSON; undefined: no arguments at all.
 */
export function markedJson(
  base: string | undefined,
  text: string | undefined,
  pointer: string | undefined,
): readonly MarkedPart[] {
  const after = located(text, pointer);
  const before = located(base, pointer);
  if (pointer === undefined) return plain(after.text);
  if (after.place === undefined && before.place === undefined) return plain(after.text);
  if (after.place === undefined || after.node === undefined) return around(before, 'removed');
  if (before.node === undefined) return around(after, 'added');
  const { start, end } = after.node;
  return [
    ...plain(after.text.slice(0, start)),
    { text: nodeText(before.text, before.node), mark: 'removed' },
    ...plain(' '),
    { text: after.text.slice(start, end), mark: 'added' },
    ...plain(after.text.slice(end)),
  ];
}

interface Located {
  readonly text: string;
  readonly node: JsonNode | undefined;
  /** The value, with its key where it is a member. */
  readonly place: Span | undefined;
}

function located(source: string | undefined, pointer: string | undefined): Located {
  const text = source === undefined ? '' : prettyJson(source);
  const parsed = parseJson(text);
  const node = parsed.ok && pointer !== undefined ? getPointer(parsed.node, pointer) : undefined;
  if (!parsed.ok || node === undefined || pointer === undefined) return { text, node, place: node };
  const parent = getPointer(parsed.node, pointer.slice(0, Math.max(0, pointer.lastIndexOf('/'))));
  const key = splitPointer(pointer)?.at(-1);
  const member = parent?.type === 'object' ? parent.members.findLast((one) => one.key === key) : undefined;
  return { text, node, place: member === undefined ? node : { start: member.keySpan.start, end: node.end } };
}

function around({ text, place }: Located, mark: 'added' | 'removed'): readonly MarkedPart[] {
  if (place === undefined) return plain(text);
  const end = text[place.end] === ',' ? place.end + 1 : place.end;
  return [
    ...plain(text.slice(0, place.start)),
    { text: text.slice(place.start, end), mark },
    ...plain(text.slice(end)),
  ];
}

function plain(text: string): readonly MarkedPart[] {
  return text === '' ? [] : [{ text }];
}
