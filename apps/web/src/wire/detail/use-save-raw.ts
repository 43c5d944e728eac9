import { useRun } from '../../app/run.ts';
import { saveAs } from '../../results/save.ts';
import { useStore } from '../../source/hooks.ts';

/** Saves the exact bytes of an event's line as a file. */
export function useSaveRaw(sessionId: string, seq: number): () => void {
  const store = useStore(sessionId);
  const run = useRun();
  return () =>
    run(
      store
        .exactBytes(seq)
        .then((bytes) => saveAs(`${sessionId}-${seq}.json`, bytes, 'application/octet-stream')),
    );
}
