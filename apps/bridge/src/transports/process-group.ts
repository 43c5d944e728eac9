import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { errno } from '../errors.ts';

/**
 * Sends `signal` to every process of the group that `pid` leads. On Windows, which has no groups, the tree below
 * `pid` is asked to end (`SIGTERM`) or ended (`SIGKILL`) by taskkill. False if there was nobody left.
 */
export function signalGroup(pid: number, signal: 'SIGTERM' | 'SIGKILL'): boolean {
  if (process.platform === 'win32') {
    const force = signal === 'SIGKILL' ? ['/F'] : [];
    spawn('taskkill', ['/pid', String(pid), '/T', ...force], { stdio: 'ignore', windowsHide: true }).on(
      'error',
      // taskkill belongs to Windows; without it the process that it should end is left to its closed stdin
      () => undefined,
    );
    return true;
  }
  return kill(pid, signal);
}

/** Whether any process of the group still runs (always false on Windows, where this cannot be asked). */
export function groupExists(pid: number): boolean {
  if (process.platform === 'win32' || !kill(pid, 0)) return false;
  return process.platform !== 'linux' || hasLivingMember(pid);
}

/** Zombies count for `kill`; in containers whose first process does not reap they would stay for ever. */
function hasLivingMember(group: number): boolean {
  return readdirSync('/proc').some((entry) => {
    if (!/^\d+$/.test(entry)) return false;
    try {
      // pid (name) state ppid pgrp …; the name may hold anything, a bracket too
      const stat = readFileSync(`/proc/${entry}/stat`, 'latin1');
      const [state, , pgrp] = stat.slice(stat.lastIndexOf(')') + 2).split(' ', 3);
      return Number(pgrp) === group && state !== 'Z' && state !== 'X';
    } catch {
      return false; // it ended while we looked
    }
  });
}

function kill(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-pid, signal);
    return true;
  } catch (error) {
    // ESRCH: gone; EPERM: macOS says so of a group in which only zombies are left
    if (errno(error) === 'ESRCH' || errno(error) === 'EPERM') return false;
    throw error;
  }
}
