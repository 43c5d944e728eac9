import type { Settings } from '@lifeline/wire';
import { QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import * as v from 'valibot';
import { api } from './api.ts';

/** Query keys; the first word is what the bridge's `changed` hint names. */
export const keys = {
  settings: ['settings'],
  recordings: ['recordings'],
  prefill: ['prefill'],
  draft: (key: string) => ['drafts', key],
} as const;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, retry: 1, refetchOnWindowFocus: false },
    },
  });
}

/** The settings of the bridge. They are loaded before the page starts, so there is always a value. */
export function useSettings(): Settings {
  const { data } = useQuery({ queryKey: keys.settings, queryFn: api.settings });
  if (data === undefined) throw new Error('settings have to be loaded before the page starts');
  return data;
}

/** Changes a part of the settings: at once in the page, then in the bridge; a refusal takes it back. */
export function useChangeSettings(): (part: Partial<Settings>) => Promise<Settings> {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: api.putSettings,
    onMutate: (part: Partial<Settings>) => {
      const before = client.getQueryData<Settings>(keys.settings);
      if (before !== undefined) client.setQueryData(keys.settings, { ...before, ...part });
      return before;
    },
    onError: (_error, _part, before) => client.setQueryData(keys.settings, before),
    onSuccess: (after) => client.setQueryData(keys.settings, after),
  });
  return mutateAsync;
}

export function useRecordings() {
  return useQuery({ queryKey: keys.recordings, queryFn: api.recordings });
}

export function usePrefill() {
  return useQuery({ queryKey: keys.prefill, queryFn: api.prefill });
}

export interface KeptDraft {
  /** What was saved; undefined when there is none (or while it loads). */
  readonly draft: unknown;
  readonly loading: boolean;
  readonly save: (draft: unknown) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Drafts are wrapped, so that a saved `null` is not taken for the bridge's "there is none". */
const wrappedSchema = v.nullable(v.object({ draft: v.unknown() }));

/** A form draft kept by the bridge. */
export function useDraft(key: string): KeptDraft {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: keys.draft(key),
    queryFn: async () => v.parse(v.fallback(wrappedSchema, null), await api.draft(key)),
  });
  const save = useCallback(
    async (draft: unknown) => {
      client.setQueryData(keys.draft(key), { draft });
      await api.putDraft(key, { draft });
    },
    [client, key],
  );
  const remove = useCallback(async () => {
    client.setQueryData(keys.draft(key), null);
    await api.deleteDraft(key);
  }, [client, key]);
  return { draft: query.data?.draft, loading: query.isPending, save, remove };
}
