import { ObjectView } from './object-view.ts';
import type { CatalogueItem, ItemFault, ItemKind } from './types.ts';

interface ListShape {
  readonly kind: ItemKind;
  /** Member of the result that holds the entries. */
  readonly member: string;
  /** Member of an entry that names it for later requests. */
  readonly key: string;
}

const SHAPES: Readonly<Record<string, ListShape>> = {
  'tools/list': { kind: 'tool', member: 'tools', key: 'name' },
  'resources/list': { kind: 'resource', member: 'resources', key: 'uri' },
  'resources/templates/list': { kind: 'template', member: 'resourceTemplates', key: 'uriTemplate' },
  'prompts/list': { kind: 'prompt', member: 'prompts', key: 'name' },
};

/** What a list method lists; undefined for every other method. */
export function listedKind(method: string): ItemKind | undefined {
  return Object.hasOwn(SHAPES, method) ? SHAPES[method]?.kind : undefined;
}

/**
 * The entries of a list response. Undefined when its result holds no array where the method's belongs.
 * `firstIndex`: position of the page's first entry over all pages.
 */
export function readListPage(
  method: string,
  text: string,
  seq: number,
  firstIndex: number,
): CatalogueItem[] | undefined {
  const shape = SHAPES[method];
  if (shape === undefined) return undefined;
  const spans = ObjectView.read(text)?.object('result')?.items(shape.member);
  return spans?.map(({ start, end }, position) =>
    readItem(shape, text.slice(start, end), seq, firstIndex + position),
  );
}

function readItem(shape: ListShape, text: string, seq: number, index: number): CatalogueItem {
  const entry = ObjectView.read(text);
  const base = { kind: shape.kind, index, text, seq };
  if (entry === undefined) return { ...base, key: '', name: '', fault: 'not-object' };
  const key = entry.string(shape.key) ?? '';
  const title = entry.string('title') ?? entry.object('annotations')?.string('title');
  const description = entry.string('description');
  const fault = faultOf(shape, entry, key);
  return {
    ...base,
    key,
    name: entry.string('name') ?? key,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(fault === undefined ? {} : { fault }),
  };
}

function faultOf(shape: ListShape, entry: ObjectView, key: string): ItemFault | undefined {
  if (key === '') return 'no-name';
  if (shape.kind === 'tool' && entry.type('inputSchema') !== 'object') return 'no-schema';
  return hasBadMember(entry) ? 'bad-member' : undefined;
}

const STRINGS = ['name', 'title', 'description', 'mimeType'];
const OBJECTS = ['annotations', 'outputSchema', '_meta', 'execution'];

function hasBadMember(entry: ObjectView): boolean {
  const wrong = (key: string, type: string) => entry.type(key) !== undefined && entry.type(key) !== type;
  return (
    entry.type('name') === undefined ||
    STRINGS.some((key) => wrong(key, 'string')) ||
    OBJECTS.some((key) => wrong(key, 'object')) ||
    wrong('arguments', 'array')
  );
}
