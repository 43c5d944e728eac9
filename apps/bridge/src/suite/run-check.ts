import fs from 'node:fs';
import path from 'node:path';
import { readSuite } from '@lifeline/suite/file';
import type { ReportData } from '@lifeline/suite/report';
import { summarize } from '@lifeline/suite/report';
import { SUITE_CHARS } from '@lifeline/wire';
import { inPersonsWords } from '../cli/program.ts';
import { ignoreLostTerminal, say } from '../cli/terminal.ts';
import { isDirectory } from '../directory.ts';
import { BridgeError } from '../errors.ts';
import { homeDirectory } from '../home.ts';
import { RecordedSession } from '../recorded-session.ts';
import { Recordings } from '../recordings.ts';
import { type Checked, type CheckSurroundings, checkLive } from './check-live.ts';
import { type CheckOptions, checkOptions } from './check-options.ts';
import { findingsOf } from './findings.ts';
import { reportData } from './report-data.ts';
import { REPORT_WRITERS } from './report-writers.ts';
import { SessionView } from './session-view.ts';
import { readSuiteFile } from './suite-file.ts';
import { refuseUnlisted } from './unlisted.ts';

/** `mcp-lifeline check …`: checks a server or a recording; resolves with the exit code. */
export async function runCheck(
  args: readonly string[],
  cwd: string,
  surroundings: CheckSurroundings,
): Promise<number> {
  const line = checkOptions(args);
  if (line.kind === 'help') process.stdout.write(inPersonsWords(line.message, process.env));
  if (line.kind === 'wrong')
    say(inPersonsWords(`${line.message}\nmcp-lifeline check --help lists what there is.`, process.env));
  if (line.kind !== 'check') return line.kind === 'help' ? 0 : 2;
  ignoreLostTerminal();
  const { options } = line;
  try {
    const recording = recordingOf(options.words, cwd);
    if (recording !== undefined && options.words.length > 1) {
      say(`check takes one recording; ${JSON.stringify(options.words[1])} is too much.`);
      return 2;
    }
    if (recording !== undefined && options.suite !== undefined) {
      say(
        `${options.suite}: its cases need a server, and ${recording} is a recording. Name the command of the server.`,
      );
      return 2;
    }
    const suiteText = options.suite === undefined ? undefined : readSuiteText(options.suite, cwd);
    const { data, unlisted } =
      recording === undefined
        ? await checkLive(options, suiteText, cwd, surroundings)
        : await checkRecording(recording, cwd);
    process.stdout.write(REPORT_WRITERS[options.format].write(data));
    sayWhatIsLeft(data, options);
    if (suiteText !== undefined) sayOtherServer(data, suiteText);
    for (const sentence of unlisted) say(sentence);
    const isWhole = unlisted.length === 0 || data.findings === undefined;
    return summarize(data).holds && isWhole ? 0 : 1;
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error;
    say([error.message, error.hint].filter((part) => part !== undefined).join(' '));
    return error.code === 'bad-command' || error.code === 'bad-cwd' ? 2 : 3;
  }
}

/** The recording that the first word names: a file of ours, or an id in the data directory. */
function recordingOf([word = '', ...more]: readonly string[], cwd: string): string | undefined {
  if (/\.(?:ndjson|jsonl)$/i.test(word) && !isDirectory(path.resolve(cwd, word))) return word;
  const isId = more.length === 0 && /^[si]-[a-z0-9]+$/.test(word);
  return isId && !fs.existsSync(path.resolve(cwd, word)) ? word : undefined;
}

function readSuiteText(name: string, cwd: string): string {
  const file = path.resolve(cwd, name);
  const text = readSuiteFile(file, SUITE_CHARS);
  const { isForeign, suite, problems } = readSuite(text);
  if (isForeign) throw new BridgeError('unreadable', `${name} is no suite: it has no “suite: 1”.`);
  if (suite.cases.length === 0 && problems.length === 0)
    throw new BridgeError(
      'unreadable',
      `${name} has no cases.`,
      'Write some, or generate them in the page; without --suite, check looks for findings only.',
    );
  return text;
}

async function checkRecording(name: string, cwd: string): Promise<Checked> {
  const recordings = new Recordings(homeDirectory(process.env, process.platform));
  const file = path.resolve(cwd, name);
  const id = fs.existsSync(file) ? recordings.register(file) : name;
  const session = new RecordedSession({
    recording: id,
    fd: recordings.open(id),
    isLive: recordings.isLive(id),
    onEvents: () => undefined,
    onState: () => undefined,
  });
  try {
    await session.done;
    const { error, unreadableAt } = session.info();
    if (error !== undefined) throw new BridgeError('unreadable', `${name}: ${error.message}`);
    if (unreadableAt !== undefined) {
      const { line, byte, reason } = unreadableAt;
      say(`${name}, line ${line}, byte ${byte}: ${reason} The rest is checked.`);
    }
    const view = new SessionView(session);
    const unlisted = refuseUnlisted(view);
    const findings = findingsOf(view);
    return {
      data: reportData({ view, recording: name, findings, env: process.env, now: new Date() }),
      unlisted,
    };
  } finally {
    session.close();
  }
}

/** What somebody has to do so that the rest runs, too. */
function sayWhatIsLeft({ run }: ReportData, { allowWrites }: CheckOptions): void {
  const held =
    run?.cases.filter(({ row }) => row.reasons.some(({ code }) => code === 'writes-not-allowed')).length ?? 0;
  if (held === 0 || allowWrites) return;
  const cases = held === 1 ? '1 case calls a tool' : `${held} cases call tools`;
  say(`${cases} not marked read-only. Where it does no harm, add --allow-writes.`);
}

/** A suite that was made for another version says so: what it expects may be of that version. */
function sayOtherServer({ server }: ReportData, suiteText: string): void {
  const made = readSuite(suiteText).suite.server;
  if (made?.version === undefined || made.version === server.version) return;
  const now = server.version === undefined ? 'says no version' : `is ${server.version}`;
  say(`The suite was made for version ${made.version} of the server, which ${now}.`);
}
