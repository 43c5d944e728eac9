import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startBridge } from './support/bridge.ts';
import { openPage } from './support/page.ts';
import { until } from './support/wait.ts';

it('opens a running recording again without a gap, and keeps it where that fails', async () => {
  const bridge = await startBridge();
  const { sessions, recordings } = bridge;
  const script = 'process.stdin.resume()';
  const live = await sessions.start({ target: { command: process.execPath, args: ['-e', script] } });
  await until('initialize', () => live.rows.length >= 4);
  const first = sessions.openRecording(live.id);
  await first.done;
  const page = await openPage(bridge, first.id);
  await until('rows', () => page.rows.length === first.rows.length);
  const second = sessions.openRecording(live.id);
  await second.done;
  await page.command({ type: 'read', sessionId: second.id, from: 0, to: 0 });
  expect(second).not.toBe(first);
  expect(page.batches).not.toContain(0);

  const unfinished = sessions.openRecording(live.id);
  const latest = sessions.openRecording(live.id);
  await Promise.all([unfinished.done, latest.done]);
  expect(latest.rows.length).toBe(second.rows.length);
  expect(latest.info().error).toBeUndefined();

  rmSync(path.join(recordings.directory.path, `${live.id}.ndjson`));
  expect(() => sessions.openRecording(live.id)).toThrow(/no recording/);
  expect(latest.line(0).toString()).toContain('"seq":0');
});
