import { Hasher } from './hash.ts';
import type { SessionModel } from './session-model.ts';
import type { ItemKind } from './types.ts';

const ITEM_KINDS: readonly ItemKind[] = ['tool', 'resource', 'template', 'prompt'];

/** Hash over everything that the model gives out, in hexadecimal digits. */
export function digestOf(model: SessionModel): string {
  const hasher = new Hasher();
  for (let seq = 0; seq < model.version; seq += 1) digestRow(hasher, model, seq);
  for (const exchange of model.exchanges) hasher.value(exchange);
  for (const kind of ITEM_KINDS) {
    hasher.value(model.catalogue(kind));
    hasher.value(
      model.catalogueHistory(kind).map(({ fromSeq, value }) => [fromSeq, value.state, value.pages]),
    );
  }
  for (const band of model.bands) hasher.value(band);
  hasher.value([model.phases, model.era, model.negotiations, model.connections, model.stats]);
  hasher.value([model.serverRequests, model.subscriptions, model.tasks, model.logSeqs]);
  hasher.value(model.authorization.map(({ events }) => events));
  return hasher.end();
}

function digestRow(hasher: Hasher, model: SessionModel, seq: number): void {
  hasher.number(model.exchangeAt(seq)?.index ?? -1);
  hasher.number(model.conversationAt(seq) ?? -1);
  hasher.number(model.phaseAt(seq));
  const mark = model.markAt(seq);
  const original = model.originalOf(seq);
  const held = model.heldAt(seq);
  const summary = model.summaryAt(seq);
  const findings = model.findingsAt(seq);
  if (mark ?? original ?? held ?? summary) hasher.value([mark, original, held, summary]);
  if (findings.length > 0) hasher.value(findings);
}
