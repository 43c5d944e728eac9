import { useQuery } from '@tanstack/react-query';
import type { SessionRoute } from '../../app/router.ts';
import { useOpenRecording } from '../../app/use-open-recording.ts';
import { api } from '../../source/api.ts';
import { useSessions, useSessionsKnown } from '../../source/hooks.ts';
import { useRecordings } from '../../source/queries.ts';
import { titleOf } from '../recordings/recording-list.ts';

/** The name of a recording, as far as the list knows it. */
export function useTitle(recording: string): string {
  const { data } = useRecordings();
  const sessions = useSessions();
  const known = data?.find(({ id }) => id === recording);
  if (known !== undefined) return titleOf(known);
  return sessions.find(({ id }) => id === recording || id === `r-${recording}`)?.title ?? recording;
}

/** When a recording was begun (ISO 8601), as far as the list knows it. */
export function useBegun(recording: string): string | undefined {
  const { data } = useRecordings();
  const sessions = useSessions();
  const known = data?.find(({ id }) => id === recording);
  return (known ?? sessions.find(({ id }) => id === recording || id === `r-${recording}`))?.createdAt;
}

/** Where a recording is shown: its session while that is the bridge's own. */
export function useRouteOf(recording: string): SessionRoute {
  const isLive = useSessions().some(({ id }) => id === recording);
  return { kind: isLive ? 'session' : 'recording', id: recording, panel: 'overview', view: 'sequence' };
}

/** A longer line is shown only where it stands in the recording. Bytes. */
const MOST_BYTES = 1024 * 1024;

export interface Line {
  readonly text?: string;
  /** It is above 1 MiB. */
  readonly isTooLong?: true;
  readonly error?: unknown;
}

/** The exact text of a line of a recording, which is opened for it; nothing while it is on its way. */
export function useLine(recording: string, seq: number | undefined): Line {
  const known = useSessionsKnown();
  const session = useSessions().find(({ id }) => id === recording || id === `r-${recording}`);
  const refusal = useOpenRecording(
    { kind: 'recording', id: recording, panel: 'overview', view: 'sequence' },
    known && seq !== undefined && session === undefined,
  );
  // while a recording is being read, its later events are not there yet
  const isRead = session !== undefined && (session.state !== 'connecting' || session.events > (seq ?? 0));
  const { data, error } = useQuery({
    queryKey: ['line', session?.id, seq],
    enabled: isRead && seq !== undefined,
    queryFn: async (): Promise<Line> => {
      const bytes = await api.rawBytes(session?.id ?? '', seq ?? 0);
      return bytes.length > MOST_BYTES ? { isTooLong: true } : { text: new TextDecoder().decode(bytes) };
    },
  });
  const failure = error ?? refusal;
  return failure === undefined || failure === null ? (data ?? {}) : { error: failure };
}
