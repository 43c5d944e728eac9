import { useRun } from '../../app/run.ts';
import { api } from '../../source/api.ts';

/** Saves the exact bytes of an event's line as a file. */
export function useSaveRaw(sessionId: string, seq: number): () => void {
  const run = useRun();
  return () => {
    run(
      api.rawBytes(sessionId, seq).then((bytes) => {
        const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
        const link = document.createElement('a');
        link.href = url;
        link.download = `${sessionId}-${seq}.json`;
        link.click();
        setTimeout(() => URL.revokeObjectURL(url), 10_000);
      }),
    );
  };
}
