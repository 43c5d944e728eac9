import fs from 'node:fs';
import type { KnownSecret } from '@lifeline/redact';
import { casesFromCsv } from '@lifeline/suite/csv';
import { editSuite, readSuite, type SuiteEdit } from '@lifeline/suite/file';
import type { ReportData } from '@lifeline/suite/report';
import type { ResultRow } from '@lifeline/suite/run';
import {
  type Run,
  type RunProgress,
  type RunStart,
  SUITE_CHARS,
  type SuiteDocument,
  type SuiteGenerated,
  type SuitePasted,
} from '@lifeline/wire';
import { say } from '../cli/terminal.ts';
import { BridgeError, systemReason } from '../errors.ts';
import { Session } from '../session.ts';
import type { Sessions } from '../sessions.ts';
import type { SettingsStore } from '../settings.ts';
import type { TraceSource } from '../trace-source.ts';
import { generating } from './generating.ts';
import { reportData } from './report-data.ts';
import { SessionView } from './session-view.ts';
import { readSuiteFile, suitePath, writeSuiteFile } from './suite-file.ts';
import { SuiteRun } from './suite-run.ts';
import { SuiteStore } from './suite-store.ts';
import { SuiteWork } from './work.ts';

export interface SuitesOptions {
  readonly home: string;
  readonly sessions: Sessions;
  readonly settings: SettingsStore;
  /** The environment that `${env:NAME}` is taken from. */
  readonly env: NodeJS.ProcessEnv;
  /** Where relative paths start for sessions without a working directory. */
  readonly cwd: string;
  /** The built worker. */
  readonly workerScript: string;
  readonly onProgress: (progress: RunProgress) => void;
  /** The working suite of some target has changed. */
  readonly onChanged: () => void;
}

/** A run with the session as it was followed. */
export interface StartedRun {
  readonly run: SuiteRun;
  readonly view: SessionView;
  /** The suite as it was run, whole. */
  readonly text: string;
  /** Rows of earlier runs, of cases that this one does not have. */
  readonly earlier: readonly ResultRow[];
  /** Environment variables whose values went into calls of earlier runs. */
  readonly earlierEnv: readonly string[];
}

/** Working suites and runs of all sessions. */
export class Suites {
  readonly #options: SuitesOptions;
  readonly #store: SuiteStore;
  readonly #work: SuiteWork;
  readonly #runs = new Map<string, StartedRun>();
  readonly #views = new Map<string, SessionView>();

  constructor(options: SuitesOptions) {
    this.#options = options;
    this.#store = new SuiteStore(options.home);
    this.#work = new SuiteWork(options.workerScript);
    const look = () => {
      for (const { run } of this.#runs.values()) if (run.isRunning) run.look();
    };
    const changed = () => {
      this.#forgetGone();
      look();
    };
    options.sessions.listen({ events: look, state: changed, recordings: () => undefined });
  }

  document(sessionId: string): SuiteDocument {
    return this.#store.get(this.#target(sessionId));
  }

  put(sessionId: string, text: string, version: number): SuiteDocument {
    return this.#changed(this.#store.put(this.#target(sessionId), text, version));
  }

  /** Takes a suite file as the working suite. Throws `unreadable` where it is none. */
  load(sessionId: string, name: string): SuiteDocument {
    const file = this.#path(sessionId, name);
    const text = readSuiteFile(file, SUITE_CHARS);
    refuseForeign(file, text);
    return this.#changed(this.#store.saved(this.#target(sessionId), text, file));
  }

  /**
   * Writes the working suite to a file, without `name` to the one it came from. Never over what is no suite, and over
   * what somebody else has written there meanwhile only if `overwrite` says so (else it throws `file-changed`).
   */
  save(sessionId: string, name: string | undefined, overwrite = false): SuiteDocument {
    const target = this.#target(sessionId);
    const { text } = this.#store.get(target);
    const known = this.#store.file(target);
    const file = name === undefined ? known.path : this.#path(sessionId, name);
    if (file === undefined)
      throw new BridgeError('bad-message', 'The suite has no file yet.', 'Name one, such as suite.yaml.');
    refuseForeign('The working suite', text);
    const there = fs.existsSync(file) ? readSuiteFile(file, SUITE_CHARS) : '';
    refuseForeign(file, there);
    const isKnown = there.trim() === '' || there === text || (file === known.path && there === known.text);
    if (!isKnown && !overwrite) throw fileChanged(file, file === known.path);
    writeSuiteFile(file, text);
    return this.#changed(this.#store.saved(target, text, file));
  }

  /** Adds the cases that a base of a tool gives reason for. */
  async generate(
    sessionId: string,
    tool: string,
    baseName: string,
    version: number,
  ): Promise<SuiteGenerated> {
    const { text } = this.document(sessionId);
    const view = this.#view(sessionId);
    const { edits, ...told } = await generating(text, view, { tool, base: baseName }, this.#work);
    return { suite: this.#edit(sessionId, text, edits, version), ...told };
  }

  paste(sessionId: string, tool: string, rows: string, version: number): SuitePasted {
    const { text } = this.document(sessionId);
    const schemaText = this.#view(sessionId).inputSchema(tool);
    const taken = readSuite(text).suite.cases.map(({ id }) => id);
    const { cases, problems } = casesFromCsv(rows, tool, schemaText, taken);
    const edits = cases.map((one) => ({ kind: 'put-case', case: one }) as const);
    return {
      suite: this.#edit(sessionId, text, edits, version),
      added: cases.length,
      problems: [...problems],
    };
  }

  /** Starts a run of the working suite. Throws `read-only`, `in-use`. */
  start(sessionId: string, { cases, allowWrites, timeoutMs }: RunStart): Run {
    const { text } = this.document(sessionId);
    this.run(sessionId, text, {
      allowWrites,
      ...(cases !== undefined && { cases }),
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    return this.state(sessionId);
  }

  /** Starts a run of a suite on a session. Throws `read-only`, `in-use`. */
  run(sessionId: string, text: string, { cases, allowWrites, timeoutMs }: RunStart): StartedRun {
    const session = this.#options.sessions.source(sessionId);
    if (!(session instanceof Session))
      throw new BridgeError('read-only', 'This is a recording; cases need its server.');
    if (this.#runs.get(sessionId)?.run.isRunning === true)
      throw new BridgeError('in-use', 'A run is under way already.', 'Stop it, or wait for its end.');
    const view = this.#view(sessionId);
    const { env, settings, onProgress } = this.#options;
    const { suite } = readSuite(text);
    refuseUnknown(cases ?? [], suite.cases);
    const plan = {
      suite,
      tools: view.tools(),
      allowWrites,
      timeoutMs: timeoutMs ?? settings.value.timeoutMs,
      env: (name: string) => env[name],
      ...(cases !== undefined && { selected: new Set(cases) }),
    };
    const run = new SuiteRun(plan, {
      session,
      view,
      work: this.#work,
      onProgress: (of, rows) =>
        onProgress({ type: 'run', sessionId, ...countsOf(of), rows: rows.map(wireRow) }),
      onOver: (of) => {
        this.#keepEnvNames(session, of.state.usedEnv);
        onProgress({ type: 'run', sessionId, ...countsOf(of), rows: [] });
      },
    });
    const started = { run, view, text, ...earlierRuns(this.#runs.get(sessionId), run) };
    this.#runs.set(sessionId, started);
    return started;
  }

  stop(sessionId: string): Run {
    this.#runs.get(sessionId)?.run.stop();
    return this.state(sessionId);
  }

  /** The newest run of a session. */
  state(sessionId: string): Run {
    this.#options.sessions.source(sessionId);
    const { run, earlier = [] } = this.#runs.get(sessionId) ?? {};
    if (run === undefined) return { state: 'none', total: 0, done: 0, rows: [] };
    return { ...countsOf(run), rows: [...run.state.rows, ...earlier].map(wireRow) };
  }

  /** The newest run with its evidence. Throws `bad-message` where nothing has run. */
  report(sessionId: string): ReportData {
    const started = this.#runs.get(sessionId);
    if (started === undefined)
      throw new BridgeError('bad-message', 'Nothing has run in this session yet.', 'Run the cases first.');
    const { path: suitePath } = this.document(sessionId);
    const isStored = this.#source(sessionId).info().recording === 'disk';
    return reportData({
      view: started.view,
      started,
      env: this.#options.env,
      now: new Date(started.run.startedAt),
      ...(suitePath !== undefined && { suitePath }),
      ...(isStored && { recording: sessionId }),
    });
  }

  /** Values of the environment that went into calls of a session, or of the one that a recording is of. */
  secrets(sessionId: string): readonly KnownSecret[] {
    const { run, earlierEnv = [] } = this.#runs.get(sessionId) ?? {};
    const recording = sessionId.replace(/^r-/, '');
    const stored = this.#options.sessions.recordings.envNames.read(recording);
    const used = [...new Set([...(run?.state.usedEnv ?? []), ...earlierEnv, ...stored])];
    return used.map((name) => ({ name, value: this.#options.env[name] ?? '' }));
  }

  /** Stops every run; false where none was under way. */
  stopAll(): boolean {
    const running = [...this.#runs.values()].filter(({ run }) => run.isRunning);
    for (const { run } of running) run.stop();
    return running.length > 0;
  }

  close(): void {
    this.stopAll();
    this.#work.close();
  }

  /** So that another process that exports the recording knows what to look for. */
  #keepEnvNames(session: Session, names: Iterable<string>): void {
    if (session.info().recording !== 'disk') return;
    try {
      this.#options.sessions.recordings.envNames.add(session.id, [...names]);
    } catch (error) {
      say(`The names of variables that went into calls could not be stored: ${systemReason(error)}.`);
    }
  }

  /** Sessions that were deleted need neither their view nor their runs. */
  #forgetGone(): void {
    const isGone = (id: string) => this.#options.sessions.find(id) === undefined;
    for (const id of [...this.#views.keys()].filter(isGone)) this.#views.delete(id);
    for (const id of [...this.#runs.keys()].filter(isGone)) this.#runs.delete(id);
  }

  #edit(sessionId: string, text: string, edits: readonly SuiteEdit[], version: number): SuiteDocument {
    const edited = editSuite(text, edits);
    if (!edited.ok) throw new BridgeError('bad-message', edited.message);
    return this.put(sessionId, edited.text, version);
  }

  #changed(document: SuiteDocument): SuiteDocument {
    this.#options.onChanged();
    return document;
  }

  /** The session as followed up to now; read from its start only once. */
  #view(sessionId: string): SessionView {
    const source = this.#source(sessionId);
    const known = this.#views.get(sessionId);
    const view = known?.source === source ? known : new SessionView(source);
    view.follow();
    this.#views.set(sessionId, view);
    return view;
  }

  #target(sessionId: string): readonly string[] {
    return this.#source(sessionId).info().commandLine;
  }

  #path(sessionId: string, name: string): string {
    return suitePath(name, this.#source(sessionId).info().cwd ?? this.#options.cwd);
  }

  #source(sessionId: string): TraceSource {
    return this.#options.sessions.source(sessionId);
  }
}

function fileChanged(file: string, isOwn: boolean): BridgeError {
  return new BridgeError(
    'file-changed',
    isOwn
      ? `${file} was changed by another program since it was loaded or saved here.`
      : `${file} exists already, and what is in it was not loaded here.`,
    'Load what is in it (the suite as it is here is lost then), or save over it.',
  );
}

function refuseUnknown(chosen: readonly string[], cases: readonly { readonly id: string }[]): void {
  const known = new Set(cases.map(({ id }) => id));
  const unknown = chosen.filter((id) => !known.has(id));
  if (unknown.length === 0) return;
  const names = unknown
    .slice(0, 5)
    .map((id) => JSON.stringify(id))
    .join(', ');
  throw new BridgeError(
    'bad-message',
    `The suite has no case ${names}${unknown.length > 5 ? ` and ${unknown.length - 5} more` : ''}.`,
    'Read the suite again, and choose from the cases that it has now.',
  );
}

function refuseForeign(what: string, text: string): void {
  if (!readSuite(text).isForeign) return;
  throw new BridgeError(
    'unreadable',
    `${what} is no suite: it has no “suite: 1”.`,
    'Choose another file; this one stays as it is.',
  );
}

function countsOf({ isRunning, startedAt, state: { rows, status } }: SuiteRun): Omit<Run, 'rows'> {
  return {
    startedAt,
    state: isRunning ? 'running' : status,
    total: rows.length,
    done: rows.filter(({ state }) => state === 'done').length,
  };
}

/** What is known from before a run, of the cases that it does not have. */
function earlierRuns(
  before: StartedRun | undefined,
  { state }: SuiteRun,
): Pick<StartedRun, 'earlier' | 'earlierEnv'> {
  const ids = new Set(state.rows.map(({ caseId }) => caseId));
  const known = [...(before?.run.state.rows ?? []), ...(before?.earlier ?? [])];
  const env = new Set([...(before?.run.state.usedEnv ?? []), ...(before?.earlierEnv ?? [])]);
  return {
    earlier: known.filter((row) => row.state === 'done' && !ids.has(row.caseId)),
    earlierEnv: [...env],
  };
}

/** A row as it crosses the wire. */
function wireRow(row: ResultRow): Run['rows'][number] {
  return { ...row, reasons: row.reasons.map((reason) => ({ ...reason })) };
}
