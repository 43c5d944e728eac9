import type { CatalogueItem } from '@lifeline/model';
import { SchemaDocument } from '@lifeline/schema-form';
import { Checker } from '@lifeline/schema-form/check';
import { isSafePattern } from './safe-pattern.ts';
import { type SchemaNode, walkSchema } from './walk.ts';

/** One schema of a tool: its text, what is in it, and a checker. All but the text is made when it is asked for. */
export class SchemaSubject {
  readonly item: CatalogueItem;
  readonly text: string;
  /** The entry's member that it is. */
  readonly member: 'inputSchema' | 'outputSchema';
  #document: SchemaDocument | undefined;
  #nodes: readonly SchemaNode[] | undefined;
  #checker: Checker | undefined;

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

  /** Leaves out patterns that might take long: a check may only miss something, never accuse falsely or hang. */
  get checker(): Checker {
    this.#checker ??= new Checker(this.text, isSafePattern);
    return this.#checker;
  }
}
