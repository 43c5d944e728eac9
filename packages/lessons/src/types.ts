import type { SessionModel } from '@lifeline/model';
import type { Phase, Revision } from '@lifeline/protocol';
import type { Row, RowTable } from '@lifeline/trace';
import type { PageKey } from './pages.ts';

/** All lessons in the order in which they are taught, with how long one takes. */
export const LESSONS = [
  { id: 'eight-steps', minutes: 8 },
  { id: 'message-kinds', minutes: 7 },
  { id: 'roles', minutes: 6 },
  { id: 'phases', minutes: 10 },
  { id: 'who-decides', minutes: 7 },
  { id: 'three-failures', minutes: 7 },
  { id: 'negotiation', minutes: 8 },
  { id: 'progress', minutes: 6 },
  { id: 'server-asks', minutes: 7 },
  { id: 'transports', minutes: 8 },
  { id: 'two-eras', minutes: 8 },
  { id: 'find-the-fault', minutes: 10 },
] as const;
export type LessonId = (typeof LESSONS)[number]['id'];

/** Names of bundled servers, as sessions are started with them. */
export type DemoServer =
  | 'protocol-demo'
  | 'playground'
  | 'dual-era'
  | 'http-mcp'
  | 'http-sse'
  | 'tutorial-shutdown'
  | 'faulty-1'
  | 'faulty-2'
  | 'faulty-3'
  | 'faulty-4'
  | 'faulty-5'
  | 'faulty-6'
  | 'faulty-7'
  | 'faulty-8'
  | 'faulty-stubborn'
  | 'faulty-revision';

/** A bundled server, and how its session is opened. */
export interface LessonServer {
  readonly demo: DemoServer;
  /** The only one that the client speaks with it; it decides the era. */
  readonly revision: Revision;
  /** `manual`: nothing is sent unasked, not even initialize. */
  readonly handshake: 'auto' | 'manual';
  /** `auto`: lists what the server declares once it is connected. */
  readonly discovery: 'auto' | 'manual';
}

/** What conditions and queries look at: the trace of the step's session, and what the reader selected. */
export interface Scene {
  readonly rows: Pick<RowTable, 'length' | 'at'>;
  readonly model: SessionModel;
  /** First event that counts: what was there when the reader came to the step is not what the step asks for. */
  readonly since: number;
  /** The selected event. */
  readonly sel?: number | undefined;
}

export type Condition = (scene: Scene) => boolean;
export type RowTest = (row: Row, scene: Scene) => boolean;
/** Finds one event; undefined while there is none. */
export type Query = (scene: Scene) => number | undefined;

/** Panels that a lesson may open. */
export type LessonPanel = 'tools' | 'resources' | 'prompts' | 'inbox';

/** What the page does for the reader. */
export type Action =
  /** Starts the step's server; where `first` is given, sends it once the handshake is over. */
  | { readonly do: 'connect'; readonly first?: RequestAction }
  | RequestAction
  | { readonly do: 'notify'; readonly method: string; readonly paramsText?: string }
  | { readonly do: 'disconnect' }
  /** Answers a question of the server. */
  | { readonly do: 'answer'; readonly request: Query; readonly resultText: string }
  | { readonly do: 'cancel'; readonly request: Query }
  /** Selects an event. */
  | { readonly do: 'pick'; readonly row: Query };

export interface RequestAction {
  readonly do: 'request';
  readonly method: string;
  readonly paramsText: string;
}

/** What is lit beside the words. */
export type Light =
  | { readonly on: 'row'; readonly row: Query }
  | { readonly on: 'lane'; readonly lane: 'host' | 'client' | 'server' }
  | { readonly on: 'panel'; readonly panel: LessonPanel }
  | { readonly on: 'phase'; readonly phase: Exclude<Phase, 0> };

export interface Step {
  readonly id: string;
  /** Key of the server that it is about. */
  readonly on: string;
  /** What "Next" does. Absent where the reader acts, or only reads. */
  readonly action?: Action;
  /** When the step is done; absent: at once. */
  readonly until?: Condition;
  /** The reader acts; this is what "Show me" does instead. */
  readonly solution?: Action;
  /** Tries that miss, by the key of what is said about them; the first that holds is told. */
  readonly wrong?: Readonly<Record<string, Condition>>;
  readonly lights?: readonly Light[];
  /** What is selected once the step is done, so that its text can be read. */
  readonly show?: Query;
  /** Events whose texts stand side by side in the narration once the step is done. */
  readonly beside?: readonly Beside[];
  /** The server is meant to end, or to stay silent: no sign of trouble. */
  readonly quiet?: true;
  readonly cites: readonly PageKey[];
}

/** A message of one of the lesson's sessions. */
export interface Beside {
  /** Key of the server; absent: that of the step. */
  readonly on?: string;
  readonly row: Query;
}

/** Data only: words are in `words/<language>/<id>.ts`, under the ids of the steps. */
export interface Lesson {
  readonly id: LessonId;
  readonly servers: Readonly<Record<string, LessonServer>>;
  readonly steps: readonly Step[];
}
