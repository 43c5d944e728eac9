import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:https';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readAuthorities } from '../src/authorities.ts';
import { startBridge } from './support/bridge.ts';
import { type Certificate, certificate, hasOpenssl } from './support/certificates.ts';
import { afterwards } from './support/cleanup.ts';
import { httpServer, legacy } from './support/http-server.ts';
import { connectTo } from './support/http-session.ts';
import { temporaryDirectory } from './support/programs.ts';

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

describe('a proxy', () => {
  it('is used for other machines, and not for this one', async () => {
    const { origin } = await httpServer(legacy(() => undefined));
    const asked: string[] = [];
    const proxy = createHttpServer();
    proxy.on('connect', ({ url = '' }, socket) => {
      asked.push(url);
      const { port } = new URL(origin);
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
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const bridge = await bridgeWith(undefined, { ...process.env, HTTP_PROXY: `http://127.0.0.1:${port}` });
    const far = await connectTo(bridge, 'http://mcp.example/mcp');
    await far.state('ready');
    expect(new Set(asked)).toEqual(new Set(['mcp.example:80']));
    const near = await connectTo(bridge, `${origin}/mcp`);
    await near.state('ready');
    expect(new Set(asked)).toEqual(new Set(['mcp.example:80']));
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
