import { useQuery } from '@tanstack/react-query';
import type { SessionRoute } from '../../app/router.ts';
import { api } from '../../source/api.ts';
import { toBridgeError } from '../../source/errors.ts';
import { useSessions } from '../../source/hooks.ts';
import { useRecordings } from '../../source/queries.ts';
import { type TraceSource, useSource } from '../../source/trace-source.ts';
import { titleOf } from '../recordings/recording-list.ts';

/** The name of a recording, as far as the list knows it. */
export function useTitle(recording: string): string {
  const { data } = useRecordings();
  const sessions = useSessions();
  const known = data?.find(({ id }) => id === recording);
  if (known !== undefined) return titleOf(known);
  return sessions.find(({ id }) => id === recording || id === `r-${recording}`)?.title ?? recording;
}

/** Where a recording is shown: its session while that is the bridge's own. */
export function useRouteOf(recording: string): SessionRoute {
  const isLive = useSessions().some(({ id }) => id === recording);
  return { kind: isLive ? 'session' : 'recording', id: recording, panel: 'overview', view: 'sequence' };
}

/** A longer line is shown only where it stands in the recording. Bytes. */
const MOST_BYTES = 1024 * 1024;
/** A recording that has just been opened may not have been read so far. */
const TRIES = 40;
const WAIT_MS = 250;

/** The exact text of a line of a recording, which is opened for it. `too-long`: it is above 1 MiB. */
export function useLine(recording: string, seq: number) {
  const source = useSource();
  return useQuery({
    queryKey: ['line', recording, seq],
    gcTime: 60_000,
    retry: (count, error) => count < TRIES && toBridgeError(error).code === 'bad-message',
    retryDelay: WAIT_MS,
    queryFn: async () => {
      const bytes = await api.rawBytes(await sessionOf(source, recording), seq);
      return bytes.length > MOST_BYTES ? 'too-long' : { text: new TextDecoder().decode(bytes) };
    },
  });
}

/** The session that shows a recording: the live one, else it is opened. */
async function sessionOf({ sessions }: TraceSource, recording: string): Promise<string> {
  const known = sessions.all.find(({ id }) => id === recording || id === `r-${recording}`);
  if (known !== undefined) return known.id;
  const opened = await api.openRecording(recording);
  sessions.put(opened);
  return opened.id;
}
