import { spawn } from 'node:child_process';

/**
 * @typedef {object} Finished
 * @property {number} code exit code; 128 + signal number is not attempted: a signal gives 1
 * @property {string} output stdout and stderr as they came (empty when inherited)
 */

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, shell?: boolean}} [options] `show` passes the
 *   output through instead of collecting it
 * @returns {Promise<Finished>} never rejects: a program that cannot be started gives code 127 and says why
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', options.show ? 'inherit' : 'pipe', options.show ? 'inherit' : 'pipe'],
      shell: options.shell ?? false,
    });
    /** @type {string[]} */
    const output = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => output.push(chunk));
    }
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.join('') }));
  });
}

/**
 * The last lines of an output, for a person to read.
 * @param {string} output
 * @param {number} [lines]
 */
export function tail(output, lines = 30) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
