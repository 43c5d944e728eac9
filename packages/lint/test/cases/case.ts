import type { CatalogueItem } from '@lifeline/model';
import { listed, tool } from '../helpers.ts';

/** When a rule over lists speaks, and when it does not. */
export interface RuleCase {
  readonly rule: string;
  readonly fires: readonly CatalogueItem[];
  /** JSON Pointer of the first finding. */
  readonly at: string;
  /** Near misses: the rule says nothing. */
  readonly silent: readonly (readonly CatalogueItem[])[];
}

/** A list with one good tool, save for these members. */
export const one = (part: Readonly<Record<string, unknown>>) => listed('tool', tool(part));
/** The same with this schema. */
export const schema = (inputSchema: unknown) => listed('tool', tool({ inputSchema }));
/** Where the parameter of `parameter()` stands. */
export const PARAMETER = '/inputSchema/properties/a';
export const DRAFT_7 = { $schema: 'http://json-schema.org/draft-07/schema#' };
