import type { StartRequest } from '@lifeline/wire';
import { useMutation } from '@tanstack/react-query';
import { navigate } from '../../app/router.ts';
import { api } from '../../source/api.ts';
import { useSource } from '../../source/trace-source.ts';

/** Starts a session and goes to it. */
export function useStartSession() {
  const { sessions } = useSource();
  return useMutation({
    mutationFn: (request: StartRequest) => api.startSession(request),
    onSuccess: (session) => {
      sessions.put(session);
      navigate({ kind: 'session', id: session.id });
    },
  });
}
