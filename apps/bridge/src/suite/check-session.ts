import type { ItemKind } from '@lifeline/model';
import type { Session } from '../session.ts';
import type { Sessions } from '../sessions.ts';
import type { SessionView } from './session-view.ts';

/** Lists that a capability stands for. */
const LISTS: readonly (readonly [capability: string, kinds: readonly ItemKind[]])[] = [
  ['tools', ['tool']],
  ['resources', ['resource', 'template']],
  ['prompts', ['prompt']],
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
      // lists that take too long are as good as not there: findings and cases are about what is
      end(isReady ? undefined : `The server did not get ready within ${limitMs / 1000} s.`);
    }, limitMs);
    const look = () => {
      view.follow();
      const { state, error } = session.info();
      if (state === 'failed' || state === 'closed') {
        const { message = 'The server ended.', hint = '' } = error ?? {};
        end(`${message} ${hint}`.trim());
      } else if (state === 'ready' && areListsAtRest(view)) end(undefined);
    };
    sessions.listen({ events: look, state: look, recordings: () => undefined });
    look();
  });
}

function areListsAtRest({ model }: SessionView): boolean {
  const { serverCapabilityNames: declared = [] } = model.negotiation ?? {};
  return LISTS.filter(([capability]) => declared.includes(capability)).every(([, kinds]) =>
    kinds.every((kind) => {
      const { state } = model.catalogue(kind);
      return state !== 'unasked' && state !== 'listing';
    }),
  );
}
