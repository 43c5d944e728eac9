import { sessionInfoSchema } from '@lifeline/wire';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { DiskLimits } from '../src/recording/disk-watch.ts';
import { startBridge } from './support/bridge.ts';
import { openPage, type Page } from './support/page.ts';
import { testServer } from './support/programs.ts';
import { api } from './support/request.ts';
import { until } from './support/wait.ts';

async function start(diskLimits: DiskLimits): Promise<{ id: string; page: Page }> {
  const bridge = await startBridge({ diskLimits });
  const target = { command: process.execPath, args: [testServer('asks')] };
  const { json } = await api(bridge, 'POST', '/sessions', { target });
  const { id } = v.parse(sessionInfoSchema, json);
  const page = await openPage(bridge, id);
  await until('ready', () => page.info(id)?.state === 'ready');
  return { id, page };
}

it('warns of a large recording, and goes on recording', async () => {
  const { id, page } = await start({ recordingBytes: 4000, freeBytes: 0 });
  expect(page.info(id)?.warnings).toBeUndefined();
  for (let n = 0; n < 10; n += 1) {
    const paramsText = JSON.stringify({ name: 'x'.repeat(500) });
    await page.command({ type: 'notify', sessionId: id, method: 'notifications/x', paramsText });
  }
  await until('warned', () => page.info(id)?.warnings !== undefined);
  const info = page.info(id);
  expect(info).toMatchObject({ warnings: ['large-recording'], recording: 'disk' });
  expect(info?.bytes).toBeGreaterThanOrEqual(4000);
  expect(info?.freeBytes).toBeUndefined();
});

it('warns of a disk with little space, and goes on recording', async () => {
  const { id, page } = await start({ recordingBytes: Number.MAX_VALUE, freeBytes: Number.MAX_VALUE });
  await until('warned', () => page.info(id)?.warnings !== undefined);
  expect(page.info(id)).toMatchObject({ warnings: ['low-disk-space'], recording: 'disk' });
  expect(page.info(id)?.freeBytes).toBeGreaterThanOrEqual(0);
});
