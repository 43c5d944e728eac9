import { requireNode } from './lib/node-version.mjs';

requireNode();

const { spawn } = await import('node:child_process');
const { CLI, PERSON_CWD } = await import('./lib/paths.mjs');
const { bootstrap } = await import('./bootstrap.mjs');
const { helpFor } = await import('./lib/help.mjs');

const args = process.argv.slice(2);
const help = await helpFor(args);
if (help !== undefined) {
  process.stdout.write(help);
  process.exit(0);
}
if (!(await bootstrap())) process.exit(1);

const child = spawn(process.execPath, [CLI, ...args], { cwd: PERSON_CWD, stdio: 'inherit' });

// A terminal sends Ctrl-C to every process in it, so the bridge has it already, once; passing it on would make it
// the second one, which kills at once.
const isInTerminal = [process.stdin, process.stdout, process.stderr].some((stream) => stream.isTTY);
process.on('SIGINT', () => {
  if (!isInTerminal) child.kill('SIGINT');
});
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal));

child.on('error', (error) => {
  console.error(`Lifeline could not be started: ${error.message}`);
  process.exitCode = 1;
});
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
});
