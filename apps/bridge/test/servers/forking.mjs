// Starts a grandchild that inherits the pipes and ignores their end, then with `exit` leaves it alone, with `stay`
// waits for its own end. Prints the grandchild's pid.
import { spawn } from 'node:child_process';

const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'inherit' });
process.stdout.write(`${child.pid}\n`);
if (process.argv[2] === 'exit') setTimeout(() => process.exit(3), 50);
else process.stdin.resume().on('end', () => process.exit(0));
