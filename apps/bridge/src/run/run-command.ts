import { parseJson } from '@lifeline/json';
import { type AnswerRule, readRules, ruleProblemText } from '@lifeline/protocol';
import { isHttpUrl } from '@lifeline/trace';
import type { StartRequest } from '@lifeline/wire';
import { readAuthorities } from '../authorities.ts';
import { commandLineAuthorization } from '../authorization/command-line.ts';
import type { AuthorizationBase } from '../authorization/session-authorization.ts';
import { RUN_HELP } from '../cli/help.ts';
import { inPersonsWords } from '../cli/program.ts';
import { launchBase, startDirectory } from '../cli/serve.ts';
import { ignoreLostTerminal, say } from '../cli/terminal.ts';
import { readDeclares, readNamedFile } from '../declares.ts';
import { BridgeError } from '../errors.ts';
import { homeDirectory } from '../home.ts';
import { type LaunchBase, planLaunch } from '../launch.ts';
import { DISK_LIMITS } from '../recording/disk-watch.ts';
import { Recordings } from '../recordings.ts';
import { Sessions } from '../sessions.ts';
import { SettingsStore } from '../settings.ts';
import { GuardClient } from '../transports/guard-client.ts';
import { type RunOptions, runOptions } from './run-options.ts';
import { RequestRun, type RunRequest } from './run-request.ts';
import { printResult, type RunResult } from './run-result.ts';

/** What the built program finds beside itself. */
interface RunSurroundings {
  readonly guardScript: string;
  readonly demoDirectory: string;
}

/** `mcp-lifeline run …`: one request, its result printed; resolves with the exit code. */
export async function runRequest(args: readonly string[], surroundings: RunSurroundings): Promise<number> {
  ignoreLostTerminal();
  const line = runOptions(args);
  if (line.kind === 'help') process.stdout.write(inPersonsWords(RUN_HELP, process.env));
  if (line.kind === 'wrong') {
    say(inPersonsWords(`${line.message}\nmcp-lifeline run --help lists what there is.`, process.env));
  }
  if (line.kind !== 'run') return line.kind === 'help' ? 0 : 2;
  const { options } = line;
  const cwd = startDirectory();
  const request = readRequest(options, cwd);
  const authorization = readAuthorization(options, cwd);
  const authorities = readAuthorities(options.ca, cwd);
  if (!authorities.ok) {
    say(`${authorities.message} ${authorities.hint}`);
    return 2;
  }
  if (typeof request === 'string') {
    say(request);
    return 2;
  }
  if (typeof authorization === 'string') {
    say(authorization);
    return 2;
  }
  const base = launchBase(authorities.ca);
  const problem = launchProblem(request, base);
  if (problem !== undefined) {
    say(problem);
    return 2;
  }
  const { stdout, stderr, exitCode } = printResult(
    await runOnce(request, base, authorization, surroundings),
    options.format,
  );
  if (stderr !== '') say(stderr.trimEnd());
  await new Promise<void>((resolve) => process.stdout.write(stdout, () => resolve()));
  return exitCode;
}

/** The request with its files read, or what is wrong with it. */
function readRequest(options: RunOptions, cwd: string): RunRequest | string {
  const { method, params, answers, timeoutMs } = options;
  try {
    const isFile = params?.startsWith('@') === true;
    const paramsText = isFile ? readNamedFile(params.slice(1), cwd) : params;
    const problem = paramsText === undefined ? undefined : paramsProblem(paramsText);
    if (problem !== undefined) return isFile ? `${params.slice(1)}: ${problem}` : `--params: ${problem}`;
    const rules = answers === undefined ? [] : rulesOf(answers, cwd);
    return { start: startOf(options, cwd), method, paramsText, timeoutMs, rules };
  } catch (error) {
    if (error instanceof BridgeError) return [error.message, error.hint].filter(Boolean).join(' ');
    throw error;
  }
}

/** What is wrong with the address, the headers or the directory that were given. */
function launchProblem({ start }: RunRequest, base: LaunchBase): string | undefined {
  try {
    if (start.target !== undefined) planLaunch(start.target, base);
    return undefined;
  } catch (error) {
    if (error instanceof BridgeError) return [error.message, error.hint].filter(Boolean).join(' ');
    throw error;
  }
}

/** How to get tokens, with the files that say so read, or what is wrong with it. */
function readAuthorization({ authorization }: RunOptions, cwd: string): AuthorizationBase | string {
  const home = homeDirectory(process.env, process.platform);
  try {
    return commandLineAuthorization(authorization, home, cwd, process.env, say);
  } catch (error) {
    if (error instanceof BridgeError) return error.message;
    throw error;
  }
}

/** What is wrong with the params of a request, with the place in their text. */
function paramsProblem(text: string): string | undefined {
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const { line, column, reason } = parsed.error;
    return `not JSON at line ${line}, column ${column}. ${reason}`;
  }
  const { type } = parsed.node;
  if (type === 'object' || type === 'array') return undefined;
  return `params must be a JSON object, such as {"name": "echo"}; this is ${type === 'string' ? 'a string' : text}.`;
}

function rulesOf(name: string, cwd: string): readonly AnswerRule[] {
  const read = readRules(readNamedFile(name, cwd));
  if (read.ok) return read.rules;
  throw new BridgeError('bad-config', `${JSON.stringify(name)}: ${ruleProblemText(read.problem, 'en')}`);
}

function startOf(options: RunOptions, from: string): StartRequest {
  const { era, method, params, headers, env, cwd, declares } = options;
  const [command = '', ...args] = options.target;
  const target = isHttpUrl(command)
    ? { url: command, headers: { ...headers } }
    : { command, args, env: { ...env }, ...(cwd !== undefined && { cwd }) };
  const byHand = method === 'initialize' && params !== undefined;
  return {
    target,
    discovery: 'manual',
    ...(declares !== undefined && { declares: readDeclares(declares, from) }),
    ...(byHand ? { era: 'legacy', handshake: 'manual' } : era),
  };
}

async function runOnce(
  request: RunRequest,
  base: LaunchBase,
  authorization: AuthorizationBase,
  { guardScript, demoDirectory }: RunSurroundings,
): Promise<RunResult> {
  const home = homeDirectory(process.env, process.platform);
  const guard = new GuardClient(guardScript);
  const recordings = new Recordings(home);
  const settings = new SettingsStore(home, base.env, say);
  const sessions = new Sessions({
    base,
    recordings,
    settings,
    guard,
    authorization,
    demoDirectory,
    diskLimits: DISK_LIMITS,
  });
  try {
    return await (await RequestRun.start(request, sessions)).result();
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error;
    return { outcome: 'lost', message: [error.message, error.hint].filter(Boolean).join(' '), durationMs: 0 };
  } finally {
    await sessions.stop();
    guard.close();
  }
}
