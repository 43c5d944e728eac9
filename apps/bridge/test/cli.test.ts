import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { recordingInfoSchema, sessionInfoSchema } from '@lifeline/wire';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addressOf, runCli } from './support/cli.ts';
import { openPage } from './support/page.ts';
import { temporaryDirectory, testServer } from './support/programs.ts';
import { api, ask } from './support/request.ts';
import { pause, until } from './support/wait.ts';

const QUIET = ['--json', '--no-open', '--port', '0'];

describe('the command line', () => {
  it('starts the command at once and prints where to look', async () => {
    const cli = await runCli([...QUIET, process.execPath, testServer('mirror'), 'two words']);
    const said = await cli.description();
    expect(cli.stdout.trimEnd().split('\n')).toHaveLength(1);
    expect(said).toMatchObject({
      pid: cli.child.pid,
      home: cli.home,
      recordingsDir: path.join(cli.home, 'recordings'),
    });
    const address = addressOf(said);
    const list = v.parse(v.array(sessionInfoSchema), (await api(address, 'GET', '/sessions')).json);
    expect(list).toHaveLength(1);
    const match = /#t=([\w-]+)\/s\/(.+)$/.exec(said.url);
    expect(match?.[2]).toBe(list[0]?.id);
    const exchange = await ask({
      port: address.port,
      method: 'POST',
      path: '/api/exchange',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: match?.[1] }),
    });
    expect(JSON.parse(exchange.text)).toEqual({ token: said.token });
  });

  it('prints one line with the link, and never the token', async () => {
    const cli = await runCli(['--no-open', '--port', '0']);
    await until('the line', () => cli.stdout.includes('\n'));
    expect(cli.stdout).toMatch(/^Lifeline is ready: http:\/\/127\.0\.0\.1:\d+\/#t=[\w-]{43}\n$/);
  });

  it('takes relative paths from where the person stands', async () => {
    const stands = temporaryDirectory();
    mkdirSync(path.join(stands, 'sub dir'));
    writeFileSync(path.join(stands, 'server.mjs'), readFileSync(testServer('mirror')));
    const words = [...QUIET, '--cwd', 'sub dir', process.execPath, '../server.mjs'];
    const cli = await runCli(words, { env: { INIT_CWD: stands } });
    const said = await cli.description();
    const page = await openPage(addressOf(said), said.url.split('/s/')[1]);
    await until('the line', () => page.rows.some((row) => row.dir === 'toClient'));
    const body = [...page.bodies.values()].find((found) => found.text.includes('"toClient"'));
    const mirrored: unknown = JSON.parse(JSON.parse(body?.text ?? '{}').raw);
    expect(mirrored).toMatchObject({ cwd: path.join(stands, 'sub dir') });
  });

  it('keeps values of variables out of everything that is stored or told', async () => {
    const cli = await runCli([
      ...QUIET,
      '--env',
      'API_KEY=canary-5up3r',
      process.execPath,
      testServer('asks'),
    ]);
    const said = await cli.description();
    const sessions = await api(addressOf(said), 'GET', '/sessions');
    expect(JSON.stringify(sessions.json)).not.toContain('canary');
    const files = readdirSync(said.recordingsDir).map((name) =>
      readFileSync(path.join(said.recordingsDir, name), 'utf8'),
    );
    expect(files.join()).toContain('"envNames":["API_KEY"]');
    expect(files.join() + cli.stdout + cli.stderr).not.toContain('canary');
  });

  it('says what was not found and where, and shows it on the page', async () => {
    const cli = await runCli([...QUIET, 'no-such-command']);
    const said = await cli.description();
    expect(cli.stderr).toMatch(/"no-such-command" was not found in any directory of PATH/);
    const [info] = v.parse(v.array(sessionInfoSchema), (await api(addressOf(said), 'GET', '/sessions')).json);
    expect(info?.state).toBe('failed');
  });

  it.each([
    [
      ['--cwd', '/no/such', process.execPath],
      1,
      /working directory "\/no\/such" cannot be used: it does not exist/,
    ],
    [['--wat'], 2, /no option --wat/],
    [['open', 'no-such.ndjson'], 1, /There is no file .*no-such\.ndjson/],
    [['open', '/'], 1, /^"\/" is a directory, not a recording\./m],
  ])('ends with a sentence: %j', async (args, code, message) => {
    const cli = await runCli([...QUIET, ...args]);
    expect(await cli.exited).toBe(code);
    expect(cli.stderr).toMatch(message);
    expect(cli.stderr).not.toMatch(/\bat .*:\d+:\d+/);
    expect(cli.stdout).toBe('');
  });

  it('lists its subcommands and its version', async () => {
    const help = await runCli(['--help']);
    expect(await help.exited).toBe(0);
    for (const word of [
      'open',
      'demo',
      '--config',
      '--server',
      '--port',
      '--cwd',
      '--env',
      '--no-open',
      '--json',
    ]) {
      expect(help.stdout).toContain(word);
    }
    const version = await runCli(['--version']);
    await version.exited;
    expect(version.stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('a configuration', () => {
  it('fills the form and starts nothing', async () => {
    const directory = temporaryDirectory();
    const canary = path.join(directory, 'canary');
    const server = {
      command: process.execPath,
      args: ['-e', `fs.writeFileSync(${JSON.stringify(canary)}, '')`],
      extra: 1,
    };
    writeFileSync(
      path.join(directory, 'mcp.json'),
      JSON.stringify({ mcpServers: { one: server, two: server } }),
    );
    const cli = await runCli(
      [...QUIET, '--config', 'mcp.json', '--server', 'two', '--env', 'K=V', '--cwd', '.'],
      { cwd: directory },
    );
    const said = await cli.description();
    const { json } = await api(addressOf(said), 'GET', '/prefill');
    expect(json).toMatchObject({
      home: said.home,
      selected: 'two',
      targets: [
        { name: 'one', ignored: ['extra'], target: { env: { K: 'V' }, cwd: expect.any(String) } },
        { name: 'two' },
      ],
    });
    await pause(1000);
    expect(existsSync(canary)).toBe(false);
    expect((await api(addressOf(said), 'GET', '/sessions')).json).toEqual([]);
  });

  it.each([
    ['{"mcpServers":\n  {"a":', [], /line 2, column 8/],
    ['{"servers":{"a":{"command":"x"}}}', ['--server', 'b'], /no server "b"/],
  ])('that is wrong is said on the page and in the terminal: %j', async (text, words, message) => {
    const file = path.join(temporaryDirectory(), 'mcp.json');
    writeFileSync(file, text);
    const cli = await runCli([...QUIET, '--config', file, ...words]);
    const { json } = await api(addressOf(await cli.description()), 'GET', '/prefill');
    expect(json).toMatchObject({ error: { code: 'bad-config', message: expect.stringMatching(message) } });
    expect(json).not.toHaveProperty('selected');
    expect(cli.stderr).toMatch(message);
  });
});

describe('a port', () => {
  it('that the person fixed and another program holds ends in a sentence; the holder is left alone', async () => {
    let contacts = 0;
    const holder = net.createServer(() => contacts++).listen(0, '127.0.0.1');
    await until('listening', () => holder.listening);
    const address = holder.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const cli = await runCli(['--json', '--no-open', '--port', String(port)]);
    expect(await cli.exited).toBe(1);
    expect(cli.stderr).toMatch(new RegExp(`Port ${port} is in use by another program.*--port`));
    expect(contacts).toBe(0);
    holder.close();
  });

  it('is another one where the person did not say', async () => {
    const first = await runCli(['--json', '--no-open']);
    const second = await runCli(['--json', '--no-open']);
    const ports = [await first.description(), await second.description()].map(
      (said) => new URL(said.apiUrl).port,
    );
    expect(ports[0]).not.toBe(ports[1]);
  });
});

describe('open', () => {
  it('shows a file, and says where it is damaged', async () => {
    const directory = temporaryDirectory();
    const recorded = await runCli([...QUIET, process.execPath, '-e', '0'], {
      home: path.join(directory, 'home'),
    });
    const { recordingsDir, url } = await recorded.description();
    recorded.signal('SIGTERM');
    await recorded.exited;
    const id = url.split('/s/')[1] ?? '';
    const file = path.join(directory, 'my recording.ndjson');
    const text = readFileSync(path.join(recordingsDir, `${id}.ndjson`), 'utf8');
    writeFileSync(file, `${text.trimEnd()}x\n`);
    const cli = await runCli(['open', 'my recording.ndjson', ...QUIET], { cwd: directory });
    const said = await cli.description();
    const opened = said.url.split('/r/')[1];
    const list = async () =>
      v.parse(v.array(sessionInfoSchema), (await api(addressOf(said), 'GET', '/sessions')).json);
    await until('read', async () => (await list())[0]?.state === 'closed');
    const [info] = await list();
    const lines = text.trimEnd().split('\n').length;
    expect(info).toMatchObject({ id: `r-${opened}`, readOnly: true, unreadableAt: { line: lines } });
    const again = await api(addressOf(said), 'POST', `/recordings/${opened}/open`);
    expect(again.json).toMatchObject({ id: `r-${opened}` });
    const byId = await runCli(['open', id, ...QUIET], { home: path.join(directory, 'home') });
    expect((await byId.description()).url).toMatch(new RegExp(`/r/${id}$`));
  });

  it.each([
    ['', /no Lifeline recording/],
    ['{"type":"trace","version":9,"id":"x","createdAt":"","recorder":"","target":{}}\n', /format version 9/],
  ])('prints its link also for %j, and says why it cannot be read', async (text, message) => {
    const file = path.join(temporaryDirectory(), 'x.ndjson');
    writeFileSync(file, text);
    const cli = await runCli(['open', file, ...QUIET]);
    const said = await cli.description();
    const list = async () =>
      v.parse(v.array(sessionInfoSchema), (await api(addressOf(said), 'GET', '/sessions')).json);
    await until('read', async () => (await list())[0]?.state === 'failed');
    const [info] = await list();
    expect(info?.error?.message).toMatch(message);
    expect(info?.unreadableAt).toMatchObject({ line: 1, byte: 0 });
  });
});

it.skipIf(process.platform !== 'linux')('goes on in memory below a directory that takes none', async () => {
  const cli = await runCli(QUIET, { home: '/proc/nope' });
  await cli.description();
  expect(cli.stderr).toMatch(
    /^Recordings cannot be stored in \/proc\/nope\/recordings: .*kept in memory only\.$/m,
  );
});

it('goes on in memory where nothing can be stored', async () => {
  const home = path.join(temporaryDirectory(), 'file');
  writeFileSync(home, '');
  const cli = await runCli([...QUIET, process.execPath, testServer('asks')], { home });
  const said = await cli.description();
  expect(cli.stderr).toMatch(/Recordings cannot be stored in .*kept in memory only/);
  const page = await openPage(addressOf(said), said.url.split('/s/')[1]);
  const [id = ''] = page.sessions.map((session) => session.id);
  await until('ready', () => page.info(id)?.state === 'ready');
  expect(page.info(id)).toMatchObject({ recording: 'memory', notRecordedSince: 0 });
  expect(page.rows.find((row) => row.kind === 'note')?.detail).toMatch(/in memory only/);
  const read = await page.command({ type: 'read', sessionId: id, from: 0, to: 100 });
  expect(read.type === 'bodies' && read.bodies.length).toBe(page.rows.length);
  expect(
    v.parse(v.array(recordingInfoSchema), (await api(addressOf(said), 'GET', '/recordings')).json),
  ).toEqual([]);
});
