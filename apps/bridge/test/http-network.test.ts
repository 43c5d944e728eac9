import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:https';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readAuthorities } from '../src/authorities.ts';
import { startBridge } from './support/bridge.ts';
import { type Certificate, certificate, hasOpenssl } from './support/certificates.ts';
import { afterwards } from './support/cleanup.ts';
import { freePort, httpServer, legacy } from './support/http-server.ts';
import { connectTo } from './support/http-session.ts';
import { temporaryDirectory } from './support/programs.ts';
import { api } from './support/request.ts';
import { scriptedAuthorization } from './support/scripted-authorization.ts';

const NOW = new Date().getUTCFullYear();

/** A bridge that trusts the authorities of `ca` besides the usual ones, with these variables. */
function bridgeWith(ca: readonly string[] | undefined, env: NodeJS.ProcessEnv = process.env) {
  return startBridge({
    base: { cwd: temporaryDirectory(), env, platform: process.platform, ...(ca !== undefined && { ca }) },
  });
}

/** The scripted server behind TLS. */
async function secure({ key, cert }: Certificate): Promise<string> {
  const handler = legacy(() => undefined);
  const server = createServer({ key, cert }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      handler({ method, path: url, headers, body: Buffer.concat(chunks).toString() }, response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterwards(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `https://localhost:${typeof address === 'object' && address !== null ? address.port : 0}/mcp`;
}

describe.skipIf(!hasOpenssl() && process.env.CI !== 'true')('HTTPS', () => {
  it('trusts the authorities of --ca, and no others', async () => {
    const own = certificate(NOW - 1, NOW + 2);
    const url = await secure(own);
    const read = readAuthorities(own.file, '/');
    const trusting = await connectTo(await bridgeWith(read.ok ? read.ca : undefined), url);
    await trusting.state('ready');
    const other = await connectTo(await bridgeWith(undefined), url);
    await other.state('failed');
    expect(other.info().error?.message).toMatch(/certificate that no authority known here has signed.*--ca/);
  });

  it('tells of a certificate that has expired', async () => {
    const old = certificate(NOW - 3, NOW - 1);
    const session = await connectTo(await bridgeWith([old.cert]), await secure(old));
    await session.state('failed');
    expect(session.info().error?.message).toMatch(/certificate of localhost:\d+ has expired/);
  });

  it('tells that http:// was meant', async () => {
    const { origin } = await httpServer(legacy(() => undefined));
    const session = await connectTo(await bridgeWith(undefined), origin.replace('http:', 'https:'));
    await session.state('failed');
    expect(session.info().error?.message).toMatch(/does not speak TLS there|could not agree on TLS/);
  });
});

/** A proxy that leads every way to `port` of this machine, and what it was asked for; `refuses`: its status instead. */
async function proxyTo(port: string, refuses?: string): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const proxy = createHttpServer();
  proxy.on('connect', ({ url = '' }, socket) => {
    asked.push(url);
    if (refuses !== undefined) {
      socket.end(`HTTP/1.1 ${refuses}\r\n\r\n`);
      return;
    }
    const onward = connect(Number(port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      onward.pipe(socket);
      socket.pipe(onward);
    });
    for (const end of [socket, onward]) end.on('error', () => undefined); // either side may leave first
    afterwards(() => onward.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  afterwards(() => proxy.close());
  const address = proxy.address();
  const own = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${own}`, asked };
}

describe('a proxy', () => {
  it('is used for other machines, and not for this one', async () => {
    const { origin } = await httpServer(legacy(() => undefined));
    const { url, asked } = await proxyTo(new URL(origin).port);
    const bridge = await bridgeWith(undefined, { ...process.env, HTTP_PROXY: url });
    const far = await connectTo(bridge, 'http://mcp.example/mcp');
    await far.state('ready');
    expect(new Set(asked)).toEqual(new Set(['mcp.example:80']));
    const near = await connectTo(bridge, `${origin}/mcp`);
    await near.state('ready');
    expect(new Set(asked)).toEqual(new Set(['mcp.example:80']));
  });

  it('is not used for what NO_PROXY names', async () => {
    const { url, asked } = await proxyTo('1');
    const env = { ...process.env, HTTP_PROXY: url, NO_PROXY: '.example,other' };
    const session = await connectTo(await bridgeWith(undefined, env), 'http://mcp.example/mcp');
    await session.state('failed');
    expect(session.info().error?.message).toMatch(/name of mcp\.example/);
    expect(asked).toEqual([]);
  });

  it.skipIf(!hasOpenssl() && process.env.CI !== 'true')('leads to a server behind TLS of --ca', async () => {
    const own = certificate(NOW - 1, NOW + 2);
    const { url, asked } = await proxyTo(new URL(await secure(own)).port);
    const env = { ...process.env, HTTPS_PROXY: url };
    const session = await connectTo(await bridgeWith([own.cert], env), 'https://mcp.example/mcp');
    await session.state('ready');
    expect(new Set(asked)).toEqual(new Set(['mcp.example:443']));
    const other = await connectTo(await bridgeWith(undefined, env), 'https://mcp.example/mcp');
    await other.state('failed');
    expect(other.info().error?.message).toMatch(
      /mcp\.example shows a certificate that no authority known here/,
    );
  });

  it('may be named without http://, and is told of where it is named in another way', async () => {
    const { origin } = await httpServer(legacy(() => undefined));
    const { url, asked } = await proxyTo(new URL(origin).port);
    const bare = await bridgeWith(undefined, { ...process.env, HTTP_PROXY: new URL(url).host });
    const far = await connectTo(bare, 'http://mcp.example/mcp');
    await far.state('ready');
    expect(asked).toContain('mcp.example:80');
    const wrong = await bridgeWith(undefined, { ...process.env, HTTPS_PROXY: 'http://me:secret@' });
    const refused = await connectTo(wrong, 'https://mcp.example/mcp');
    await refused.state('failed');
    const message = refused.info().error?.message;
    expect(message).toMatch(/variable HTTPS_PROXY holds no address of a proxy.*http:\/\/host:port/);
    expect(message).not.toContain('secret');
    const near = await connectTo(wrong, `${origin}/mcp`);
    await near.state('ready');
  });

  it('is not asked for the way to where a cloud keeps its credentials', async () => {
    const { url, asked } = await proxyTo('1');
    const bridge = await bridgeWith(undefined, { ...process.env, HTTP_PROXY: url });
    const session = await connectTo(bridge, 'http://metadata.google.internal./mcp');
    await session.state('failed');
    expect(session.info().error?.message).toMatch(/does not connect to metadata\.google\.internal/);
    expect(asked).toEqual([]);
  });

  it('gets no token to pass on without TLS', async () => {
    const { origin } = await scriptedAuthorization({});
    const { url } = await proxyTo(new URL(origin).port);
    const bridge = await bridgeWith(undefined, { ...process.env, HTTP_PROXY: url });
    const session = await connectTo(bridge, 'http://mcp.example/mcp', {}, { era: 'legacy' });
    await session.state('failed');
    expect(session.info().error?.message).toMatch(/gets no token for an http:\/\/ address.*ssh -L/);
    const { status, json } = await api(bridge, 'POST', `/sessions/${session.id}/authorize`, {});
    expect(status).toBe(400);
    expect(JSON.stringify(json)).toMatch(/anybody on the way there could read it/);
  });

  it('that refuses, or is not there, is told of, not the server', async () => {
    const { url } = await proxyTo('1', '407 Proxy Authentication Required');
    const refusing = await bridgeWith(undefined, { ...process.env, HTTP_PROXY: url });
    const refused = await connectTo(refusing, 'http://mcp.example/mcp');
    await refused.state('failed');
    expect(refused.info().error?.message).toMatch(
      /proxy does not open the way to mcp\.example \(407\).*user and password/,
    );
    const gone = `http://127.0.0.1:${await freePort()}`;
    const away = await connectTo(
      await bridgeWith(undefined, { ...process.env, HTTP_PROXY: gone }),
      'http://mcp.example/mcp',
    );
    await away.state('failed');
    expect(away.info().error?.message).toMatch(
      /The proxy 127\.0\.0\.1:\d+, which HTTP_PROXY or HTTPS_PROXY names, cannot be reached.*NO_PROXY/,
    );
  });
});

describe('certificates of --ca', () => {
  it('say what is wrong with the file', () => {
    expect(readAuthorities('/no/such.pem', '/')).toMatchObject({
      ok: false,
      message: expect.stringMatching(/does not exist/),
    });
    expect(readAuthorities('package.json', process.cwd())).toMatchObject({
      ok: false,
      message: expect.stringMatching(/no certificate in/),
    });
  });
});
