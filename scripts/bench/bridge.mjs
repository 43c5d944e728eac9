import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import readline from 'node:readline';
import { CLI, ROOT } from '../lib/paths.mjs';

/** The test server that floods, in the shared test data. */
export const FLOOD = path.join(
  process.env.LIFELINE_SHARED ?? path.resolve(ROOT, '..', 'shared'),
  'fixtures',
  'flood.mjs',
);

/**
 * A running bridge.
 * @typedef {object} Bridge
 * @property {string} url
 * @property {string} apiUrl
 * @property {string} wsUrl
 * @property {string} token
 * @property {number} pid
 * @property {number} startMs from spawn to the printed line
 * @property {() => Promise<void>} stop
 */

/** Bridges that run. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
// a bench that breaks leaves no bridge behind
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/**
 * Starts the built bridge on a free port with a data directory of its own, or with one of the caller's, which stays.
 * @param {readonly string[]} [args]
 * @param {string} [ownHome]
 * @returns {Promise<Bridge>}
 */
export async function startBridge(args = [], ownHome) {
  const home = ownHome ?? fs.mkdtempSync(path.join(os.tmpdir(), 'lifeline-bench-'));
  const startedAt = performance.now();
  const child = spawn(process.execPath, [CLI, '--json', '--no-open', '--port', '0', ...args], {
    env: { ...process.env, LIFELINE_HOME: home },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const [line] = await once(readline.createInterface({ input: child.stdout }), 'line');
  const startMs = performance.now() - startedAt;
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    if (ownHome === undefined) fs.rmSync(home, { recursive: true, force: true });
  };
  return { ...JSON.parse(line), startMs, stop };
}

/**
 * Opens a recording, from its file, in a bridge of its own.
 * @param {string} file
 * @param {string} [home] the data directory, where it is to outlive the bridge
 */
export function openRecording(file, home) {
  return startBridge(['open', file], home);
}

/**
 * Runs `work` with an empty folder, which is gone afterwards.
 * @template T
 * @param {(folder: string) => Promise<T>} work
 */
export async function withFolder(work) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lifeline-bench-'));
  try {
    return await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Posts to the API.
 * @param {Bridge} bridge
 * @param {string} route
 * @param {unknown} body
 * @param {string} member of the answer
 * @returns {Promise<string>} the text in that member
 */
export async function post(bridge, route, body, member) {
  const response = await fetch(`${bridge.apiUrl}${route}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bridge.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`POST ${route}: ${response.status} ${text}`);
  const value = new Map(Object.entries(JSON.parse(text))).get(member);
  if (typeof value !== 'string') throw new Error(`POST ${route}: no ${member} in ${text}`);
  return value;
}

/**
 * Starts a session with a program of this Node, such as the flooding server, and waits for its handshake.
 * @param {Bridge} bridge
 * @param {readonly string[]} args
 * @returns {Promise<string>} the session's id
 */
export async function startSession(bridge, args) {
  if (args[0] === FLOOD && !fs.existsSync(FLOOD)) {
    throw new Error(
      `The bench floods with ${FLOOD}, which is not there; set LIFELINE_SHARED to the shared test data.`,
    );
  }
  return startTarget(bridge, { command: process.execPath, args });
}

/**
 * Starts a session with a target and waits for its handshake.
 * @param {Bridge} bridge
 * @param {{command: string, args: readonly string[]} | {url: string}} target
 * @returns {Promise<string>} the session's id
 */
export async function startTarget(bridge, target) {
  const id = await post(bridge, '/sessions', { target }, 'id');
  for (;;) {
    const response = await fetch(`${bridge.apiUrl}/sessions`, {
      headers: { authorization: `Bearer ${bridge.token}` },
    });
    /** @type {{id: string, state: string}[]} */
    const sessions = JSON.parse(await response.text());
    const state = sessions.find((session) => session.id === id)?.state;
    if (state === 'ready') return id;
    if (state !== 'connecting') throw new Error(`the session is ${state}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Resident memory in MB (1,000,000 bytes); Linux only.
 * @param {number} pid
 */
export function residentMb(pid) {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024) / 1e6;
}
