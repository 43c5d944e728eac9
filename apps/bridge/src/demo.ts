import path from 'node:path';
import {
  DEMO_CAPABILITIES_TEXT,
  DEMO_CLIENT_INFO,
  DEMO_REVISION,
  DEMO_STEPS,
  type Language,
} from '@lifeline/protocol';
import { inPersonsWords } from './cli/program.ts';
import { differences } from './demo-expected.ts';
import { DemoKeys, type Word } from './demo-keys.ts';
import { demoOptions } from './demo-options.ts';
import { DemoPrinter } from './demo-printer.ts';
import { type Answer, DemoSession } from './demo-session.ts';
import { inheritedEnvironment } from './transports/environment.ts';
import { GuardClient } from './transports/guard-client.ts';

const SERVER = path.join(import.meta.dirname, 'demo', 'protocol-demo.mjs');
const GUARD = path.join(import.meta.dirname, 'guard.js');
const TIMEOUT_MS = 20_000;

/**
 * `mcp-lifeline demo [--lang en|zh-CN|zh-TW] [--step]`: prints the exchange of eight steps with the bundled server, as
 * it happens, or step by step. The exit code is 0 if all answers are as expected, 1 if not (or if nobody could press a
 * key), 2 for options that do not exist, 130 for Ctrl-C.
 */
export async function runDemo(args: readonly string[]): Promise<number> {
  const options = demoOptions(args, process.env);
  if (options.kind !== 'run') {
    if (options.kind === 'help') process.stdout.write(inPersonsWords(options.message, process.env));
    else process.stderr.write(`${options.message}\n`);
    return options.kind === 'help' ? 0 : 2;
  }
  // whoever read the output may leave early (`| head`); the exchange still comes to its end
  process.stdout.on('error', () => undefined);
  const isColoured = process.stdout.isTTY && (process.env.NO_COLOR ?? '') === '';
  const printer = new DemoPrinter(options.language, (line) => process.stdout.write(`${line}\n`), isColoured);
  const guard = new GuardClient(GUARD);
  const keys = options.isStepped ? new DemoKeys(process.stdin) : undefined;
  try {
    return await runSteps(printer, options.language, guard, keys);
  } finally {
    keys?.close();
    guard.close();
  }
}

async function runSteps(
  printer: DemoPrinter,
  language: Language,
  guard: GuardClient,
  keys: DemoKeys | undefined,
): Promise<number> {
  const { words } = printer;
  const session = new DemoSession(
    {
      era: 'legacy',
      probeMs: TIMEOUT_MS,
      handshake: 'manual',
      discovery: 'manual',
      revision: DEMO_REVISION,
      modernRevision: '2026-07-28',
      clientInfo: DEMO_CLIENT_INFO,
      capabilitiesText: DEMO_CAPABILITIES_TEXT,
      roots: [],
      timeoutMs: TIMEOUT_MS,
      progressExtends: false,
      totalTimeoutMs: TIMEOUT_MS,
      rules: [],
      roundLimit: 0,
    },
    {
      message: (dir, raw, envelope, ms) => printer.message(dir, raw, envelope, ms),
      process: (event) => printer.process(event, `node ${path.basename(SERVER)}`),
      stderr: (text) => printer.stderr(text),
    },
    guard,
  );
  printer.heading(words.heading(DEMO_REVISION));
  const environment = inheritedEnvironment(process.env, process.platform);
  if (
    !(await session.start({ command: process.execPath, args: [SERVER], cwd: process.cwd(), environment }))
  ) {
    return 1;
  }
  const all = DEMO_STEPS.length;
  let good = 0;
  let isAlive = true;
  for (const { n, method, paramsText, title, explanation } of DEMO_STEPS) {
    printer.section(words.step(n, method, title[language]), explanation[language]);
    const word = await goOn(printer, keys, words.press.step(n));
    if (word !== 'go') {
      if (word === 'ended') printer.failure(words.noKeys(n - 1));
      await session.end();
      if (word !== 'ended') printer.summary(words.quit(n - 1, all), good === n - 1);
      return EXIT_CODES[word];
    }
    const answer = await session.request(method, paramsText);
    if (isAsExpected(printer, n, answer)) good += 1;
    isAlive = answer.outcome !== 'lost';
    if (answer.outcome !== 'answered') break;
  }
  if (isAlive) {
    printer.section(words.shutdown, words.noShutdownMessage);
    await goOn(printer, keys, words.press.end);
  }
  await session.end();
  printer.summary(words.summary(good, all), good === all);
  return good === all ? 0 : 1;
}

const EXIT_CODES = { quit: 0, interrupt: 130, ended: 1 } as const;

/** Waits where somebody steps through. */
async function goOn(printer: DemoPrinter, keys: DemoKeys | undefined, prompt: string): Promise<Word> {
  if (keys === undefined) return 'go';
  printer.prompt(prompt);
  const word = await keys.next();
  printer.answered();
  return word;
}

function isAsExpected(printer: DemoPrinter, n: number, answer: Answer): boolean {
  const { words } = printer;
  if (answer.outcome === 'lost') printer.failure(words.lost(n));
  if (answer.outcome === 'timeout') printer.failure(words.timeout(n, TIMEOUT_MS / 1000));
  if (answer.outcome !== 'answered') return false;
  const wrong = differences(n, answer.raw);
  for (const { pointer, expected, got } of wrong) printer.failure(words.differs(pointer, expected, got));
  return wrong.length === 0;
}
