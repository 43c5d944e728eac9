import path from 'node:path';
import { runCompare } from '../compare/run-compare.ts';
import { runDemo } from '../demo.ts';
import { runExport } from '../export/run-export.ts';
import { runRequest } from '../run/run-command.ts';
import { runCheck } from '../suite/run-check.ts';
import { VERSION } from '../version.ts';
import { parseCommandLine } from './command-line.ts';
import { HELP, OPEN_HELP } from './help.ts';
import { inPersonsWords } from './program.ts';
import { openRecording, type Surroundings, serve, startDirectory } from './serve.ts';
import { say } from './terminal.ts';

/**
 * Runs the program with these arguments; resolves with the exit code. `directory`: where the built files are. The
 * development server gives a `ui` of its own.
 */
export async function main(
  args: readonly string[],
  directory: string,
  ui?: Surroundings['ui'],
): Promise<number> {
  const line = parseCommandLine(args);
  const surroundings: Surroundings = {
    ui: ui ?? { kind: 'static', dir: path.join(directory, 'ui') },
    guardScript: path.join(directory, 'guard.js'),
    cliScript: path.join(directory, 'cli.js'),
    workerScript: path.join(directory, 'suite-worker.js'),
    demoDirectory: path.join(directory, 'demo'),
  };
  switch (line.kind) {
    case 'help':
      process.stdout.write(inPersonsWords(line.of === 'open' ? OPEN_HELP : HELP, process.env));
      return 0;
    case 'version':
      process.stdout.write(`${VERSION}\n`);
      return 0;
    case 'wrong':
      say(inPersonsWords(`${line.message}\nmcp-lifeline --help lists what there is.`, process.env));
      return 2;
    case 'demo':
      return runDemo(line.args);
    case 'export':
      return runExport(line.args, startDirectory(), path.join(directory, 'ui'));
    case 'compare':
      return runCompare(line.args, startDirectory());
    case 'run':
      return runRequest(line.args, surroundings);
    case 'check':
      return runCheck(line.args, startDirectory(), surroundings);
    case 'open':
      return openRecording(line.options, line.recording, surroundings);
    case 'serve':
      return serve(line.options, line.command, surroundings);
  }
}
