import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli } from './support/cli.ts';
import { temporaryDirectory, testServer } from './support/programs.ts';
import { describeWithShared, installedServer, sharedFixture } from './support/shared.ts';
import { until } from './support/wait.ts';

const SHOP = [process.execPath, testServer('shop')];
const STRICT = `suite: 1
cases:
  - id: taken
    tool: strict
    arguments: {"n": 5, "note": "\${env:SHOP_KEY}"}
    expect: rejected
  - id: plain
    tool: strict
    arguments: {"n": 10}
    expect: accepted
`;

function suiteFile(text: string): string {
  const file = path.join(temporaryDirectory(), 'suite.yaml');
  fs.writeFileSync(file, text);
  return file;
}

async function check(args: readonly string[], env: Readonly<Record<string, string>> = {}, home?: string) {
  const cli = await runCli(['check', ...args], { env, ...(home !== undefined && { home }) });
  const code = await cli.exited;
  return { code, stdout: cli.stdout, stderr: cli.stderr, home: cli.home };
}

describe('mcp-lifeline check', () => {
  it('ends with 0 where all holds, and records the session', async () => {
    const { code, stdout, stderr, home } = await check([
      '--suite',
      suiteFile(STRICT),
      '--env',
      'SHOP_KEY=a',
      ...SHOP,
    ]);
    expect(stdout).toContain('✓ strict  2 passed');
    expect(stdout).toContain('Passed. 2 cases: 2 passed.');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [recording = ''] = fs
      .readdirSync(path.join(home, 'recordings'))
      .filter((name) => name.endsWith('.ndjson'));
    expect(stdout).toContain(`mcp-lifeline open ${path.basename(recording, '.ndjson')}`);
    const again = await check(['--format', 'json', path.basename(recording, '.ndjson')], {}, home);
    expect(JSON.parse(again.stdout)).toMatchObject({
      cases: [],
      summary: { cases: 0 },
      server: { name: 'shop' },
    });
  });

  it('ends with 1 and tells what does not hold, without secrets', async () => {
    const text = STRICT.replace('expect: rejected', 'expect: accepted\n    note: with password=tulip-0815');
    const command = [...SHOP, '--api-key', 'zq81-told-to-nobody'];
    const { code, stdout } = await check(['--format', 'markdown', '--suite', suiteFile(text), ...command], {
      SHOP_KEY: 'k-4711-not-for-anyone',
    });
    expect(code).toBe(1);
    expect(stdout).toMatch(/expected accepted, got a tool error/i);
    expect(stdout).toMatch(/"note":"\[redacted:\d\]"/);
    expect(stdout).not.toMatch(/k-4711|zq81|tulip/);
  });

  it('runs what is right of a suite with mistakes, and names them', async () => {
    const text = `${STRICT}  - id: typo\n    tool: strict\n    arguments: {}\n    expect: reject\n`;
    const { code, stdout } = await check(['--suite', suiteFile(text), '--env', 'SHOP_KEY=a', ...SHOP]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/suite\.yaml:14:13 {2}“reject” is no expectation/);
    expect(stdout).toContain('2 cases: 2 passed. 1 mistake in the suite.');
  });

  it('calls nothing that may write unless allowed, and says how', async () => {
    const suite = suiteFile(
      'suite: 1\ncases:\n  - id: w\n    tool: write\n    no-arguments: true\n    expect: accepted\n',
    );
    const held = await check(['--suite', suite, ...SHOP]);
    expect(held).toMatchObject({ code: 1, stderr: expect.stringContaining('--allow-writes') });
    expect(await check(['--suite', suite, '--allow-writes', ...SHOP])).toMatchObject({ code: 0 });
  });

  it('gives calls up after the time that was given, and goes on behind a crash', async () => {
    const tools = ['hang', 'die', 'strict'];
    const cases = tools.map(
      (tool) => `  - id: ${tool}\n    tool: ${tool}\n    arguments: {"n": 1}\n    expect: accepted\n`,
    );
    const suite = suiteFile(`suite: 1\ncases:\n${cases.join('')}`);
    const { stdout } = await check(['--suite', suite, '--timeout', '0.3', '--format', 'json', ...SHOP]);
    const report = JSON.parse(stdout);
    expect(
      report.cases.map(({ id, outcome, verdict }: Record<string, string>) => `${id} ${outcome} ${verdict}`),
    ).toEqual(['hang timeout fail', 'die lost fail', 'strict result pass']);
  });

  it('writes JUnit that another reader loads', async () => {
    const text = STRICT.replace('expect: rejected', 'expect: accepted');
    const { stdout } = await check(['--suite', suiteFile(text), '--findings', '--format', 'junit', ...SHOP]);
    const script =
      'import sys, xml.etree.ElementTree as E; r = E.fromstring(sys.stdin.buffer.read()); print(r.get("tests"), len(r.findall(".//testcase")), r.get("skipped"))';
    const [tests, cases, skipped] = execFileSync('python3', ['-c', script], {
      input: stdout,
      encoding: 'utf8',
    })
      .trim()
      .split(' ');
    expect(tests).toBe(cases);
    expect(skipped).toBe('1'); // the variable is not set
  });

  it('writes one page, and one Markdown document', async () => {
    const html = await check([
      '--suite',
      suiteFile(STRICT),
      '--env',
      'SHOP_KEY=a',
      '--format',
      'html',
      ...SHOP,
    ]);
    expect(html.stdout).toMatch(/^<!doctype html>[\s\S]*Passed\.[\s\S]*<\/html>\n$/);
    const markdown = await check(['--format', 'markdown', ...SHOP]);
    expect(markdown.stdout).toMatch(/^# Check of shop 2\.1\.0\n[\s\S]*## \d+ findings/);
  });

  it.each([
    [['--format', 'xml', ...SHOP], 2, 'There is no format "xml"'],
    [['--timeout', 'soon', ...SHOP], 2, '--timeout needs a number of seconds'],
    [['--sweet', ...SHOP], 2, 'check has no option --sweet'],
    [[], 2, 'check needs the command of a server'],
    [['--allow-writes', ...SHOP], 2, 'give --suite too'],
    [['--suite', suiteFile('suite: 1\n'), ...SHOP], 3, 'has no cases'],
    [['--suite', 'none.yaml', ...SHOP], 3, 'none.yaml cannot be read: it does not exist'],
    [[process.execPath, '-e', 'process.exit(3)'], 3, 'The server exited with code 3'],
    [['no-such-program'], 3, 'was not found'],
    [['http://127.0.0.1:1/'], 3, 'look at host and port again (ECONNREFUSED).\n'],
    [['none.ndjson'], 3, 'none.ndjson'],
    [['--suite', 'x.yaml', 'some.ndjson'], 2, 'cases need a server'],
  ])('answers %j with %i', async (args, code, sentence) => {
    const result = await check(args);
    expect(result.stderr).toContain(sentence);
    expect(result).toMatchObject({ code, stdout: '' });
  });

  it('reports what has come when it is interrupted', async () => {
    const cases = ['strict', 'hang', 'strict'].map(
      (tool, index) =>
        `  - id: c${index}\n    tool: ${tool}\n    arguments: {"n": 1}\n    expect: accepted\n`,
    );
    const log = path.join(temporaryDirectory(), 'log');
    const cli = await runCli([
      'check',
      '--suite',
      suiteFile(`suite: 1\ncases:\n${cases.join('')}`),
      '--env',
      `LOG=${log}`,
      ...SHOP,
    ]);
    await until('hanging', () => fs.existsSync(log) && fs.readFileSync(log, 'utf8').includes('"hang"'));
    cli.signal('SIGINT');
    expect(await cli.exited).toBe(1);
    expect(cli.stdout).toContain('Failed. 3 cases: 1 failed, 1 not run, 1 passed.');
  });
});

describe('mcp-lifeline check, with servers that nobody here wrote for it', () => {
  it('checks the everything server', async () => {
    const suite = suiteFile(`suite: 1
cases:
  - id: echo
    tool: echo
    arguments: {"message": "hello"}
    expect: accepted
    check:
      - contains: hello
      - equals: {"content": [{"type": "text", "text": "Echo: hello"}]}
  - id: echo-nothing
    tool: echo
    no-arguments: true
    expect: rejected
`);
    const { code, stdout } = await check([
      '--suite',
      suite,
      '--allow-writes',
      process.execPath,
      installedServer('server-everything'),
    ]);
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('✓ echo  2 passed') });
  });
});

describeWithShared('mcp-lifeline check, with one tool for each feature of schemas', () => {
  it('sends exact numbers, and finds structured content that breaks its schema', async () => {
    const log = path.join(temporaryDirectory(), 'log');
    const suite = suiteFile(`suite: 1
cases:
  - id: big
    tool: z26_bigint
    arguments: {"n": 9007199254740993, "d": 0.10000000000000000001}
    expect: accepted
  - {id: ok, tool: out_ok, arguments: {}, expect: accepted}
  - {id: bad, tool: out_bad, arguments: {}, expect: accepted}
  - {id: missing, tool: out_missing, arguments: {}, expect: accepted}
`);
    const zoo = [process.execPath, sharedFixture('schema-zoo.mjs')];
    const { stdout } = await check([
      '--suite',
      suite,
      '--allow-writes',
      '--format',
      'json',
      '--env',
      `LOG=${log}`,
      ...zoo,
    ]);
    const report = JSON.parse(stdout);
    expect(report.cases.map(({ id, verdict }: Record<string, string>) => `${id} ${verdict}`)).toEqual([
      'big pass',
      'ok pass',
      'bad invalid-output',
      'missing invalid-output',
    ]);
    expect(report.cases[0].argumentsText).toBe('{"n":9007199254740993,"d":0.10000000000000000001}');
  });
});

describe('mcp-lifeline check, with a server whose answers break rules', () => {
  const MISFITS = [process.execPath, testServer('misfits')];

  it('fails a response that is none, and goes by all tools of one name', async () => {
    const one = (id: string, tool: string, expected: string) =>
      `  - {id: ${id}, tool: ${tool}, arguments: {}, expect: ${expected}}\n`;
    const suite = suiteFile(
      `suite: 1\ncases:\n${one('a', 'neither', 'rejected')}${one('b', 'both', 'any')}${one('c', 'fine', 'accepted')}${one('d', 'twin', 'accepted')}${one('e', 'fone', 'accepted')}`,
    );
    const { code, stdout, stderr } = await check(['--suite', suite, '--format', 'json', ...MISFITS]);
    const rows = JSON.parse(stdout).cases.map(
      ({ id, verdict, reasons }: { id: string; verdict: string; reasons: { sentence: string }[] }) => [
        id,
        verdict,
        reasons.map(({ sentence }) => sentence),
      ],
    );
    expect(code).toBe(1);
    expect(rows).toEqual([
      ['a', 'fail', [expect.stringContaining('neither a result nor an error')]],
      ['b', 'fail', [expect.stringContaining('both a result and an error')]],
      ['c', 'pass', []],
      ['d', 'not-run', [expect.stringContaining('not marked read-only')]],
      ['e', 'not-run', [expect.stringContaining('nearest is “fine”')]],
    ]);
    expect(stderr).toContain('1 case calls a tool not marked read-only');
  });

  it.each(['initialize', 'tools/list'])('ends in time where %s is never answered', async (method) => {
    const suite = suiteFile('suite: 1\ncases:\n  - {id: a, tool: fine, arguments: {}, expect: any}\n');
    const { code, stdout, stderr } = await check(['--suite', suite, '--timeout', '2', ...MISFITS, method]);
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toMatch(method === 'initialize' ? /within 2 s/ : /did not answer tools\/list within 2 s/);
  });

  it('takes one suite', async () => {
    const suite = suiteFile(STRICT);
    const { code, stderr } = await check(['--suite', suite, '--suite', suite, ...MISFITS]);
    expect(code).toBe(2);
    expect(stderr).toContain('--suite is given twice');
  });

  it.each([
    ['tools/list', 3, 'What tools/list lists is not checked: the server answered {"code":-5,"message":"no"}'],
    ['prompts/list', 1, 'What prompts/list lists is not checked: the server answered'],
  ])('does not pass what it could not look at: %s', async (method, code, sentence) => {
    const server = `require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const { id, method, params } = JSON.parse(line);
      if (id === undefined) return;
      const known = {
        initialize: { protocolVersion: params?.protocolVersion, capabilities: { tools: {}, prompts: {} }, serverInfo: { name: 'n', version: '1' } },
        'tools/list': { tools: [] },
        'prompts/list': { prompts: [] },
      };
      const result = method === '${method}' ? undefined : known[method];
      console.log(JSON.stringify({ jsonrpc: '2.0', id, ...(result ? { result } : { error: { code: -5, message: 'no' } }) }));
    });`;
    const live = await check([process.execPath, '-e', server]);
    expect(live).toMatchObject({ code, stderr: expect.stringContaining(sentence) });
    const [id = ''] = fs
      .readdirSync(path.join(live.home, 'recordings'))
      .filter((name) => /ndjson$/.test(name));
    const again = await check([path.join(live.home, 'recordings', id)]);
    expect(again).toMatchObject({ code, stderr: expect.stringContaining(sentence) });
  });
});
