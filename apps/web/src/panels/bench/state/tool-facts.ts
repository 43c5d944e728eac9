import type { CatalogueItem } from '@lifeline/model';
import { schemaHash } from '@lifeline/suite';
import { memberText } from '../../catalogue/entry.ts';
import { hintsOf } from '../../tools/hints.ts';

/** Why calling a tool needs the person's consent. */
export type ConsentReason = 'silent' | 'writes' | 'destructive' | 'unlisted';

/** What the server says of a tool, as far as it matters for running cases. */
export interface ToolFacts {
  readonly isListed: boolean;
  /** `schemaHash` of its inputSchema; undefined where it is not listed or has none. */
  readonly hash: string | undefined;
  /** Undefined: the tool is marked read-only. */
  readonly consent: ConsentReason | undefined;
}

const UNLISTED: ToolFacts = { isListed: false, hash: undefined, consent: 'unlisted' };

/** Of tools with the same name the first counts, as it does for a call's form; consent is about all of them. */
export function toolFacts(items: readonly CatalogueItem[], name: string): ToolFacts {
  const named = items.filter(({ key }) => key === name);
  const [item] = named;
  if (item === undefined) return UNLISTED;
  const schema = memberText(item.text, 'inputSchema');
  return {
    isListed: true,
    hash: schema === undefined ? undefined : schemaHash(schema),
    consent: named.map(({ text }) => consentReason(text)).find((reason) => reason !== undefined),
  };
}

/** Revision 2025-03-26 on, server/tools: a tool without `readOnlyHint` counts as one that may write. */
function consentReason(entryText: string): ConsentReason | undefined {
  const hints = new Map(hintsOf(entryText).map(({ hint, value }) => [hint, value]));
  if (hints.get('readOnlyHint') === true) return undefined;
  if (hints.get('destructiveHint') === true) return 'destructive';
  return hints.get('readOnlyHint') === false ? 'writes' : 'silent';
}
