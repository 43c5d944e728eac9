import type { AuthorizeRequest, SessionInfo } from '@lifeline/wire';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../source/api.ts';
import { useSource } from '../../source/trace-source.ts';

/** What somebody wants of an authorization, as typed; '' = not given. */
export interface AuthorizationWish {
  readonly keep: 'memory' | 'file';
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clientMetadataUrl: string;
  readonly issuer: string;
  readonly scope: string;
}

const EMPTY: AuthorizationWish = {
  keep: 'memory',
  clientId: '',
  clientSecret: '',
  clientMetadataUrl: '',
  issuer: '',
  scope: '',
};

/** Kept while the tab is open, by session: the banner and the steps begin with the same. */
const wishes = new Map<string, AuthorizationWish>();

/** The wish of a session, and how to change it. */
export function useWish(sessionId: string) {
  const [wish, setWish] = useState(wishes.get(sessionId) ?? EMPTY);
  const change = (part: Partial<AuthorizationWish>) => {
    const next = { ...wish, ...part };
    wishes.set(sessionId, next);
    setWish(next);
  };
  return { wish, change };
}

/** Only what was typed. */
function requestOf({ keep, ...typed }: AuthorizationWish): AuthorizeRequest {
  const given = Object.entries(typed).filter(([, text]) => text.trim() !== '');
  return { keep, ...Object.fromEntries(given) };
}

/** Starts authorization of a session, or forgets its tokens; the session's state follows. */
export function useAuthorization(sessionId: string) {
  const { sessions } = useSource();
  const onSuccess = (session: SessionInfo) => sessions.put(session);
  const authorize = useMutation({
    mutationFn: () => api.authorize(sessionId, requestOf(wishes.get(sessionId) ?? EMPTY)),
    onSuccess,
  });
  const forget = useMutation({ mutationFn: () => api.forgetAuthorization(sessionId), onSuccess });
  return { authorize, forget };
}
