import { compactJson, type JsonNode, member, nodeText } from '@lifeline/json';
import type { Place } from './document.ts';
import { Facets } from './facets.ts';
import type { Option } from './field.ts';
import { spotOf } from './spot.ts';

export interface Listing {
  readonly options: readonly Option[];
  /** `null` is one of them, or a branch of its own beside them. */
  readonly nullable: boolean;
}

/**
 * The allowed values when they are listed: by `const`, by `enum` (with the labels of the older `enumNames`), or by
 * a `oneOf`/`anyOf` of nothing but consts and enums. Undefined when the values are not listed.
 */
export function listedOptions(facets: Facets): Listing | undefined {
  const { text } = facets.document;
  const constant = facets.first('const');
  if (constant !== undefined) return listing([{ node: constant }], text);
  const enumerated = facets.all('enum').find(({ node }) => node.type === 'array');
  if (enumerated?.node.type === 'array') {
    const names = member(enumerated.part.object, 'enumNames');
    const listed = enumerated.node.items.map((node, index) => {
      const name = names?.type === 'array' ? names.items[index] : undefined;
      return { node, label: name?.type === 'string' ? name.value : undefined };
    });
    return listing(listed, text);
  }
  for (const keyword of ['oneOf', 'anyOf']) {
    for (const place of facets.places(keyword)) {
      if (facets.spot.settled.includes(place.node)) continue;
      const options = optionsOfUnion(facets, place);
      if (options !== undefined) return options;
    }
  }
  return undefined;
}

interface Listed {
  readonly node: JsonNode;
  readonly label?: string | undefined;
  readonly description?: string | undefined;
}

function optionsOfUnion(facets: Facets, union: Place): Listing | undefined {
  const listed: Listed[] = [];
  let hasNull = false;
  for (const branch of facets.document.children(union).values()) {
    const part = new Facets(facets.document, spotOf(branch));
    const constant = part.first('const');
    const enumerated = part.first('enum');
    if (constant !== undefined) {
      listed.push({ node: constant, label: part.string('title'), description: part.string('description') });
    } else if (enumerated?.type === 'array') {
      listed.push(...enumerated.items.map((node) => ({ node })));
    } else if (part.types?.size === 1 && part.types.has('null')) {
      hasNull = true;
    } else {
      return undefined;
    }
  }
  return listed.length === 0 ? undefined : listing(listed, facets.document.text, hasNull);
}

function listing(listed: readonly Listed[], source: string, hasNull = false): Listing {
  const options = labelled(listed, source);
  return { options, nullable: hasNull || options.some(({ text }) => text === 'null') };
}

/** Strings are labelled by their text where that cannot be taken for another type's value. */
function labelled(listed: readonly Listed[], source: string): Option[] {
  const texts = listed.map(({ node }) => compactJson(nodeText(source, node)));
  const taken = new Set(listed.flatMap(({ node }, index) => (node.type === 'string' ? [] : [texts[index]])));
  const options = listed.map(({ node, label, description }, index): Option => {
    const text = texts[index] ?? '';
    const plain = node.type === 'string' && node.value.trim() !== '' && !taken.has(node.value);
    return { text, label: label ?? (plain ? node.value : text), description };
  });
  return [...new Map(options.map((option) => [option.text, option])).values()];
}
