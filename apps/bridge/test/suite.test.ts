import fs from 'node:fs';
import path from 'node:path';
import { runSchema, suiteGeneratedSchema } from '@lifeline/wire';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { runCli } from './support/cli.ts';
import { Page } from './support/page.ts';
import { temporaryDirectory } from './support/programs.ts';
import { api } from './support/request.ts';
import { document, ended, KEY, put, start, text, verdicts } from './support/suites.ts';
import { until } from './support/wait.ts';

const SUITE = `suite: 1
tools:
  strict:
    bases:
      good: {"n": 1.0}
cases:
  - id: taken
    tool: strict
    base: good
    expect: accepted
    save: {id: /structuredContent/id}
  - id: not-taken
    tool: strict
    base: good
    set: {"/n": 11}
    expect: rejected
  - id: lax
    tool: lax
    arguments: {"n": 11, "seen": "\${id}"}
    expect: rejected
  - id: hangs
    tool: hang
    arguments: {"n": 1}
    expect: any
    timeout: 300
  - id: dies
    tool: die
    arguments: {"n": 1}
    expect: any
  - id: after
    tool: strict
    base: good
    expect: accepted
  - id: writes
    tool: write
    arguments: {"n": 9007199254740993, "key": "\${env:SHOP_KEY}"}
    expect: accepted
  - id: typed
    tool: typed
    arguments: {"n": 1}
    expect: accepted
  - id: unknown
    tool: nobody
    no-arguments: true
    expect: error(-32602)
`;

describe('a run of a suite', () => {
  it('calls one case after the other, through a hang and a crash, and records them all', async () => {
    const { bridge, id, log } = await start();
    const page = await new Page(bridge).open();
    await put(bridge, id, SUITE);
    expect((await api(bridge, 'POST', `/sessions/${id}/run`, { allowWrites: true })).status).toBe(200);
    const run = await ended(bridge, id);
    expect(verdicts(run.rows)).toEqual({
      taken: 'pass result',
      'not-taken': 'pass tool-error',
      lax: 'over-accepting result',
      hangs: 'fail timeout',
      dies: 'fail lost',
      after: 'pass result',
      writes: 'pass result',
      typed: 'invalid-output result',
      unknown: 'pass error',
    });
    const calls = fs.readFileSync(log, 'utf8');
    expect(calls).toContain('"arguments":{"n":1.0}');
    expect(calls).toContain('"arguments":{"n":11,"seen":"id-1"}');
    expect(calls).toContain(`"arguments":{"n":9007199254740993,"key":"${KEY}"}`);
    expect(calls).toContain('"params":{"name":"nobody"}');
    const { rows } = bridge.sessions.source(id);
    for (const { requestSeq, tool } of run.rows) expect(rows.at(requestSeq ?? -1).subject).toBe(tool);
    const cancelled = Array.from({ length: rows.length }, (_, seq) => rows.at(seq)).filter(
      ({ method }) => method === 'notifications/cancelled',
    );
    expect(cancelled).toHaveLength(1);
    await until('told', () => page.progress.at(-1)?.state === 'done');
    expect(new Set(page.progress.flatMap(({ rows: told }) => told.map(({ caseId }) => caseId))).size).toBe(9);
    expect((await api(bridge, 'GET', `/sessions/${id}/secrets`)).json).toContainEqual({
      name: 'SHOP_KEY',
      value: KEY,
    });
  });

  it('calls only what was chosen, and nothing that may write unless allowed', async () => {
    const { bridge, id } = await start();
    await put(bridge, id, SUITE);
    await api(bridge, 'POST', `/sessions/${id}/run`, { allowWrites: false, cases: ['taken', 'writes'] });
    const run = await ended(bridge, id);
    expect(verdicts(run.rows)).toEqual({ taken: 'pass result', writes: 'not-run –' });
    expect(run.rows[1]?.reasons).toEqual([{ code: 'writes-not-allowed' }]);
  });

  it('stops in the middle of a call, which is cancelled', async () => {
    const { bridge, id } = await start();
    await put(bridge, id, SUITE);
    await api(bridge, 'POST', `/sessions/${id}/run`, { allowWrites: true, cases: ['hangs', 'after'] });
    await until('called', async () => {
      const run = v.parse(runSchema, (await api(bridge, 'GET', `/sessions/${id}/run`)).json);
      return run.rows[0]?.requestSeq !== undefined;
    });
    expect((await api(bridge, 'POST', `/sessions/${id}/run`, { allowWrites: true })).status).toBe(409);
    await api(bridge, 'POST', `/sessions/${id}/run/stop`, {});
    const run = await ended(bridge, id);
    expect(run.state).toBe('stopped');
    expect(verdicts(run.rows)).toEqual({ hangs: 'fail cancelled', after: 'not-run –' });
  });

  it('generates cases from a base, once, and finds which tool takes what it should not', async () => {
    const { bridge, id } = await start();
    const bases = ['strict', 'lax'].map((tool) => `  ${tool}:\n    bases:\n      good: {"n": 5}\n`).join('');
    await put(bridge, id, `suite: 1\ntools:\n${bases}`);
    for (const tool of ['strict', 'lax']) {
      const { version } = await document(bridge, id);
      const body = { tool, base: 'good', version };
      const first = await api(bridge, 'POST', `/sessions/${id}/suite/generate`, body);
      const { added, omitted } = v.parse(suiteGeneratedSchema, first.json);
      expect(added).toBeGreaterThan(10);
      expect(omitted).toEqual([]);
      expect((await api(bridge, 'POST', `/sessions/${id}/suite/generate`, body)).status).toBe(409);
      expect((await document(bridge, id)).text).toContain('server: { name: shop, version: "2.1.0" }');
      const again = { ...body, version: (await document(bridge, id)).version };
      const second = v.parse(
        suiteGeneratedSchema,
        (await api(bridge, 'POST', `/sessions/${id}/suite/generate`, again)).json,
      );
      expect(second).toMatchObject({ added: 0, kept: added });
    }
    await api(bridge, 'POST', `/sessions/${id}/run`, { allowWrites: false });
    const { rows } = await ended(bridge, id);
    const of = (tool: string) =>
      new Set(rows.filter((row) => row.tool === tool).map(({ verdict }) => verdict));
    expect(of('strict')).toEqual(new Set(['pass']));
    expect(of('lax')).toEqual(new Set(['pass', 'over-accepting']));
  });
});

describe('a value of the environment with a name that sounds harmless', () => {
  it('is known to exports of the session, of its recording, and of another process, by its name', async () => {
    const { bridge, id, home } = await start();
    const call = `{"n": 1, "key": "\${env:FAVOURITE}"}`;
    await put(bridge, id, `suite: 1\ncases:\n  - {id: a, tool: lax, arguments: ${call}, expect: any}\n`);
    await api(bridge, 'POST', `/sessions/${id}/run`, { allowWrites: true });
    await ended(bridge, id);
    const secret = { name: 'FAVOURITE', value: KEY };
    expect((await api(bridge, 'GET', `/sessions/${id}/secrets`)).json).toContainEqual(secret);
    await api(bridge, 'POST', `/sessions/${id}/send`, { type: 'disconnect', ref: 'x', sessionId: id });
    await until('over', () => bridge.sessions.source(id).info().state === 'closed');
    await api(bridge, 'POST', `/recordings/${id}/open`, {});
    await until('read', () => bridge.sessions.source(`r-${id}`).info().state === 'closed');
    expect((await api(bridge, 'GET', `/sessions/r-${id}/secrets`)).json).toContainEqual(secret);

    const options = { env: { FAVOURITE: KEY }, home };
    for (const format of ['ndjson', 'markdown', 'mermaid', 'svg']) {
      const cli = await runCli(['export', id, '--format', format], options);
      expect(await cli.exited).toBe(0);
      expect(cli.stdout).not.toContain(KEY);
    }
    const cli = await runCli(['export', id, '--format', 'ndjson', '--no-redact'], options);
    expect(await cli.exited).toBe(0);
    expect(cli.stdout).toContain(KEY);
  });
});

describe('what takes for ever', () => {
  it('is ended, and the run goes on', async () => {
    const { bridge, id } = await start();
    const checks = (pattern: string) =>
      `    arguments: {"n": 5}\n    expect: accepted\n    check: [{regex: "${pattern}"}]\n`;
    const long = `    arguments: {"n": "\${repeat:a:60}"}\n    expect: accepted\n    check: [{regex: "took.*(a+)+$"}]\n`;
    const head = (name: string) => `  - id: ${name}\n    tool: lax\n`;
    await put(bridge, id, `suite: 1\ncases:\n${head('slow')}${long}${head('quick')}${checks('took')}`);
    await api(bridge, 'POST', `/sessions/${id}/run`, { allowWrites: false });
    const run = await ended(bridge, id);
    expect(run.rows.map(({ verdict, reasons }) => [verdict, ...reasons.map(({ code }) => code)])).toEqual([
      ['fail', 'check-timeout'],
      ['pass'],
    ]);
  });
});

describe('reports of a run', () => {
  it.each(['html', 'markdown', 'junit', 'json'])(
    'are written as %s, without the values of variables',
    async (format) => {
      const { bridge, id } = await start();
      await put(bridge, id, SUITE);
      const path = `/sessions/${id}/report?format=${format}`;
      expect((await text(bridge, path)).status).toBe(400);
      await api(bridge, 'POST', `/sessions/${id}/run`, {
        allowWrites: true,
        cases: ['writes', 'lax', 'typed'],
      });
      await ended(bridge, id);
      const report = await text(bridge, path);
      expect(report.status).toBe(200);
      expect(report.text).toContain('typed');
      expect(report.text).not.toContain(KEY);
    },
  );
});

describe('a suite file', () => {
  it('is loaded and saved as it is, and never written over what is no suite', async () => {
    const { bridge, id } = await start();
    const directory = temporaryDirectory();
    const file = path.join(directory, 'suite.yaml');
    fs.writeFileSync(file, SUITE, { mode: 0o640 });
    expect((await api(bridge, 'POST', `/sessions/${id}/suite/load`, { path: file })).json).toMatchObject({
      text: SUITE,
      path: file,
      unsaved: false,
    });
    await put(bridge, id, `${SUITE}# more\n`);
    expect(await document(bridge, id)).toMatchObject({ unsaved: true });
    expect((await api(bridge, 'POST', `/sessions/${id}/suite/save`, {})).json).toMatchObject({
      unsaved: false,
    });
    expect(fs.readFileSync(file, 'utf8')).toBe(`${SUITE}# more\n`);
    expect(fs.statSync(file).mode & 0o777).toBe(0o640);
    const other = path.join(directory, 'compose.yml');
    fs.writeFileSync(other, 'services: {}\n');
    for (const [what, name] of [
      ['load', other],
      ['save', other],
      ['load', path.join(directory, 'none.yaml')],
      ['save', path.join(directory, 'x.txt')],
    ]) {
      const { status, json } = await api(bridge, 'POST', `/sessions/${id}/suite/${what}`, { path: name });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(json).toMatchObject({ message: expect.stringContaining(name ?? '') });
    }
    expect(fs.readFileSync(other, 'utf8')).toBe('services: {}\n');
  });

  it('that another program has changed is not written over unless that is said', async () => {
    const { bridge, id } = await start();
    const file = path.join(temporaryDirectory(), 'suite.yaml');
    fs.writeFileSync(file, SUITE);
    const save = (body: object) => api(bridge, 'POST', `/sessions/${id}/suite/save`, body);
    await api(bridge, 'POST', `/sessions/${id}/suite/load`, { path: file });
    await put(bridge, id, `${SUITE}# here\n`);
    fs.writeFileSync(file, `${SUITE}# there\n`);
    for (const body of [{}, { path: file }])
      expect(await save(body)).toMatchObject({ status: 409, json: { code: 'file-changed' } });
    expect(fs.readFileSync(file, 'utf8')).toBe(`${SUITE}# there\n`);
    expect(await document(bridge, id)).toMatchObject({ text: `${SUITE}# here\n`, unsaved: true });
    expect((await save({ overwrite: true })).status).toBe(200);
    expect(fs.readFileSync(file, 'utf8')).toBe(`${SUITE}# here\n`);
    await put(bridge, id, `${SUITE}# again\n`);
    expect((await save({})).status).toBe(200);

    const other = path.join(temporaryDirectory(), 'other.yaml');
    fs.writeFileSync(other, SUITE);
    expect(await save({ path: other })).toMatchObject({ status: 409, json: { code: 'file-changed' } });
    expect(fs.readFileSync(other, 'utf8')).toBe(SUITE);
    fs.rmSync(file);
    expect((await save({})).status).toBe(200);
  });

  it('made for another schema gets no more cases before somebody has looked', async () => {
    const { bridge, id } = await start();
    const old = SUITE.replace('  strict:\n', '  strict:\n    schema: 0000000000000000\n');
    await put(bridge, id, old);
    const { version } = await document(bridge, id);
    const body = { tool: 'strict', base: 'good', version };
    expect(await api(bridge, 'POST', `/sessions/${id}/suite/generate`, body)).toMatchObject({
      status: 400,
      json: { message: expect.stringContaining('has changed') },
    });
    await api(bridge, 'POST', `/sessions/${id}/run`, { allowWrites: false, cases: ['taken', 'not-taken'] });
    const { rows } = await ended(bridge, id);
    expect(rows.map(({ stale, verdict }) => [stale, verdict])).toEqual([
      [true, 'pass'],
      [true, 'pass'],
    ]);
  });

  it('is kept for its target, and shown with its recording', async () => {
    const { bridge, id } = await start();
    await put(bridge, id, SUITE);
    expect((await api(bridge, 'PUT', `/sessions/${id}/suite`, { text: 'old', version: 0 })).status).toBe(409);
    await api(bridge, 'POST', `/sessions/${id}/send`, { type: 'disconnect', ref: 'x', sessionId: id });
    await until('over', () => bridge.sessions.source(id).info().state === 'closed');
    await api(bridge, 'POST', `/recordings/${id}/open`, {});
    await until('read', () => bridge.sessions.source(`r-${id}`).info().state === 'closed');
    expect(await document(bridge, `r-${id}`)).toMatchObject({ text: SUITE });
    expect(await api(bridge, 'POST', `/sessions/r-${id}/run`, { allowWrites: true })).toMatchObject({
      status: 409,
      json: { code: 'read-only' },
    });
  });
});
