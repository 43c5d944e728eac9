import type { RecordingInfo } from '@lifeline/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../source/api.ts';
import { keys } from '../../source/query-client.ts';

/** A file on its way to the bridge. */
export interface Importing {
  readonly name: string;
  readonly sent: number;
  readonly bytes: number;
}

export interface ImportFailure {
  readonly name: string;
  readonly error: unknown;
}

export interface Import {
  readonly importing: Importing | undefined;
  readonly failures: readonly ImportFailure[];
  readonly start: (files: readonly File[]) => void;
}

/**
 * Takes files in one after the other; what is no recording is said with its name. `onTaken`: the last one that was
 * taken; `alone` when no other file came with it.
 */
export function useImport(onTaken: (recording: RecordingInfo, alone: boolean) => void): Import {
  const queries = useQueryClient();
  const [importing, setImporting] = useState<Importing>();
  const [failures, setFailures] = useState<readonly ImportFailure[]>([]);
  const start = async (files: readonly File[]) => {
    setFailures([]);
    let taken: RecordingInfo | undefined;
    for (const file of files) {
      const { name, size } = file;
      setImporting({ name, sent: 0, bytes: size });
      try {
        taken = await api.importRecording(file, name, (sent) => setImporting({ name, sent, bytes: size }));
      } catch (error) {
        setFailures((before) => [...before, { name, error }]);
      }
    }
    setImporting(undefined);
    if (taken === undefined) return;
    await queries.invalidateQueries({ queryKey: keys.recordings });
    onTaken(taken, files.length === 1);
  };
  return {
    importing,
    failures,
    start: (files) => {
      if (importing === undefined && files.length > 0) void start(files);
    },
  };
}
