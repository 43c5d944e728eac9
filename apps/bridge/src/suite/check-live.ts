import type { ReportData } from '@lifeline/suite/report';
import { isHttpUrl } from '@lifeline/trace';
import type { LaunchTarget } from '@lifeline/wire';
import { readAuthorities } from '../authorities.ts';
import { commandLineAuthorization } from '../authorization/command-line.ts';
import { say } from '../cli/terminal.ts';
import { readDeclares } from '../declares.ts';
import { BridgeError } from '../errors.ts';
import { homeDirectory } from '../home.ts';
import { DISK_LIMITS } from '../recording/disk-watch.ts';
import { Recordings } from '../recordings.ts';
import { Sessions } from '../sessions.ts';
import { SettingsStore } from '../settings.ts';
import { GuardClient } from '../transports/guard-client.ts';
import type { CheckOptions } from './check-options.ts';
import { whenListed } from './check-session.ts';
import { findingsOf } from './findings.ts';
import { reportData } from './report-data.ts';
import { SessionView } from './session-view.ts';
import { Suites } from './suites.ts';
import { refuseUnlisted } from './unlisted.ts';

/** What the command finds beside the built program. */
export interface CheckSurroundings {
  readonly guardScript: string;
  readonly workerScript: string;
  readonly demoDirectory: string;
}

/** What came of a check, and a sentence for each list that could not be looked at. */
export interface Checked {
  readonly data: ReportData;
  readonly unlisted: readonly string[];
}

/** How long a server may take to get ready and list what it has. Milliseconds. */
const READY_MS = 60_000;

/** Starts the server, runs the suite and looks for faults. Throws `spawn-failed`, `not-connected`, `bad-cwd`, …. */
export async function checkLive(
  options: CheckOptions,
  suiteText: string | undefined,
  cwd: string,
  surroundings: CheckSurroundings,
): Promise<Checked> {
  const home = homeDirectory(process.env, process.platform);
  const authorities = readAuthorities(options.ca, cwd);
  if (!authorities.ok) throw new BridgeError('unreadable', authorities.message, authorities.hint);
  const { ca } = authorities;
  const declares = options.declares === undefined ? undefined : readDeclares(options.declares, cwd);
  const base = { cwd, env: process.env, platform: process.platform, ...(ca !== undefined && { ca }) };
  const env = { ...process.env, ...options.env };
  const settings = new SettingsStore(home, process.env, say);
  const guard = new GuardClient(surroundings.guardScript);
  const { demoDirectory, workerScript } = surroundings;
  const sessions = new Sessions({
    base,
    recordings: new Recordings(home),
    settings,
    guard,
    authorization: commandLineAuthorization(options.authorization, home, cwd, process.env, say),
    demoDirectory,
    diskLimits: DISK_LIMITS,
  });
  const suites = new Suites({
    home,
    sessions,
    settings,
    env,
    cwd,
    workerScript,
    onProgress: ({ done, total, state }) =>
      showProgress(state === 'running' ? `${done} of ${total} cases` : ''),
    onChanged: () => undefined,
  });
  const onSignal = endOnSignal(sessions, suites);
  try {
    const session = await sessions.start({
      target: targetOf(options),
      handshake: 'auto',
      discovery: 'auto',
      ...(declares !== undefined && { declares }),
    });
    const view = new SessionView(session);
    const problem = await whenListed(sessions, session, view, options.timeoutMs ?? READY_MS);
    if (problem !== undefined) throw new BridgeError('not-connected', problem);
    const unlisted = refuseUnlisted(view);
    const started = suiteText === undefined ? undefined : suites.run(session.id, suiteText, runOf(options));
    await started?.run.over;
    view.follow();
    const data = reportData({
      view,
      env,
      now: new Date(),
      ...(started !== undefined && { started }),
      ...(options.findings && { findings: findingsOf(view) }),
      ...(options.suite !== undefined && { suitePath: options.suite }),
      ...(session.info().recording === 'disk' && { recording: session.id }),
    });
    return { data, unlisted };
  } finally {
    for (const signal of SIGNALS) process.off(signal, onSignal);
    suites.close();
    await sessions.stop();
    guard.close();
  }
}

/** One Ctrl-C can arrive several times: from the terminal, and again from npm. Milliseconds. */
const SAME_SIGNAL_MS = 500;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The first signal ends the run, and what has come till then is reported; the second ends the server at once. */
function endOnSignal(sessions: Sessions, suites: Suites): () => void {
  let isEnding = false;
  let lastAt = Number.NEGATIVE_INFINITY;
  const onSignal = () => {
    const now = performance.now();
    if (now - lastAt < SAME_SIGNAL_MS) return;
    lastAt = now;
    if (isEnding) {
      sessions.kill();
      process.exit(130);
    }
    isEnding = true;
    say('Ending the run; press Ctrl-C again to end at once.');
    if (!suites.stopAll()) void sessions.stop();
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return onSignal;
}

function targetOf({ words, env, cwd, headers }: CheckOptions): LaunchTarget {
  const [command = '', ...args] = words;
  if (isHttpUrl(command)) return { url: command, headers: { ...headers } };
  return { command, args, env: { ...env }, ...(cwd !== undefined && { cwd }) };
}

function runOf({ allowWrites, timeoutMs }: CheckOptions) {
  return { allowWrites, ...(timeoutMs !== undefined && { timeoutMs }) };
}

/** One line at a terminal that is written over; nothing in the log of a build. */
function showProgress(text: string): void {
  if (process.stderr.isTTY === true) process.stderr.write(`\r\u001b[K${text}`);
}
