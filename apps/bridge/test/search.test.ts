import { writeSync } from 'node:fs';
import http from 'node:http';
import { encodeEvent, encodeHeader } from '@lifeline/trace';
import { expect, it } from 'vitest';
import { startBridge, type TestBridge } from './support/bridge.ts';
import { api, ask } from './support/request.ts';

const COUNT = 30_000;

async function opened(bridge: TestBridge): Promise<string> {
  const { fd } = bridge.recordings.create('s-search');
  const target = { kind: 'imported', source: 'test' } as const;
  const header = { type: 'trace', version: 1, id: 's-search', recorder: 'test', target } as const;
  const events = Array.from({ length: COUNT }, (_, seq) =>
    encodeEvent({ type: 'stderr', seq, atMs: seq, connection: 1, raw: `line ${seq}: ${'x'.repeat(2000)}` }),
  );
  writeSync(
    fd,
    [encodeHeader({ ...header, createdAt: '2026-01-01T00:00:00.000Z' }), ...events, ''].join('\n'),
  );
  const session = bridge.sessions.openRecording('s-search');
  await session.done;
  return session.id;
}

it('answers a search line by line, and refuses what is none', async () => {
  const bridge = await startBridge();
  const path = `/api/sessions/${await opened(bridge)}/search`;
  const headers = { authorization: `Bearer ${bridge.token}`, 'content-type': 'application/json' };
  const { port } = bridge;
  const answer = await ask({ port, method: 'POST', path, headers, body: '{"text":"LINE 123","from":124}' });
  expect(answer.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
  const lines = answer.text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.flatMap(({ seqs }) => seqs)).toHaveLength(110);
  expect(lines.at(-1).searched).toBe(COUNT);
  expect((await api(bridge, 'POST', '/sessions/no/search', { text: 'x' })).status).toBe(404);
  for (const body of [{}, { text: '' }, { text: 'x', from: -1 }]) {
    expect((await api(bridge, 'POST', path.slice('/api'.length), body)).status).toBe(400);
  }

  await new Promise<void>((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, method: 'POST', path, headers, agent: false });
    request.on('error', reject);
    request.on('response', (response) => {
      response.once('data', () => {
        response.once('close', resolve);
        response.once('error', () => undefined); // it was broken off on purpose
        request.destroy();
      });
    });
    request.end('{"text":"x"}');
  });
  expect((await api(bridge, 'GET', '/sessions')).status).toBe(200);
  expect(bridge.said).toEqual([]);
});
