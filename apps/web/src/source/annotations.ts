import type { Annotations, AnnotationsPatch } from '@lifeline/wire';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { keys } from './query-client.ts';
import { useSource } from './trace-source.ts';

export interface KeptAnnotations {
  readonly annotations: Annotations;
  /** Changes a part, an empty text takes its entry away; rejects with BridgeError. Absent: nothing can be written. */
  readonly change?: (patch: AnnotationsPatch) => Promise<void>;
}

const NONE: Annotations = { notes: [] };

/** What was written about a recording; nothing where there is no such recording (undefined). */
export function useAnnotations(recording: string | undefined): KeptAnnotations {
  const port = useSource().annotations;
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: keys.annotations(recording ?? ''),
    enabled: port !== undefined && recording !== undefined,
    queryFn: async () => (recording === undefined ? NONE : ((await port?.load(recording)) ?? NONE)),
  });
  const change = useCallback(
    async (patch: AnnotationsPatch) => {
      if (port?.change === undefined || recording === undefined) return;
      client.setQueryData(keys.annotations(recording), await port.change(recording, patch));
    },
    [client, port, recording],
  );
  const annotations = data ?? NONE;
  return port?.change === undefined || recording === undefined ? { annotations } : { annotations, change };
}
