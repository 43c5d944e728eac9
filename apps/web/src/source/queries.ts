import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import * as v from 'valibot';
import { api } from './api.ts';
import { keys } from './query-client.ts';

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
