import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { BridgeError } from '../errors.ts';
import type { Recordings } from '../recordings.ts';

/** How much of what the process says is kept, in characters. */
const SAID_CHARS = 4000;

/**
 * Compares two recordings in a process of its own, since that reads both whole. Resolves with its JSON text once there
 * is any; the process ends when nobody reads on, and on `signal`. Throws `unknown-recording`, `unreadable`.
 * @param cli the built program
 */
export async function compareRecordings(
  cli: string,
  recordings: Recordings,
  a: string,
  b: string,
  signal: AbortSignal,
): Promise<Readable> {
  const files = [recordings.file(a), recordings.file(b)];
  const args = [cli, 'compare', '--format', 'json', '--', ...files];
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const child = spawn(process.execPath, args, { stdio: [...stdio], windowsHide: true, signal });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = `${said}${text}`.slice(-SAID_CHARS)));
  const out = child.stdout.pipe(new PassThrough());
  out.on('close', () => child.kill());
  const ended = once(child, 'close').catch((error: unknown) => {
    said = String(error);
  });
  await Promise.race([once(out, 'readable'), ended]);
  if (out.readableLength > 0) return out;
  await ended;
  out.destroy();
  throw new BridgeError('unreadable', said.trim() || 'The comparison ended without a result.');
}
