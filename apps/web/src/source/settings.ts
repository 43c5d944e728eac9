import type { Settings } from '@lifeline/wire';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from './query-client.ts';
import { useSource } from './trace-source.ts';

/** The settings. They are loaded before the page starts, so there is always a value. */
export function useSettings(): Settings {
  const { settings } = useSource();
  const { data } = useQuery({ queryKey: keys.settings, queryFn: settings.load });
  if (data === undefined) throw new Error('settings have to be loaded before the page starts');
  return data;
}

/** Changes a part of the settings: at once in the page, then where they are kept; a refusal takes it back. */
export function useChangeSettings(): (part: Partial<Settings>) => Promise<Settings> {
  const { settings } = useSource();
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: settings.change,
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
