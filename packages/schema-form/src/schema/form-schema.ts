import { type JsonNode, nodeText, prettyJson } from '@lifeline/json';
import { describe } from './describe.ts';
import { SchemaDocument } from './document.ts';
import type { Field, MapShape } from './field.ts';
import { matchesSafely } from './pattern.ts';
import type { SchemaProblem } from './problem.ts';
import { ANY_SPOT, type Spot, spotOf } from './spot.ts';

/** A part of a schema's text, and the keyword that it is the member of. */
export interface SchemaLines {
  readonly keyword: string | undefined;
  readonly text: string;
}

/** A schema as a form needs it: fields are described when they are asked for, each one once. */
export class FormSchema {
  readonly document: SchemaDocument;
  readonly root: Spot;
  readonly #fields = new WeakMap<Spot, Field>();

  /** Any text is accepted, and none too; what cannot be used is said in `problems` and in the fields. */
  constructor(text: string | undefined) {
    this.document = new SchemaDocument(text);
    this.root = spotOf(this.document.root);
  }

  get problems(): readonly SchemaProblem[] {
    return this.document.problems;
  }

  field(spot: Spot): Field {
    const known = this.#fields.get(spot);
    if (known !== undefined) return known;
    const field = describe(this.document, spot);
    this.#fields.set(spot, field);
    return field;
  }

  /**
   * The schema of the field as written, on indented lines: all places that apply, the nearest first. Together the
   * lines are the text; those of a keyword's member name the keyword.
   */
  schemaLines(spot: Spot): readonly SchemaLines[] {
    return spot.places.flatMap(({ node }, index) => [
      ...(index === 0 ? [] : [{ keyword: undefined, text: '\n\n' }]),
      ...this.#linesOf(node),
    ]);
  }

  #linesOf(node: JsonNode): readonly SchemaLines[] {
    const { text } = this.document;
    if (node.type !== 'object' || node.members.length === 0) {
      return [{ keyword: undefined, text: prettyJson(nodeText(text, node)) }];
    }
    const members = node.members.map(({ key, keySpan, value }, index) => {
      const end = index < node.members.length - 1 ? ',\n' : '\n';
      const pretty = prettyJson(nodeText(text, value)).replaceAll('\n', '\n  ');
      return { keyword: key, text: `  ${text.slice(keySpan.start, keySpan.end)}: ${pretty}${end}` };
    });
    return [{ keyword: undefined, text: '{\n' }, ...members, { keyword: undefined, text: '}' }];
  }
}

/** The spot of a member that no property names; `ANY_SPOT` where the schema allows none. */
export function mapSpot(map: MapShape, key: string): Spot {
  const [first, ...others] = map.patterns;
  if (first !== undefined && others.length === 0 && map.rest === undefined) return first.spot;
  const matching = map.patterns.filter(({ pattern }) => matchesSafely(pattern, key));
  return matching[0]?.spot ?? map.rest ?? ANY_SPOT;
}
