import fs from 'node:fs';
import path from 'node:path';
import { type RunRow, runSchema, type SuiteDocument, suiteDocumentSchema } from '@lifeline/wire';
import * as v from 'valibot';
import { expect } from 'vitest';
import { startBridge, type TestBridge } from './bridge.ts';
import { temporaryDirectory, testServer } from './programs.ts';
import { api, ask } from './request.ts';
import { until } from './wait.ts';

/** Value of the environment variables SHOP_KEY, and FAVOURITE, which does not sound secret. */
export const KEY = 'k-4711-not-for-anyone';

export interface Started {
  readonly bridge: TestBridge;
  readonly id: string;
  /** A file with the calls that the server got. */
  readonly log: string;
  /** The data directory. */
  readonly home: string;
}

/** A bridge with one session: a server of the folder `servers` that is ready and has listed its tools. */
export async function start(server = 'shop'): Promise<Started> {
  const log = path.join(temporaryDirectory(), 'log');
  fs.writeFileSync(log, '');
  const base = {
    cwd: temporaryDirectory(),
    env: { ...process.env, SHOP_KEY: KEY, FAVOURITE: KEY },
    platform: process.platform,
  };
  const home = temporaryDirectory();
  const bridge = await startBridge({ base, home });
  const { id } = await bridge.sessions.start({
    target: { command: process.execPath, args: [testServer(server)], env: { LOG: log } },
  });
  await until('ready', () => bridge.sessions.source(id).info().state === 'ready');
  await until('tools', () => bridge.sessions.source(id).rows.length >= 8);
  return { bridge, id, log, home };
}

export async function document(bridge: TestBridge, id: string): Promise<SuiteDocument> {
  return v.parse(suiteDocumentSchema, (await api(bridge, 'GET', `/sessions/${id}/suite`)).json);
}

export async function put(bridge: TestBridge, id: string, text: string): Promise<void> {
  const { version } = await document(bridge, id);
  expect((await api(bridge, 'PUT', `/sessions/${id}/suite`, { text, version })).status).toBe(200);
}

export async function ended(bridge: TestBridge, id: string) {
  let run = v.parse(runSchema, (await api(bridge, 'GET', `/sessions/${id}/run`)).json);
  await until('the run is over', async () => {
    run = v.parse(runSchema, (await api(bridge, 'GET', `/sessions/${id}/run`)).json);
    return run.state !== 'running';
  });
  return run;
}

export function text(bridge: TestBridge, path: string) {
  const { port, token } = bridge;
  return ask({ port, path: `/api${path}`, headers: { authorization: `Bearer ${token}` } });
}

export function verdicts(rows: readonly RunRow[]): Record<string, string> {
  return Object.fromEntries(
    rows.map(({ caseId, verdict, outcome }) => [caseId, `${verdict} ${outcome ?? '–'}`]),
  );
}
