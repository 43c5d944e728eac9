import { member, nodeText, parseJson } from '@lifeline/json';
import type { ItemKind } from '@lifeline/model';
import { BridgeError } from '../errors.ts';
import type { SessionView } from './session-view.ts';

/** Lists that a capability stands for. */
const LISTS: readonly (readonly [
  capability: string,
  kinds: readonly (readonly [kind: ItemKind, method: string])[],
])[] = [
  ['tools', [['tool', 'tools/list']]],
  [
    'resources',
    [
      ['resource', 'resources/list'],
      ['template', 'resources/templates/list'],
    ],
  ],
  ['prompts', [['prompt', 'prompts/list']]],
];

/** The lists that the server offers. */
function offered({ model }: SessionView) {
  const { serverCapabilityNames: declared = [] } = model.negotiation ?? {};
  return LISTS.filter(([capability]) => declared.includes(capability)).flatMap(([, kinds]) =>
    kinds.map(([kind, method]) => ({ kind, method, list: model.catalogue(kind) })),
  );
}

/** Methods of the lists that the server offers and has not answered yet. */
export function openLists(view: SessionView): readonly string[] {
  return offered(view).flatMap(({ method, list: { state } }) =>
    state === 'unasked' || state === 'listing' ? [method] : [],
  );
}

/**
 * A sentence for each list that the server offers and that nothing is known of, so that silence about what is in it
 * is not taken for praise. Throws `not-connected` where that is the list of tools, or all there is to check.
 */
export function refuseUnlisted(view: SessionView): readonly string[] {
  if (view.model.negotiation === undefined)
    throw new BridgeError('not-connected', 'The server did not get ready, so there is nothing to check.');
  const all = offered(view);
  const missing = all.filter(
    ({ list: { state, items } }) => state === 'failed' || (items.length === 0 && state === 'unasked'),
  );
  const sentences = missing.map(({ method, list }) => {
    const why = list.errorSeq === undefined ? 'it was not asked' : answer(view, list.errorSeq);
    return `What ${method} lists is not checked: ${why}.`;
  });
  if (missing.some(({ kind }) => kind === 'tool') || (all.length > 0 && missing.length === all.length))
    throw new BridgeError('not-connected', sentences.join('\n'));
  return sentences;
}

/** What came instead of a list. */
function answer(view: SessionView, seq: number): string {
  const exchange = view.model.exchangeAt(seq);
  if (exchange?.outcome === 'timeout') return 'the server did not answer in time';
  if (exchange?.outcome === 'result') return 'the answer is no list';
  const text = exchange === undefined ? undefined : view.responseText(exchange);
  const parsed = text === undefined ? undefined : parseJson(text);
  const error = parsed?.ok ? member(parsed.node, 'error') : undefined;
  return error === undefined || text === undefined
    ? 'no answer came'
    : `the server answered ${nodeText(text, error).slice(0, 300)}`;
}
