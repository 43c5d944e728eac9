import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { isDirectory } from '../directory.ts';
import { errno, reason, systemReason } from '../errors.ts';
import { type Environment, searchPath } from './environment.ts';

/** Why a command could not be started, for the trace and for the person. */
export interface SpawnFailure {
  readonly errno: string;
  readonly message: string;
  readonly command: string;
  readonly path: readonly string[];
  readonly hint?: string;
}

const PYTHON = /^(python[\d.]*|py|pip[\d.]*|uv|uvx|poetry|pipenv|conda)(\.exe)?$/i;

/** Host, port and perhaps a path, as people write an address without its scheme. */
const ADDRESS = /^(localhost|[\w-]+(\.[\w-]+)+):\d+(\/|$)/;

/** What was to be started. */
export interface Attempt {
  readonly command: string;
  readonly cwd: string;
  readonly environment: Environment;
}

/** Turns the error of a failed spawn into words, with the directories that were searched. */
export function spawnFailure(error: unknown, attempt: Attempt): SpawnFailure {
  const code = errno(error) || 'UNKNOWN';
  const directories = searchPath(attempt.environment, process.platform);
  const { message, hint } = wordsFor(error, code, attempt, directories);
  return {
    errno: code,
    message,
    command: attempt.command,
    path: directories,
    ...(hint === undefined ? {} : { hint }),
  };
}

interface Words {
  readonly message: string;
  readonly hint: string | undefined;
}

function wordsFor(
  error: unknown,
  code: string,
  { command, cwd }: Attempt,
  directories: readonly string[],
): Words {
  // the system says the same of a missing command and of a missing working directory
  if (code === 'ENOENT' && !existsSync(cwd)) {
    return {
      message: `The working directory ${JSON.stringify(cwd)} does not exist any more.`,
      hint: 'Give the path of a directory that exists.',
    };
  }
  // and of a directory it says that permission is denied
  if (isPath(command) && isDirectory(path.resolve(cwd, command))) {
    return {
      message: `The command ${JSON.stringify(command)} is a directory (${code}), not a program.`,
      hint: `Put the program that runs the server in front, for example: node ${path.join(command, 'index.js')}`,
    };
  }
  return {
    message: messageFor(error, code, command, directories),
    hint: hintFor(code, { command, cwd }, directories),
  };
}

function messageFor(error: unknown, code: string, command: string, directories: readonly string[]): string {
  const name = JSON.stringify(command);
  if (code === 'ENOENT' && isPath(command)) return `The program ${name} does not exist.`;
  if (code === 'ENOENT' && directories.length === 0)
    return `The command ${name} was not found: PATH is empty or not set.`;
  if (code === 'ENOENT') return `The command ${name} was not found in any directory of PATH.`;
  if (code === 'EACCES') return `The program ${name} may not be executed: permission denied (EACCES).`;
  if (code === 'UNKNOWN') return `The command ${name} could not be started: ${reason(error)}.`;
  return `The command ${name} could not be started: ${systemReason(error)}.`;
}

function hintFor(
  code: string,
  { command, cwd }: Pick<Attempt, 'command' | 'cwd'>,
  directories: readonly string[],
): string | undefined {
  if (code === 'EMFILE' || code === 'ENFILE') {
    return 'Disconnect sessions that you no longer need, or raise the limit (ulimit -n) and start Lifeline again.';
  }
  if (code === 'E2BIG') {
    return 'Shorten the arguments or the variables; a large value can go into a file whose path is given instead.';
  }
  if (code === 'EACCES') {
    return 'Make the file executable (chmod +x), or start it with its interpreter, for example node or python.';
  }
  if (code !== 'ENOENT') return undefined;
  if (/^https?:\/\//i.test(command)) {
    return 'A server at a URL is connected to, not started: give its URL on the start page.';
  }
  if (ADDRESS.test(command)) {
    return `An address begins with its scheme: http://${command}`;
  }
  if (!isPath(command) && isFile(path.resolve(cwd, command))) {
    return `A file of that name is in ${cwd}. Put the program that runs it in front, such as node or python, or write ./${command}`;
  }
  if (command.trim() !== command) return 'The command begins or ends with a space; remove it.';
  if (/\s/.test(command) && !isPath(command)) {
    return 'The command contains a space. Give the program alone as the command and the rest as arguments.';
  }
  if (PYTHON.test(path.basename(command))) return pythonHint(command, directories);
  if (isPath(command)) return 'Check the path; a relative one starts at the working directory of the server.';
  return 'Install it, give its full path, or start Lifeline from a shell in which it is found.';
}

function pythonHint(command: string, directories: readonly string[]): string {
  const other = /^python$/i.test(command) ? 'python3' : /^python3$/i.test(command) ? 'python' : undefined;
  if (other !== undefined && directories.some((directory) => isExecutable(path.join(directory, other)))) {
    return `${other} exists on this machine; use it as the command.`;
  }
  return (
    'Python servers often live in a virtual environment: activate it before you start Lifeline, ' +
    'or give the full path, for example .venv/bin/python.'
  );
}

function isPath(command: string): boolean {
  return command === '.' || command === '..' || command.includes('/') || command.includes(path.sep);
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false; // not there or not executable: both mean no
  }
}
