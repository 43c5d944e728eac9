import type { ItemKind } from '@lifeline/model';
import type { Session } from '../session.ts';
import type { Sessions } from '../sessions.ts';
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

/**
 * Resolves once the server can be called and every list that it offers has come to rest, with `undefined`; or with
 * the sentence that says why it will not.
 */
export function whenListed(
  sessions: Sessions,
  session: Session,
  view: SessionView,
  limitMs: number,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const end = (sentence: string | undefined) => {
      clearTimeout(timer);
      resolve(sentence);
    };
    const timer = setTimeout(() => {
      const isReady = session.info().state === 'ready';
      const missing = isReady ? openLists(view) : [];
      end(
        missing.length > 0
          ? `The server did not answer ${missing.join(' and ')} within ${limitMs / 1000} s.`
          : isReady
            ? undefined
            : `The server did not get ready within ${limitMs / 1000} s.`,
      );
    }, limitMs);
    const look = () => {
      view.follow();
      const { state, error } = session.info();
      if (state === 'failed' || state === 'closed') {
        const { message = 'The server ended.', hint = '' } = error ?? {};
        end(`${message} ${hint}`.trim());
      } else if (state === 'ready' && openLists(view).length === 0) end(undefined);
    };
    sessions.listen({ events: look, state: look, recordings: () => undefined });
    look();
  });
}

/** Methods of the lists that the server offers and has not answered yet. */
function openLists({ model }: SessionView): readonly string[] {
  const { serverCapabilityNames: declared = [] } = model.negotiation ?? {};
  return LISTS.filter(([capability]) => declared.includes(capability)).flatMap(([, kinds]) =>
    kinds.flatMap(([kind, method]) => {
      const { state } = model.catalogue(kind);
      return state === 'unasked' || state === 'listing' ? [method] : [];
    }),
  );
}
