import { QueryClient } from '@tanstack/react-query';

/** Query keys; the first word is what the bridge's `changed` hint names. */
export const keys = {
  settings: ['settings'],
  recordings: ['recordings'],
  annotations: (recording: string) => ['annotations', recording],
  prefill: ['prefill'],
  draft: (key: string) => ['drafts', key],
  suite: (sessionId: string) => ['suites', sessionId],
  run: (sessionId: string) => ['runs', sessionId],
} as const;

/** The cache of what `/api` told: kept until a hint says that it changed. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, retry: 1, refetchOnWindowFocus: false },
    },
  });
}
