import fs from 'node:fs';

/**
 * Identifies a process for others to look up: its id and, where the system tells (Linux), boot and start time, since
 * ids are used again.
 */
export function processMark(pid: number): string {
  const started = startOf(pid);
  return started === undefined ? String(pid) : `${pid} ${started}`;
}

/** The id of the process that `mark` means, if that very process still runs and belongs to the same person. */
export function markedProcess(mark: string): number | undefined {
  const pid = Number(mark.split(' ')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  try {
    process.kill(pid, 0);
  } catch {
    return undefined; // none, or one of somebody else
  }
  return mark === processMark(pid) ? pid : undefined;
}

function startOf(pid: number): string | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // proc(5): field 22 is the start time; the name in field 2 may hold anything, so count behind it
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${ticks}`;
  } catch {
    return undefined; // no /proc here
  }
}
