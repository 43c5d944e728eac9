import type { ItemKind, SessionModel } from '@lifeline/model';
import type { LintCatalogue } from './types.ts';

const KINDS: readonly ItemKind[] = ['tool', 'resource', 'template', 'prompt'];

/** What the server of a session lists at present. */
export function catalogueOf(model: Pick<SessionModel, 'catalogue' | 'negotiation'>): LintCatalogue {
  const items = KINDS.flatMap((kind) => model.catalogue(kind).items);
  const revision = model.negotiation?.revision;
  return { items, ...(revision === undefined ? {} : { revision }) };
}
