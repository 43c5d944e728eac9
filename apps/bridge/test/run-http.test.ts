import { describe, expect, it } from 'vitest';
import { runCli } from './support/cli.ts';
import { freePort, type Handler, httpServer, legacy } from './support/http-server.ts';

/** What the command line prints of a call, or of what is asked for instead, where the server fails at it. */
async function failure(handler: Handler, ...words: string[]) {
  const { origin } = await httpServer(handler);
  return run(`${origin}/mcp`, ...words);
}

async function run(url: string, ...words: string[]) {
  const cli = await runCli([...(words.length === 0 ? ['run', 'tools/list'] : words), url]);
  const code = await cli.exited;
  expect(cli.stdout).toBe('');
  return { code, stderr: cli.stderr };
}

const html: Handler = (_got, response) => {
  response.writeHead(502, { 'content-type': 'text/html' }).end('<title>Bad gateway | edge</title>');
};
const call = ['run', 'tools/call', '--params', '{"name":"t"}'];

describe('the command line names the cause', () => {
  it('of a connection that never was', async () => {
    const { code, stderr } = await run(`http://127.0.0.1:${await freePort()}/mcp`);
    expect(code).toBe(4);
    expect(stderr).toMatch(/Nothing accepts connections at 127\.0\.0\.1:\d+.*\(ECONNREFUSED\)/);
  });

  it('of an opening that came to nothing', async () => {
    const { code, stderr } = await failure(html);
    expect(code).toBe(4);
    expect(stderr).toMatch(/POST \/mcp was answered with 502 Bad Gateway\. It says: “Bad gateway \| edge”/);
    const checked = await failure(html, 'check');
    expect(checked.code).toBe(3);
    expect(checked.stderr).toContain('502 Bad Gateway');
  });

  it('of a page for browsers', async () => {
    const page: Handler = (_got, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Welcome &amp; hello</title>');
    };
    expect((await failure(page)).stderr).toMatch(/is text\/html.*“Welcome & hello”.*page for browsers/);
  });

  it('of a circle of redirects', async () => {
    const circle: Handler = (_got, response) => response.writeHead(307, { location: '/mcp' }).end();
    expect((await failure(circle)).stderr).toMatch(/redirects again and again/);
  });

  it('of a call whose exchange failed', async () => {
    const broken: Handler = (_got, response) => {
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"no database"}');
    };
    const { code, stderr } = await failure(legacy(broken), ...call);
    expect([code, stderr]).toEqual([
      4,
      'POST /mcp was answered with 500 Internal Server Error. It says: “no database”.\n',
    ]);
    const cut: Handler = (_got, response) => response.destroy();
    expect((await failure(legacy(cut), ...call)).stderr).toMatch(/closed the connection before/);
  });
});
