import { type JsonNode, joinPointer, nodeText } from '@lifeline/json';
import {
  ABSENT,
  childSpot,
  type Draft,
  draftFromText,
  FormSchema,
  itemDraft,
  resolve,
  type Spot,
} from '@lifeline/schema-form';
import { type Candidate, Maker, type Site } from './candidate.ts';
import { arrayCandidates, objectCandidates } from './containers.ts';
import { choiceCandidates, numberCandidates, stringCandidates, typeCandidates } from './scalars.ts';

/** The candidates of one place, the weightiest first. */
export interface SiteCandidates {
  readonly pointer: string;
  readonly candidates: readonly Candidate[];
}

const MAX_DEPTH = 12;
const MAX_SITES = 20_000;

interface Open {
  readonly spot: Spot;
  readonly draft: Draft;
  readonly node: JsonNode | undefined;
  readonly pointer: string;
  readonly depth: number;
}

/**
 * Every place of the base and every property that it could set, with what can be changed there. Of an array, the
 * first item stands for all. `text` is the base, `root` its node.
 */
export function walk(schemaText: string, text: string, root: JsonNode): SiteCandidates[] {
  const schema = new FormSchema(schemaText);
  const sites: SiteCandidates[] = [];
  const stack: Open[] = [
    { spot: schema.root, draft: draftFromText(text) ?? ABSENT, node: root, pointer: '', depth: 0 },
  ];
  for (let open = stack.pop(); open !== undefined && sites.length < MAX_SITES; open = stack.pop()) {
    const { field } = resolve(schema, open.spot, open.draft);
    const site: Site = {
      pointer: open.pointer,
      field,
      text: open.node && nodeText(text, open.node),
    };
    sites.push({ pointer: open.pointer, candidates: candidatesOf(site, open.node) });
    if (open.depth < MAX_DEPTH) stack.push(...childrenOf(open, field).toReversed());
  }
  return sites;
}

function candidatesOf(site: Site, node: JsonNode | undefined): readonly Candidate[] {
  const maker = new Maker(site);
  const { shape } = site.field;
  if (shape.kind === 'number' && (node === undefined || node.type === 'number'))
    numberCandidates(maker, shape.integer);
  else if (shape.kind === 'string') stringCandidates(maker);
  else if (shape.kind === 'choice') choiceCandidates(maker, shape.options);
  else if (shape.kind === 'array' || shape.kind === 'multi') arrayCandidates(maker);
  else if (node?.type === 'object')
    objectCandidates(
      maker,
      shape.kind === 'object' ? shape : { kind: 'object', properties: [], map: OPEN_MAP },
      new Set(node.members.map(({ key }) => key)),
    );
  if (site.pointer !== '') typeCandidates(maker);
  return maker.made;
}

const OPEN_MAP = { patterns: [], rest: { places: [], settled: [] }, described: false };

function childrenOf(
  { node, draft, pointer, depth }: Open,
  field: ReturnType<typeof resolve>['field'],
): Open[] {
  const child = (token: string, spot: Spot, childNode: JsonNode | undefined, childDraft: Draft): Open => ({
    spot,
    draft: childDraft,
    node: childNode,
    pointer: joinPointer(pointer, token),
    depth: depth + 1,
  });
  if (node?.type === 'array' && draft.kind === 'array')
    return node.items.slice(0, 1).map((item) => child('0', childSpot(field, '0'), item, itemDraft(draft, 0)));
  if (node?.type !== 'object' || draft.kind !== 'object') return [];
  // by name: objects may have thousands of members
  const described = field.shape.kind === 'object' ? field.shape.properties : [];
  const spots = new Map(described.map(({ name, spot }) => [name, spot]));
  const nodes = new Map(node.members.map(({ key, value }) => [key, value]));
  const drafts = new Map(draft.entries.map(({ key, value }) => [key, value]));
  return [...new Set([...nodes.keys(), ...spots.keys()])].map((name) => {
    const spot = spots.get(name) ?? childSpot(field, name);
    return child(name, spot, nodes.get(name), drafts.get(name) ?? ABSENT);
  });
}
