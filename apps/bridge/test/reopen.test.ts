import { rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { encodeEvent, encodeHeader } from '@lifeline/trace';
import { expect, it } from 'vitest';
import { startBridge } from './support/bridge.ts';
import { openPage } from './support/page.ts';
import { until } from './support/wait.ts';

const COUNT = 20_000;

/** Many pieces long, so that reading takes turns with the rest. */
function recording(id: string): string {
  const target = { kind: 'stdio', command: 'x', args: [], cwd: '/', envNames: [] } as const;
  const createdAt = '2026-01-01T00:00:00.000Z';
  const header = encodeHeader({ type: 'trace', version: 1, id, createdAt, recorder: 'test', target });
  const text = 'x'.repeat(80);
  const events = Array.from({ length: COUNT }, (_, seq) =>
    encodeEvent({ type: 'note', seq, atMs: seq, connection: 1, text }),
  );
  return [header, ...events, ''].join('\n');
}

it('opens a running recording again without a gap, and keeps it where that fails', async () => {
  const { sessions, recordings, ...bridge } = await startBridge();
  const id = 's-long';
  const { fd } = recordings.create(id);
  writeSync(fd, recording(id));
  const first = sessions.openRecording(id);
  await first.done;
  const page = await openPage(bridge, first.id);
  await until('rows', () => page.rows.length === COUNT);
  const unfinished = sessions.openRecording(id);
  const latest = sessions.openRecording(id);
  await Promise.all([unfinished.done, latest.done]);
  await page.command({ type: 'read', sessionId: latest.id, from: 0, to: 0 });
  expect(page.batches).not.toContain(0);
  expect(unfinished.info().error).toBeUndefined();
  expect(latest.rows.length).toBe(COUNT);

  rmSync(path.join(recordings.directory.path, `${id}.ndjson`));
  expect(() => sessions.openRecording(id)).toThrow(/no recording/);
  expect(latest.line(0).toString()).toContain('"seq":0');
});
