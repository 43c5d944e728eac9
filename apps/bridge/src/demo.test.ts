import { spawn } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEMO_STEPS, LANGUAGES, readEnvelope } from '@lifeline/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleBridge, bundleDemoServers } from '../build.mjs';
import { temporaryDirectory } from '../test/support/programs.ts';
import { isRunning } from '../test/support/wait.ts';

const dist = temporaryDirectory();

beforeAll(() => Promise.all([bundleBridge(dist), bundleDemoServers(path.join(dist, 'demo'))]));

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  readonly messages: readonly string[];
}

interface RunOptions {
  readonly env?: Record<string, string>;
  readonly from?: string;
  /** What stdin says; without, there is none. */
  readonly input?: string;
  /** Leaves after the first output, as `| head` does. */
  readonly leaveEarly?: boolean;
}

function demo(
  args: readonly string[],
  { env = {}, from = dist, leaveEarly = false, input }: RunOptions = {},
): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(from, 'cli.js'), 'demo', ...args], {
      env: { PATH: process.env.PATH ?? '', LANG: 'C', ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child.stdin.end(input ?? '');
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      out += chunk;
      if (leaveEarly) child.stdout.destroy();
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      err += chunk;
    });
    child.on('close', (code) => {
      resolve({ code, out, err, messages: out.split('\n').filter((line) => line.startsWith('{')) });
    });
  });
}

/** A copy of the program with another server in the place of the bundled one. */
async function withServer(source: string): Promise<string> {
  const folder = temporaryDirectory();
  await cp(dist, folder, { recursive: true });
  await writeFile(path.join(folder, 'demo', 'protocol-demo.mjs'), source);
  return folder;
}

describe('the eight steps', () => {
  it('cross the pipe in order, step n with id n, and the program ends well', async () => {
    const { code, out, err, messages } = await demo([]);
    expect(err).toBe('');
    expect(code).toBe(0);
    const outsides = messages.map((raw) => readEnvelope(raw));
    expect(outsides.flatMap(({ faults }) => faults ?? [])).toEqual([]);
    const expected = DEMO_STEPS.flatMap(({ n, method }) => [
      { kind: 'request', id: `${n}`, method },
      { kind: 'response', id: `${n}` },
      ...(n === 1 ? [{ kind: 'notification', method: 'notifications/initialized' }] : []),
    ]);
    expect(outsides).toMatchObject(expected);
    expect(outsides).toHaveLength(expected.length);
    for (const { paramsText } of DEMO_STEPS) expect(out).toContain(`"params":${paramsText}}\n`);
    expect(out).toContain('8 of 8 requests were answered as expected.');
  });

  it('say who sent each message', async () => {
    const { out } = await demo([]);
    const lines = out.split('\n');
    for (const [at, line] of lines.entries()) {
      if (!line.startsWith('{')) continue;
      const isResponse = readEnvelope(line).kind === 'response';
      expect(lines[at - 1]).toMatch(isResponse ? /^Server → Client {2}response/ : /^Client → Server {2}/);
    }
  });

  it('end with process events, and leave no process behind', async () => {
    const { out } = await demo([]);
    expect(out).toMatch(
      /MCP has no shutdown message.*\nstdin closed\nprocess exited \d+ ms later, exit code 0\n/,
    );
    const pid = Number(/process (\d+):/.exec(out)?.[1]);
    expect(pid).toBeGreaterThan(1);
    expect(await isRunning(pid)).toBe(false);
  });

  it.each(LANGUAGES)('are told in %s', async (language) => {
    const { code, out } = await demo(['--lang', language]);
    expect(code).toBe(0);
    for (const { title, explanation } of DEMO_STEPS) {
      expect(out).toContain(title[language]);
      expect(out).toContain(`\n${explanation[language]}\n`);
    }
  });

  it('use the language of the terminal', async () => {
    const { out } = await demo([], { env: { LANG: 'zh_TW.UTF-8' } });
    expect(out).toContain('用戶端 → 伺服器');
  });

  it('are plain text where there is no terminal', async () => {
    const { out } = await demo([], { env: { FORCE_COLOR: '1' } });
    expect(out).not.toContain('\u001b');
  });

  it('come to their end when the reader leaves early', async () => {
    const { code, err } = await demo([], { leaveEarly: true });
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });
});

describe('step by step', () => {
  it('waits for a line before each step', async () => {
    const { code, out, err, messages } = await demo(['--step'], { input: '\n'.repeat(9) });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(messages).toHaveLength(17);
    expect(out).toContain('Press a key to send step 8, q to quit.\nClient → Server');
    expect(out).toContain('8 of 8 requests');
  });

  it('quits at q, and ends the server', async () => {
    const { code, out, messages } = await demo(['--step', '--lang', 'zh-CN'], { input: '\n\nq\n' });
    expect(code).toBe(0);
    expect(messages).toHaveLength(5);
    expect(out).toContain('已退出，完成了 8 步中的 2 步。');
    expect(await isRunning(Number(/进程 (\d+)/.exec(out)?.[1]))).toBe(false);
  });

  it('says what it waits for where nobody can press a key', async () => {
    const { code, out, messages } = await demo(['--step']);
    expect(code).toBe(1);
    expect(messages).toHaveLength(0);
    expect(out).toContain('Stopped after 0 steps: stdin has ended');
  });
});

describe('when it goes wrong', () => {
  it('refuses unknown options', async () => {
    const { code, err, out } = await demo(['--langue', 'en']);
    expect(code).toBe(2);
    expect(err).toContain('no option "--langue"');
    expect(out).toBe('');
  });

  it('names the answers that are not as they should be', async () => {
    const from = await withServer(`
      import { createInterface } from 'node:readline';
      createInterface({ input: process.stdin }).on('line', (line) => {
        const { id } = JSON.parse(line);
        if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result: { content: [{ text: '42 + 58 = 101' }] } }));
      });`);
    const { code, out } = await demo([], { from });
    expect(code).toBe(1);
    expect(out).toContain(
      'Not as expected: /result/content/0/text should be "42 + 58 = 100" and is "42 + 58 = 101".',
    );
    expect(out).toContain('0 of 8 requests were answered as expected.');
    expect(out).toContain('stdin closed');
  });

  it('says when the server dies, and what it said', async () => {
    const from = await withServer(
      `console.error('no luck today'); process.stdin.once('data', () => process.exit(3));`,
    );
    const { code, out } = await demo([], { from });
    expect(code).toBe(1);
    expect(out).toContain('stderr of the server: no luck today');
    expect(out).toContain('process exited, exit code 3');
    expect(out).toContain('The server ended before it answered step 1.');
    expect(out).toContain('0 of 8 requests were answered as expected.');
  });
});
