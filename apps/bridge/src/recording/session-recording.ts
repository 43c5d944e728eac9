import { type EventBody, type Target, TRACE_VERSION } from '@lifeline/trace';
import type { SessionInfo } from '@lifeline/wire';
import { systemReason } from '../errors.ts';
import type { Recordings } from '../recordings.ts';
import { VERSION } from '../version.ts';
import type { DiskWatch } from './disk-watch.ts';
import { Recorder } from './recorder.ts';
import { TraceLog } from './trace-log.ts';

export interface RecordingOptions {
  readonly id: string;
  readonly target: Target;
  readonly title: string;
  readonly disk: DiskWatch;
  /** Takes what the recording has to say of itself; it has to be recorded like any other event. */
  readonly say: (body: EventBody) => void;
}

/** The recording of one live session: its file as long as there is one, else memory, and what to say about that. */
export class SessionRecording {
  readonly recorder: Recorder;
  readonly createdAt: string;
  readonly now: () => number;
  /** Why there is no file. */
  readonly problem: string | undefined;
  readonly #log: TraceLog;
  readonly #disk: DiskWatch;
  readonly #release: () => void;

  constructor(recordings: Recordings, options: RecordingOptions) {
    const { id, target, title, disk, say } = options;
    this.#disk = disk;
    const file = createFile(recordings, id);
    this.problem = file.problem;
    this.#release = file.release;
    const startedAt = performance.now();
    this.createdAt = new Date().toISOString();
    this.now = () => Math.round((performance.now() - startedAt) * 1000) / 1000;
    this.#log = new TraceLog(file.fd, {
      onFault: (reason, words) => {
        say({
          type: 'gap',
          reason,
          message: `Recording is interrupted: ${words}. It is tried again every second.`,
        });
      },
      onRecovered: () =>
        say({ type: 'note', text: 'Recording goes on; what waited in memory has been written.' }),
    });
    const recorder = `mcp-lifeline ${VERSION}`;
    const header = {
      type: 'trace',
      version: TRACE_VERSION,
      id,
      createdAt: this.createdAt,
      recorder,
    } as const;
    this.recorder = new Recorder({ ...header, target, title }, this.#log, this.now);
  }

  /** What a session list says about the recording. */
  get info(): Pick<SessionInfo, 'bytes' | 'recording' | 'notRecordedSince' | 'warnings' | 'freeBytes'> {
    const { state } = this.#log;
    const since = state === 'disk' ? undefined : state === 'memory' ? 0 : this.#firstInMemory();
    return {
      bytes: this.#log.size,
      recording: state,
      ...(since === undefined ? {} : { notRecordedSince: since }),
      ...(state === 'disk' && this.#disk.warnings(this.#log.size)),
    };
  }

  /** Brings everything to the disk; returns how many bytes could not be stored. */
  async close(): Promise<number> {
    const lost = await this.#log.close();
    this.#release();
    return lost;
  }

  #firstInMemory(): number {
    const { rows } = this.recorder;
    let seq = rows.length;
    while (seq > 0 && rows.offsetAt(seq - 1) >= this.#log.written) seq -= 1;
    return seq;
  }
}

interface SessionFile {
  readonly fd: number | undefined;
  readonly release: () => void;
  readonly problem?: string;
}

function createFile(recordings: Recordings, id: string): SessionFile {
  const { directory } = recordings;
  const withoutFile = (why: string): SessionFile => ({
    fd: undefined,
    release: () => undefined,
    problem: `This session is kept in memory only: in ${directory.path} nothing can be stored (${why}).`,
  });
  if (!directory.ok) return withoutFile(directory.reason);
  try {
    return recordings.create(id);
  } catch (error) {
    return withoutFile(systemReason(error));
  }
}
