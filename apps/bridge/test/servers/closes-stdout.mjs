// Closes its stdout and lives on.
import { closeSync } from 'node:fs';

process.stdout.write('"last"\n', () => closeSync(1));
process.stdin.resume();
setInterval(() => undefined, 1000);
