import fs from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { afterwards } from './support/cleanup.ts';
import { runCli } from './support/cli.ts';
import { temporaryDirectory, testServer } from './support/programs.ts';

const server = (era: 'legacy' | 'modern') => [process.execPath, testServer('eras'), era];

async function run(...args: string[]) {
  const cli = await runCli(['run', ...args]);
  return { code: await cli.exited, stdout: cli.stdout, stderr: cli.stderr, home: cli.home };
}

/** Calls a tool; the options stand before the method. */
function call(era: 'legacy' | 'modern', name: string, ...options: string[]) {
  return run(...options, 'tools/call', '--params', JSON.stringify({ name }), ...server(era));
}

function answers(rules: unknown): string[] {
  const file = path.join(temporaryDirectory(), 'rules.json');
  fs.writeFileSync(file, JSON.stringify(rules));
  return ['--answers', file];
}

describe.each(['legacy', 'modern'] as const)('mcp-lifeline run, %s era', (era) => {
  it('prints a result, and ends the server', async () => {
    const { code, stdout, home } = await call(era, 'fine');
    expect([code, stdout]).toEqual([0, 'fine\n']);
    expect(fs.readdirSync(path.join(home, 'recordings')).some((name) => name.endsWith('.ndjson'))).toBe(true);
  });

  it('has an exit code for each outcome', async () => {
    expect(await call(era, 'wrong')).toMatchObject({ code: 2, stdout: 'wrong\n' });
    expect(await call(era, 'unknown')).toMatchObject({ code: 3, stdout: '' });
    const crashed = await call(era, 'crash');
    expect(crashed).toMatchObject({ code: 4, stdout: '' });
    expect(crashed.stderr).toMatch(/exited with code 3[\s\S]*stderr: out of luck/);
    const slow = await call(era, 'slow', '--timeout', '0.5');
    expect(slow.code).toBe(5);
    expect(slow.stderr).toContain('did not answer tools/call within 500 ms');
  });

  it('prints JSON with texts as they came, and the raw line', async () => {
    const { stdout } = await call(era, 'big', '--format', 'json');
    expect(stdout).toMatch(
      /^\{"outcome":"result","result":\{"n":12345678901234567890\},"durationMs":[\d.]+\}\n$/,
    );
    const raw = await call(era, 'big', '--format=raw');
    expect(raw.stdout).toMatch(/^\{"jsonrpc":"2.0", "id":\d+,"result":\{"n":12345678901234567890\}\}\n$/);
    const error = JSON.parse((await call(era, 'unknown', '--format', 'json')).stdout);
    expect(error).toMatchObject({ outcome: 'error', error: { code: -32602, data: { name: 'unknown' } } });
  });

  it('answers what the server asks by the first rule that fits, else declines', async () => {
    const state = era === 'modern' ? ' s' : '';
    const alone = await call(era, 'ask');
    expect(alone.stdout).toBe(`decline${state}\n`);
    expect(alone.stderr).toContain('A question of the server was declined');
    const rules = [
      { method: 'sampling/createMessage', error: { code: 1, message: 'no' } },
      { method: 'elicitation/create', action: 'accept', content: { name: 'x' } },
      { method: 'elicitation/create', result: { action: 'cancel' } },
    ];
    expect(await call(era, 'ask', ...answers(rules))).toMatchObject({
      stdout: `accept${state}\n`,
      stderr: '',
    });
  });
});

describe('mcp-lifeline run', () => {
  it('tells a refusal that ends a call of the modern era', async () => {
    const rules = answers([{ method: 'elicitation/create', error: { code: -1, message: 'no' } }]);
    const { code, stdout, stderr } = await call('modern', 'ask', ...rules);
    expect(code).toBe(3);
    expect(stdout).toContain('"input_required"');
    expect(stderr).toContain('asks for input');
  });

  it('says what to do where the program cannot be started', async () => {
    const { code, stderr } = await run('ping', '127.0.0.1:1/mcp');
    expect(code).toBe(4);
    expect(stderr).toContain('http://127.0.0.1:1/mcp');
  });

  it('opens the connection in the era that is asked for', async () => {
    const opened = await run('server/discover', ...server('modern'));
    expect(JSON.parse(opened.stdout).supportedVersions).toEqual(['2026-07-28']);
    const legacy = await run('initialize', '--era', '2024-11-05', ...server('legacy'));
    expect(JSON.parse(legacy.stdout).protocolVersion).toBe('2024-11-05');
    const refused = await run('tools/list', '--era', 'modern', ...server('legacy'));
    expect(refused).toMatchObject({ code: 3 });
    expect(refused.stderr).toContain('Error -32601');
    expect(refused.stderr).toContain('does not speak revision 2026-07-28');
    const params = '{"protocolVersion":"1999-01-01","capabilities":{}}';
    const own = await run('initialize', '--params', params, ...server('legacy'));
    expect(JSON.parse(own.stdout).protocolVersion).toBe('1999-01-01');
  });

  it('takes a URL, with options on either side, in the era that the server speaks', async () => {
    const seen: string[] = [];
    const http = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const { id, method } = JSON.parse(body || '{}');
      seen.push(`${method} ${request.headers['x-key']}`);
      const complete = { resultType: 'complete', ttlMs: 0, cacheScope: 'private' };
      const result =
        method === 'server/discover'
          ? { ...complete, supportedVersions: ['2026-07-28'], capabilities: {} }
          : { ...complete, tools: [] };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    afterwards(() => http.close());
    const address = http.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/mcp`;
    const { code, stdout } = await run('tools/list', url, '--header', 'X-Key: k', '--format', 'json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout).result.tools).toEqual([]);
    expect(seen).toEqual(['server/discover k', 'tools/list k']);
  });

  it('says what is wrong with its options, and starts nothing', async () => {
    for (const args of [
      [],
      ['tools/list'],
      ['tools/list', '--nope', 'x', 'node'],
      ['tools/list', '--timeout', '0', 'node'],
      ['tools/list', '--header', 'x', 'http://127.0.0.1:1/'],
      ['tools/list', '--ca', 'nowhere.pem', 'http://127.0.0.1:1/'],
      ['tools/list', 'http://127.0.0.1:1/', 'node'],
      ['tools/list', '--era', '1999-01-01', 'node'],
      ['tools/list', '--params', '@nowhere.json', 'node'],
      ['tools/list', ...answers([{ method: 'x' }]), 'node'],
      ['tools/list', ...answers({}), 'node'],
    ]) {
      const { code, stderr } = await run(...args);
      expect(code, args.join(' ')).toBe(2);
      expect(stderr).not.toBe('');
    }
    expect((await run('--help')).stdout).toContain('Exit code');
  });

  it('says at which place its params are not what they must be, and starts nothing', async () => {
    const file = path.join(temporaryDirectory(), 'params.json');
    fs.writeFileSync(file, '{"name": "x"}\n{"name": "y"}');
    const log = path.join(temporaryDirectory(), 'log');
    for (const [params, words] of [
      ['{bad', 'line 1, column 2'],
      ['{"name":"x"} {"name":"y"}', 'line 1, column 14'],
      [`@${file}`, 'line 2, column 1'],
      ['@nowhere.json', 'nowhere.json'],
      ['"text"', 'must be a JSON object'],
      ['7', 'must be a JSON object'],
      ['', 'no JSON value'],
    ] as const) {
      const { code, stderr } = await run(
        'tools/call',
        '--params',
        params,
        '--env',
        `LOG=${log}`,
        process.execPath,
        testServer('misfits'),
      );
      expect([params, code]).toEqual([params, 2]);
      expect(stderr).toContain(words);
    }
    expect((await run('', ...server('legacy'))).code).toBe(2);
    expect(fs.existsSync(log)).toBe(false);
  });

  it('takes the time for all of it, the opening included', async () => {
    const { code, stderr } = await run(
      'tools/list',
      '--timeout',
      '0.4',
      process.execPath,
      testServer('misfits'),
      'initialize',
    );
    expect(code).toBe(5);
    expect(stderr).toContain('400 ms');
  });

  it.each(['neither', 'both'])('takes a response with %s of result and error for a fault', async (name) => {
    const params = ['--params', JSON.stringify({ name })];
    const target = ['--era', 'legacy', process.execPath, testServer('misfits')];
    const { code, stderr } = await run('tools/call', ...params, ...target);
    expect(code).toBe(3);
    expect(stderr).toContain(`The response has ${name}`);
    const { stdout } = await run('tools/call', ...params, '--format', 'json', ...target);
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'error' });
  });

  it('tells a command that does not exist', async () => {
    const { code, stderr } = await run('tools/list', 'no-such-program-anywhere');
    expect(code).toBe(4);
    expect(stderr).toContain('no-such-program-anywhere');
  });
});

it('tells of options and addresses that cannot be meant, with exit code 2', async () => {
  const wrong = async (...args: string[]) => {
    const { code, stderr } = await run('tools/list', ...args);
    expect(code, stderr).toBe(2);
    return stderr;
  };
  expect(await wrong('ws://127.0.0.1:1/mcp')).toMatch(/http:\/\/ and https:\/\/ only, not to ws:\/\//);
  expect(await wrong('--header', 'X: 1', 'node')).toMatch(/--header is for a server by its URL/);
  expect(await wrong('--env', 'A=1', 'http://127.0.0.1:1/')).toMatch(/--env is for a command/);
  expect(await wrong('http://me:pw@127.0.0.1:1/')).toMatch(/User and password cannot.*Authorization: Basic/);
  expect(await wrong('--header', 'X: a\r\nY: b', 'http://127.0.0.1:1/')).toMatch(/no header can carry/);
});
