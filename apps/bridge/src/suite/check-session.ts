import type { Session } from '../session.ts';
import type { Sessions } from '../sessions.ts';
import type { SessionView } from './session-view.ts';
import { openLists } from './unlisted.ts';

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
        const { message = 'The server ended.', hint = '', code } = error ?? {};
        // what can be done about a connection can be done in the page, where the session stays
        end(code === 'not-connected' ? message : `${message} ${hint}`.trim());
      } else if (state === 'ready' && openLists(view).length === 0) end(undefined);
    };
    sessions.listen({ events: look, state: look, recordings: () => undefined });
    look();
  });
}
