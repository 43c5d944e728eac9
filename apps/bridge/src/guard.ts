import { createInterface } from 'node:readline';
import { groupExists, signalGroup } from './transports/process-group.ts';

/**
 * The guard process: reads `+<group>` and `-<group>` lines from its bridge. When that pipe ends, however the bridge
 * died, every group that is still listed is asked to end and after a second ended.
 */
const GRACE_MS = 1000;
const POLL_MS = 50;

const groups = new Set<number>();

function endAll(): void {
  for (const group of groups) signalGroup(group, 'SIGTERM');
  const deadline = Date.now() + GRACE_MS;
  const poll = setInterval(() => {
    for (const group of groups) if (!groupExists(group)) groups.delete(group);
    if (groups.size > 0 && Date.now() < deadline) return;
    clearInterval(poll);
    for (const group of groups) signalGroup(group, 'SIGKILL');
  }, POLL_MS);
}

// the terminal's signals are for the bridge; the guard ends with its pipe
process.on('SIGINT', () => undefined);
process.on('SIGHUP', () => undefined);

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const group = Number(line.slice(1));
    if (!Number.isSafeInteger(group) || group <= 1) return;
    if (line.startsWith('+')) groups.add(group);
    else groups.delete(group);
  })
  .on('close', endAll);
