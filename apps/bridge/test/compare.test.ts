import fs from 'node:fs';
import path from 'node:path';
import { comparisonSchema } from '@lifeline/wire';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { startBridge } from './support/bridge.ts';
import { runCli } from './support/cli.ts';
import { buildPrograms, temporaryDirectory } from './support/programs.ts';
import { api } from './support/request.ts';
import { isRunning, until } from './support/wait.ts';

const STEPS = path.resolve(import.meta.dirname, '../../../packages/model/traces/eight-steps.ndjson');

/** Copies of a recording, the second with some of its text exchanged. */
function recordings(...changes: readonly (readonly [from: string, to: string])[]): { a: string; b: string } {
  const directory = temporaryDirectory();
  const text = fs.readFileSync(STEPS, 'utf8');
  const changed = changes.reduce((all, [from, to]) => {
    expect(all).toContain(from);
    return all.replaceAll(from, to);
  }, text);
  const [a, b] = [path.join(directory, 'a.ndjson'), path.join(directory, 'b.ndjson')];
  fs.writeFileSync(a, text);
  fs.writeFileSync(b, changed);
  return { a, b };
}

async function compare(...args: string[]) {
  const cli = await runCli(['compare', ...args]);
  return { code: await cli.exited, stdout: cli.stdout, stderr: cli.stderr };
}

describe('mcp-lifeline compare', () => {
  it('finds no difference between a recording and itself', async () => {
    const { a, b } = recordings();
    const { code, stdout } = await compare(a, b, '--format', 'json');
    const report = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(report.messages).toMatchObject({ onlyA: [], onlyB: [], differs: [] });
    expect(report.messages.same.length).toBeGreaterThan(7);
    expect(report.definitions).toEqual({ added: [], removed: [], changed: [] });
  });

  it('tells what differs, in JSON and in words', async () => {
    const { a, b } = recordings(
      ['42 + 58 = 100', '42 + 58 = 101'],
      [
        'echo.\\",\\"inputSchema\\":{',
        'echo.\\",\\"inputSchema\\":{\\"required\\":[\\"\\\\u001b[31mvolume\\"],',
      ],
    );
    const report = JSON.parse((await compare('--format=json', a, b)).stdout);
    expect(report.messages.differs).toMatchObject([
      { a: { method: 'tools/list' }, differences: ['result'] },
      { a: { method: 'tools/call', subject: 'add' }, differences: ['result'] },
    ]);
    expect(report.definitions.changed).toMatchObject([
      { kind: 'tool', key: 'echo', effect: 'breaking', changes: [{ code: 'required-added' }] },
    ]);
    const { stdout } = await compare(a, b);
    expect(stdout).toContain('~ tools/call add  result');
    expect(stdout).toContain('volume is now required. Calls that were accepted may now be refused.');
    expect(stdout).not.toContain('\u001b');
  });

  it('says what cannot be read, and what is wrong with the options', async () => {
    const { a } = recordings();
    const missing = await compare(a, 'nowhere.ndjson');
    expect(missing).toMatchObject({ code: 1, stdout: '' });
    expect(missing.stderr).toContain('nowhere.ndjson');
    const alone = await compare(a);
    expect(alone.code).toBe(2);
    expect(alone.stderr).toContain('compare needs two recordings, not 1');
  });
});

describe('GET /api/compare', () => {
  it('compares two recordings of the list, and tells what cannot be read', async () => {
    const cliScript = path.join(await buildPrograms(['cli']), 'cli.js');
    const bridge = await startBridge({ cliScript });
    const { a, b } = recordings(['42 + 58 = 100', '42 + 58 = 101']);
    const directory = bridge.recordings.directory.path;
    fs.copyFileSync(a, path.join(directory, 's-a.ndjson'));
    fs.copyFileSync(b, path.join(directory, 's-b.ndjson'));
    fs.writeFileSync(path.join(directory, 's-c.ndjson'), 'junk\n');
    const { status, json } = await api(bridge, 'GET', '/compare?a=s-a&b=s-b');
    expect(status).toBe(200);
    const { messages } = v.parse(comparisonSchema, json);
    expect(messages.differs).toMatchObject([{ a: { method: 'tools/call' }, differences: ['result'] }]);
    expect(await api(bridge, 'GET', '/compare?a=s-a&b=s-x')).toMatchObject({ status: 404 });
    const broken = await api(bridge, 'GET', '/compare?a=s-a&b=s-c');
    expect(broken).toMatchObject({ status: 422, json: { code: 'unreadable' } });
    expect(JSON.stringify(broken.json)).toContain('Line 1, byte 0');
  });

  it('ends the comparison when whoever asked for it leaves before there is an answer', async () => {
    const directory = temporaryDirectory();
    const cliScript = path.join(directory, 'endless.mjs');
    const mark = path.join(directory, 'pid');
    fs.writeFileSync(
      cliScript,
      `import fs from 'node:fs';
       fs.writeFileSync(${JSON.stringify(`${mark}.new`)}, String(process.pid));
       fs.renameSync(${JSON.stringify(`${mark}.new`)}, ${JSON.stringify(mark)});
       setInterval(() => {}, 1000);`,
    );
    const bridge = await startBridge({ cliScript });
    fs.copyFileSync(STEPS, path.join(bridge.recordings.directory.path, 's-a.ndjson'));
    const leave = new AbortController();
    const asked = fetch(`http://127.0.0.1:${bridge.port}/api/compare?a=s-a&b=s-a`, {
      headers: { authorization: `Bearer ${bridge.token}` },
      signal: leave.signal,
    });
    await until('the comparison runs', () => fs.existsSync(mark));
    leave.abort();
    await expect(asked).rejects.toThrow();
    const pid = Number(fs.readFileSync(mark, 'utf8'));
    await until('the comparison has ended', async () => !(await isRunning(pid)));
  });
});
