import { authorizeSchema } from '@lifeline/wire';
import { NONE, parsed, type Route, SMALL_BODY } from '../route.ts';
import type { Sessions } from '../sessions.ts';

/** A client secret and a scope may be long. */
const AUTHORIZE_BODY = { ...SMALL_BODY, limit: 32 * 1024 } as const;

/** Routes by which a person starts authorization of a session, and forgets its tokens. */
export function authorizationRoutes({ sessions }: { readonly sessions: Sessions }): readonly Route[] {
  const path = '/sessions/:id/authorize';
  return [
    {
      method: 'POST',
      path,
      audience: 'api',
      body: AUTHORIZE_BODY,
      handle: async ({ param, text }) => {
        const session = sessions.live(param('id'));
        await session.authorize(parsed(authorizeSchema, text === '' ? '{}' : text));
        return { json: sessions.infoOf(session) };
      },
    },
    {
      method: 'DELETE',
      path,
      audience: 'api',
      body: NONE,
      handle: async ({ param }) => {
        const session = sessions.live(param('id'));
        await session.forgetTokens();
        return { json: sessions.infoOf(session) };
      },
    },
  ];
}
