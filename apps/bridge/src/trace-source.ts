import type { KnownSecret } from '@lifeline/redact';
import { decodeEvent, type RowTable, type Target } from '@lifeline/trace';
import type { SessionInfo } from '@lifeline/wire';

/** A session as pages see it, whether it is live or read from a recording. */
export interface TraceSource {
  readonly id: string;
  readonly rows: RowTable;
  /** Rows come from a file at this moment, faster than anybody looks at them. */
  readonly isFilling: boolean;
  info(): SessionInfo;
  /** Variables that were given for the server, as far as their values are still known and look secret. */
  readonly secrets?: readonly KnownSecret[];
  /** The recording's line of event `seq`, without LF, at most `limit` bytes of it. Throws system errors. */
  line(seq: number, limit?: number): Buffer;
  /** Bytes of the recording. Throws system errors. */
  bytes(offset: number, length: number): Buffer;
}

/** What a session list says of where the server is. */
export function targetInfo(target: Target): Pick<SessionInfo, 'cwd' | 'http'> {
  if (target.kind === 'stdio') return { cwd: target.cwd };
  if (target.kind === 'imported') return {};
  const { url, transport, headerNames } = target;
  return { http: { url, transport, headerNames: [...headerNames] } };
}

/** The exact bytes of the line that event `seq` carries, or the event itself where it carries none. */
export function exactBytes(source: TraceSource, seq: number): Buffer {
  const line = source.line(seq);
  const decoded = decodeEvent(line.toString('utf8'));
  if (!decoded.ok) return line;
  const { event } = decoded;
  if ('raw64' in event) return Buffer.from(event.raw64, 'base64');
  return 'raw' in event && event.raw !== undefined ? Buffer.from(event.raw) : line;
}
