import { useQuery } from '@tanstack/react-query';
import { api } from '../source/api.ts';
import { useSource } from '../source/trace-source.ts';
import type { SessionRoute } from './router.ts';

/** Opens the recording of a `#/r/…` route as a session, when there is none yet. Returns why it failed, if it did. */
export function useOpenRecording(route: SessionRoute, missing: boolean): unknown {
  const { sessions } = useSource();
  const { error } = useQuery({
    queryKey: ['open-recording', route.id],
    enabled: route.kind === 'recording' && missing,
    retry: false,
    // it may have been deleted since it was opened
    staleTime: 0,
    queryFn: async () => {
      const session = await api.openRecording(route.id);
      sessions.put(session);
      return session.id;
    },
  });
  return error ?? undefined;
}
