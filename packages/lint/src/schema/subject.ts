import { type JsonNode, nodeText } from '@lifeline/json';
import type { CatalogueItem } from '@lifeline/model';
import { SchemaDocument } from '@lifeline/schema-form';
import { Checker } from '@lifeline/schema-form/check';
import { shownJson } from '../show.ts';
import { worstCost } from './cost.ts';
import { isSafePattern } from './safe-pattern.ts';
import { type SchemaNode, walkSchema } from './walk.ts';

/** Visits of a schema that one check may take: some tenths of a second. */
const MAX_VISITS = 1_000_000;
const CHARS_A_VALUE = 8;

/** One schema of a tool: its text, what is in it, and a checker. All but the text is made when it is asked for. */
export class SchemaSubject {
  readonly item: CatalogueItem;
  readonly text: string;
  /** The entry's member that it is. */
  readonly member: 'inputSchema' | 'outputSchema';
  #document: SchemaDocument | undefined;
  #nodes: readonly SchemaNode[] | undefined;
  #checker: Checker | undefined;
  #cost: number | undefined;

  constructor(item: CatalogueItem, member: 'inputSchema' | 'outputSchema', text: string) {
    this.item = item;
    this.member = member;
    this.text = text;
  }

  get document(): SchemaDocument {
    this.#document ??= new SchemaDocument(this.text);
    return this.#document;
  }

  get nodes(): readonly SchemaNode[] {
    this.#nodes ??= walkSchema(this.document);
    return this.#nodes;
  }

  /** Leaves out patterns that might take long: a check may miss something, but never accuse falsely or hang. */
  get checker(): Checker {
    this.#checker ??= new Checker(this.text, isSafePattern);
    return this.#checker;
  }

  /** Whether checking a value takes a bounded time, whatever the schema. */
  isAffordable(valueText: string): boolean {
    this.#cost ??= worstCost(this.document, this.nodes);
    const values = 1 + valueText.length / CHARS_A_VALUE;
    // Each item is compared with each other one.
    const pairs = this.text.includes('uniqueItems') ? values : 1;
    return this.#cost * values * pairs <= MAX_VISITS;
  }

  /** The source text of a node. */
  textOf(node: JsonNode): string {
    return nodeText(this.text, node);
  }

  /** A node for a sentence. */
  show(node: JsonNode): string {
    return shownJson(this.textOf(node));
  }
}
