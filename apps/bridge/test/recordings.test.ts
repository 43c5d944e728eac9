import fs from 'node:fs';
import path from 'node:path';
import { encodeEvent, encodeHeader } from '@lifeline/trace';
import { annotationsSchema, type RecordingInfo, recordingInfoSchema } from '@lifeline/wire';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBridge, type TestBridge } from './support/bridge.ts';
import { openPage } from './support/page.ts';
import { testServer } from './support/programs.ts';
import { api, ask } from './support/request.ts';
import { until } from './support/wait.ts';

let bridge: TestBridge;
beforeAll(async () => {
  bridge = await startBridge();
});

function trace(id: string, count: number, text = 'a'): string {
  const target = { kind: 'stdio', command: 'x', args: [], cwd: '/', envNames: [] } as const;
  const createdAt = '2026-01-01T00:00:00.000Z';
  const header = encodeHeader({ type: 'trace', version: 1, id, createdAt, recorder: 'test', target });
  const events = Array.from({ length: count }, (_, seq) =>
    encodeEvent({ type: 'note', seq, atMs: seq, connection: 1, text }),
  );
  return [header, ...events, ''].join('\n');
}

function store(id: string, text = trace(id, 3)): string {
  const file = path.join(bridge.recordings.directory.path, `${id}.ndjson`);
  fs.writeFileSync(file, text, { mode: 0o600 });
  return file;
}

async function list(): Promise<readonly RecordingInfo[]> {
  const { json } = await api(bridge, 'GET', '/recordings');
  return v.parse(v.array(recordingInfoSchema), json);
}

async function annotate(id: string, patch: unknown) {
  const { status, json } = await api(bridge, 'PUT', `/recordings/${id}/annotations`, patch);
  return { status, json };
}

function upload(body: string, name: string) {
  return ask({
    port: bridge.port,
    method: 'POST',
    path: `/api/recordings/import?name=${encodeURIComponent(name)}`,
    headers: { authorization: `Bearer ${bridge.token}`, 'content-type': 'application/x-ndjson' },
    body,
  });
}

describe('names and notes', () => {
  it('are kept beside the recording, which stays as it is', async () => {
    const file = store('s-noted');
    const before = fs.readFileSync(file, 'utf8');
    const page = await openPage(bridge);
    expect(
      await annotate('s-noted', { title: 'Friday', note: 'broken', notes: [{ seq: 2, text: 'here' }] }),
    ).toEqual({
      status: 200,
      json: { title: 'Friday', note: 'broken', notes: [{ seq: 2, text: 'here' }] },
    });
    await annotate('s-noted', { notes: [{ seq: 0, text: '__proto__' }] });
    await until('a hint', () => page.changed.includes('recordings'));
    expect(fs.readFileSync(file, 'utf8')).toBe(before);
    expect(fs.statSync(file.replace('.ndjson', '.meta.json')).mode & 0o777).toBe(0o600);
    expect((await list()).find(({ id }) => id === 's-noted')).toMatchObject({ title: 'Friday', notes: 3 });
    const opened = await api(bridge, 'POST', '/recordings/s-noted/open');
    expect(opened.json).toMatchObject({ title: 'Friday' });

    const { json } = await annotate('s-noted', { title: '', note: '', notes: [{ seq: 2, text: '' }] });
    expect(v.parse(annotationsSchema, json)).toEqual({ notes: [{ seq: 0, text: '__proto__' }] });
    await annotate('s-noted', { notes: [{ seq: 0, text: '' }] });
    expect(fs.existsSync(file.replace('.ndjson', '.meta.json'))).toBe(false);
  });

  it('that came along in a recording are there, until somebody changes them', async () => {
    const header = JSON.parse(trace('s-given', 0).trimEnd());
    const annotations = {
      note: 'given',
      notes: [
        { seq: 1, text: 'b' },
        { seq: 0, text: 'a' },
      ],
    };
    const [, ...events] = trace('s-given', 3).split('\n');
    const text = [JSON.stringify({ ...header, annotations }), ...events].join('\n');
    const imported = v.parse(recordingInfoSchema, JSON.parse((await upload(text, 'x.ndjson')).text));
    expect(imported.notes).toBe(3);
    const get = () => api(bridge, 'GET', `/recordings/${imported.id}/annotations`);
    expect((await get()).json).toEqual({
      note: 'given',
      notes: [
        { seq: 0, text: 'a' },
        { seq: 1, text: 'b' },
      ],
    });
    await annotate(imported.id, { note: '', notes: [{ seq: 1, text: '' }] });
    expect((await get()).json).toEqual({ notes: [{ seq: 0, text: 'a' }] });
    await annotate(imported.id, { notes: [{ seq: 0, text: '' }] });
    expect((await get()).json).toEqual({ notes: [] });
  });

  it('that cannot be read are told, and not written over', async () => {
    const side = store('s-side').replace('.ndjson', '.meta.json');
    fs.writeFileSync(side, '{"type":"annotations",');
    const read = await api(bridge, 'GET', '/recordings/s-side/annotations');
    expect(read).toMatchObject({ status: 422, json: { code: 'unreadable' } });
    expect((await annotate('s-side', { title: 'x' })).status).toBe(422);
    expect(fs.readFileSync(side, 'utf8')).toBe('{"type":"annotations",');
    expect((await list()).find(({ id }) => id === 's-side')).not.toHaveProperty('notes');
  });

  it.each(['nowhere', '..%2F..%2Fsettings', 's-noted%2F..%2Fx'])(
    'are for recordings only, not for %s',
    async (id) => {
      expect((await annotate(id, { title: 'x' })).status).toBe(404);
      expect((await api(bridge, 'DELETE', `/recordings/${id}`)).status).toBe(404);
    },
  );
});

describe('deleting', () => {
  it('takes the recording, its side files and the session that shows it', async () => {
    const file = store('s-gone');
    fs.writeFileSync(file.replace('.ndjson', '.idx'), 'x');
    await annotate('s-gone', { note: 'x' });
    await api(bridge, 'POST', '/recordings/s-gone/open');
    const page = await openPage(bridge, 'r-s-gone');
    await until('its rows', () => page.rows.length === 3);
    expect((await api(bridge, 'DELETE', '/recordings/s-gone')).status).toBe(204);
    await until('the list', () => page.info('r-s-gone') === undefined);
    expect(fs.readdirSync(path.dirname(file)).filter((name) => name.startsWith('s-gone'))).toEqual([]);
    expect((await api(bridge, 'POST', '/recordings/s-gone/open')).status).toBe(404);
    expect(page.closed).toBeUndefined();
  });

  it('waits until the server has ended', async () => {
    const session = await bridge.sessions.start({
      target: { command: process.execPath, args: [testServer('mirror')] },
    });
    expect(await api(bridge, 'DELETE', `/recordings/${session.id}`)).toMatchObject({
      status: 409,
      json: { code: 'in-use' },
    });
    await annotate(session.id, { title: 'live', notes: [{ seq: 1, text: 'while it runs' }] });
    expect(bridge.sessions.infoOf(session).title).toBe('live');
    await session.command({ type: 'disconnect', ref: 'r', sessionId: session.id });
    await until('its end', () => !session.isRunning);
    expect((await api(bridge, 'DELETE', `/recordings/${session.id}`)).status).toBe(204);
    expect(bridge.sessions.find(session.id)).toBeUndefined();
    expect((await list()).some(({ id }) => id === session.id)).toBe(false);
  });
});

describe('import', () => {
  const CAPTURE = [
    '{"p":"legacy","t":1,"dir":"event","event":"spawn"}',
    '{"p":"legacy","t":2,"dir":"c2s","line":"{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"method\\":\\"ping\\"}"}',
    'junk',
    '{"p":"legacy","t":3,"dir":"s2c","line":"{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"result\\":{}}"}',
  ].join('\n');

  it('takes a capture and says in the recording what was unreadable', async () => {
    const answer = await upload(CAPTURE, 'ping.ndjson');
    expect(answer.status).toBe(200);
    const info = v.parse(recordingInfoSchema, JSON.parse(answer.text));
    expect(info).toMatchObject({ state: 'ended', title: 'ping.ndjson' });
    await api(bridge, 'POST', `/recordings/${info.id}/open`);
    const page = await openPage(bridge, `r-${info.id}`);
    await until('rows', () => page.info(`r-${info.id}`)?.state === 'closed' && page.rows.length === 5);
    expect(page.rows.map(({ kind }) => kind)).toEqual(['opened', 'request', 'note', 'response', 'closed']);
    expect(page.rows[2]?.detail).toBe('Line 3 of the capture could not be read: it is not JSON.');
  });

  it.each([
    ['nothing', '', /empty/],
    ['text', 'hello\n', /Line 1, byte 0/],
    ['a later version', trace('x', 1).replace('"version":1', '"version":7'), /format version 7/],
  ])('refuses %s and leaves nothing behind', async (_name, body, reason) => {
    const before = fs.readdirSync(bridge.recordings.directory.path);
    const answer = await upload(body, 'x');
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.text).message).toMatch(reason);
    expect(fs.readdirSync(bridge.recordings.directory.path)).toEqual(before);
  });
});

describe('the index of a large recording', () => {
  const COUNT = 60_000;
  const text = trace('s-large', COUNT, `\u2028${'x'.repeat(250)}`);
  const count = async () => {
    const session = bridge.sessions.openRecording('s-large');
    await session.done;
    const { rows } = session;
    expect(rows.length).toBe(COUNT);
    expect(session.line(COUNT - 1).toString()).toContain(`"seq":${COUNT - 1},`);
    return rows.at(COUNT - 1);
  };
  const forget = () => bridge.sessions.deleteRecording('s-large');

  it('gives the same rows, and is made anew where it does not fit', async () => {
    const file = store('s-large', text);
    const index = file.replace('.ndjson', '.idx');
    const fresh = await count();
    await until('an index', () => fs.existsSync(index));
    const kept = fs.readFileSync(index);
    expect(fs.statSync(index).mode & 0o777).toBe(0o600);

    for (const damaged of [kept, kept.subarray(0, kept.length / 2), flipped(kept), Buffer.from('junk\n')]) {
      await forget();
      store('s-large', text);
      const { mtimeMs } = JSON.parse(kept.toString('utf8', 0, kept.indexOf('\n')));
      fs.utimesSync(file, mtimeMs / 1000, mtimeMs / 1000);
      fs.writeFileSync(index, damaged);
      expect(await count()).toEqual(fresh);
    }
    await until('a new one', () => fs.statSync(index).size > 1000);
  });

  it('is not left behind when the recording is deleted while it is written', async () => {
    await forget();
    const { path: directory } = bridge.recordings.directory;
    store('s-large', text);
    await count();
    const isWritten = () => fs.readdirSync(directory).some((name) => name.endsWith('.tmp'));
    expect(isWritten()).toBe(true);
    await forget();
    await until('nothing is written', () => !isWritten());
    expect(fs.readdirSync(directory).filter((name) => name.startsWith('s-large'))).toEqual([]);
  });
});

function flipped(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const at = Math.floor(copy.length / 2);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}
