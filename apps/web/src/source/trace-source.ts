import type { Annotations, AnnotationsPatch, Settings } from '@lifeline/wire';
import { createContext, useContext } from 'react';
import type { Commands } from './commands.ts';
import type { SessionList } from './sessions.ts';
import type { SocketState } from './socket.ts';
import type { SuitePort } from './suites.ts';
import type { TraceStore } from './trace-store.ts';

/** Where sessions, their traces and the settings come from: the bridge, or a recording inside the page. */
export interface TraceSource {
  readonly sessions: SessionList;
  readonly state: SocketState;
  subscribeState(listener: () => void): () => void;
  /** Tries to connect at once. */
  retry(): void;
  /** The trace of a session; made when it is first asked for, kept from then on. */
  store(sessionId: string): TraceStore;
  commands(sessionId: string): Commands;
  readonly settings: SettingsPort;
  /** Text of the page that recordings are exported into (`htmlExport`). Absent where there is none. */
  exportPage?(): Promise<string>;
  /** Absent where there are none. */
  readonly annotations?: AnnotationsPort;
  /** Absent where no cases are kept: inside an exported page, at a moment of the past. */
  readonly suites?: SuitePort;
}

/** Both reject with BridgeError. */
export interface AnnotationsPort {
  load(recording: string): Promise<Annotations>;
  /** Changes a part; resolves to all. Absent where nothing can be written down. */
  change?(recording: string, patch: AnnotationsPatch): Promise<Annotations>;
}

/** Both reject with BridgeError. */
export interface SettingsPort {
  load(): Promise<Settings>;
  /** Changes a part; resolves to all of them. */
  change(part: Partial<Settings>): Promise<Settings>;
}

const SourceContext = createContext<TraceSource | undefined>(undefined);
export const SourceProvider = SourceContext.Provider;

/** The source that the components above chose. Throws without one. */
export function useSource(): TraceSource {
  const source = useContext(SourceContext);
  if (source === undefined) throw new Error('no SourceProvider above');
  return source;
}
