import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBridge, type TestBridge } from './support/bridge.ts';
import { api, ask } from './support/request.ts';

let bridge: TestBridge;
beforeAll(async () => {
  bridge = await startBridge();
});

type Headers = Record<string, string | string[] | undefined>;

/** Who must not get in, and the status that stops them. `right` are the headers that would let them. */
const ATTACKERS: Record<string, (port: number) => { headers: Headers; status: number }> = {
  'no token': () => ({
    headers: { authorization: undefined, 'sec-websocket-protocol': 'lifeline.v1' },
    status: 401,
  }),
  'a wrong token': () => ({
    headers: { authorization: 'Bearer AAAA', 'sec-websocket-protocol': 'lifeline.v1, token.AAAA' },
    status: 401,
  }),
  'a foreign Origin': () => ({ headers: { origin: 'http://evil.test' }, status: 403 }),
  'an Origin “null”': () => ({ headers: { origin: 'null' }, status: 403 }),
  'an IP-literal Origin': (port) => ({ headers: { origin: `http://192.168.1.7:${port}` }, status: 403 }),
  'the Origin of another port': (port) => ({
    headers: { origin: `http://127.0.0.1:${port + 1}` },
    status: 403,
  }),
  'an evil Host': () => ({ headers: { host: 'evil.test' }, status: 403 }),
  'the Host of another port': (port) => ({ headers: { host: `127.0.0.1:${port + 1}` }, status: 403 }),
  'the Host 0.0.0.0': (port) => ({ headers: { host: `0.0.0.0:${port}` }, status: 403 }),
  'Sec-Fetch-Site cross-site': () => ({ headers: { 'sec-fetch-site': 'cross-site' }, status: 403 }),
  'Sec-Fetch-Site same-site': () => ({ headers: { 'sec-fetch-site': 'same-site' }, status: 403 }),
};

function right(): Headers {
  return { authorization: `Bearer ${bridge.token}`, origin: bridge.origin };
}

/** A path for the route, with something in place of its parameters. */
function concrete(route: string): string {
  return `/api${route.replaceAll(/:\w+/g, '0')}`;
}

describe.each(Object.entries(ATTACKERS))('%s', (name, attacker) => {
  it('gets into no route of /api', async () => {
    const { headers, status } = attacker(bridge.port);
    expect(bridge.routes.length).toBeGreaterThan(10);
    for (const route of bridge.routes) {
      if (route.audience === 'exchange' && status === 401) continue; // it is where tokens come from
      const type = route.body.kind === 'stream' ? route.body.type : 'application/json';
      const answer = await ask({
        port: bridge.port,
        method: route.method,
        path: concrete(route.path),
        headers: { ...right(), ...(route.body.kind !== 'none' && { 'content-type': type }), ...headers },
        ...(route.body.kind !== 'none' && { body: '{}' }),
      });
      expect(answer.status, `${route.method} ${route.path}`).toBe(status);
      expect(JSON.parse(answer.text).code).toBe('unauthorized');
      expect(answer.text).not.toContain(bridge.token);
    }
  });

  it('learns nothing of what routes there are', async () => {
    const { headers, status } = attacker(bridge.port);
    for (const method of ['GET', 'POST', 'OPTIONS', 'DELETE', 'PATCH']) {
      const answer = await ask({
        port: bridge.port,
        method,
        path: '/api/no/such',
        headers: { ...right(), ...headers },
      });
      expect(answer.status).toBe(status);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('gets no WebSocket', async () => {
    const { headers, status } = attacker(bridge.port);
    expect(await handshake({ ...headers, authorization: undefined })).toBe(status);
  });

  it('gets no page, unless it is the token that is missing', async () => {
    const { headers, status } = attacker(bridge.port);
    for (const file of ['/', '/index.html', '/assets/app-1a2b.js', '/no-such']) {
      const answer = await ask({
        port: bridge.port,
        path: file,
        headers: { ...headers, authorization: undefined },
      });
      if (name.endsWith('token')) expect(answer.status).toBe(file === '/no-such' ? 404 : 200);
      else expect(answer.status).toBe(status);
      expect(answer.text).not.toContain(bridge.token);
    }
  });
});

it('gives the template of exports to the page, and a sentence to whoever looks at it', async () => {
  const get = (headers: Headers) => ask({ port: bridge.port, path: '/viewer.html', headers });
  expect(await get({ 'sec-fetch-dest': 'empty' })).toMatchObject({ status: 200 });
  const looked = await get({ 'sec-fetch-dest': 'document' });
  expect(looked.status).toBe(404);
  expect(looked.text).toMatch(/^This is the template of HTML exports.* Lifeline is at \/\.\n$/);
});

/** Status of the answer to a WebSocket handshake; 101 is success. */
async function handshake(headers: Headers, path = '/ws'): Promise<number> {
  const answer = await ask({
    port: bridge.port,
    path,
    headers: {
      origin: bridge.origin,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-protocol': `lifeline.v1, token.${bridge.token}`,
      ...headers,
    },
  });
  if (answer.status === 101) expect(answer.headers['sec-websocket-protocol']).toBe('lifeline.v1');
  return answer.status;
}

describe('the WebSocket', () => {
  it('opens for the token and answers the protocol without it', async () => {
    expect(await handshake({})).toBe(101);
    expect(await handshake({ 'sec-fetch-site': 'same-origin' })).toBe(101);
  });

  it.each([
    ['no Origin', { origin: undefined }, 403],
    ['another protocol', { 'sec-websocket-protocol': 'lifeline.v2' }, 403],
    ['a protocol without token', { 'sec-websocket-protocol': 'lifeline.v1' }, 401],
  ])('stays closed for %s', async (_name, headers, status) => {
    expect(await handshake(headers)).toBe(status);
  });

  it('is at one path only', async () => {
    expect(await handshake({}, `/ws?token=${bridge.token}`)).toBe(404);
    expect(await handshake({}, '/')).toBe(404);
  });
});

describe('the request itself', () => {
  const post = (headers: Headers, body: string | Buffer, path = '/api/sessions') =>
    ask({ port: bridge.port, method: 'POST', path, headers: { ...right(), ...headers }, body });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', undefined])(
    'is JSON and nothing else, not %s',
    async (type) => {
      expect((await post({ 'content-type': type }, '{}')).status).toBe(415);
    },
  );

  it('is not encoded', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect((await post(headers, 'x')).status).toBe(415);
  });

  it('is refused by its declared size before it is read', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': String(2 * 1024 * 1024) };
    expect(await declare(headers)).toBe(413);
  });

  it('is refused once it is too large', async () => {
    const answer = await post(
      { 'content-type': 'application/json' },
      JSON.stringify({ code: 'x'.repeat(5000) }),
      '/api/exchange',
    );
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text).code).toBe('too-large');
  });

  it.each(['{', 'null', '{"target":{"command":"","args":[]}}', '{"target":7}'])(
    'says what is wrong with %s, without a stack',
    async (body) => {
      const answer = await post({ 'content-type': 'application/json' }, body);
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.text)).toMatchObject({ code: 'bad-message' });
      expect(answer.text).not.toMatch(/\bat .*:\d+/);
    },
  );

  it('has a path, not a whole URL', async () => {
    expect(await rawStatus(`GET http://evil.test/ HTTP/1.1\r\nHost: 127.0.0.1:${bridge.port}\r\n\r\n`)).toBe(
      400,
    );
  });

  it('names its Host once, also in HTTP/1.0', async () => {
    expect(await rawStatus('GET / HTTP/1.0\r\n\r\n')).toBe(403);
    const host = `Host: 127.0.0.1:${bridge.port}\r\n`;
    expect(await rawStatus(`GET / HTTP/1.1\r\n${host}${host}\r\n`)).not.toBe(200);
  });

  it('has headers of a bounded size', async () => {
    expect((await ask({ port: bridge.port, path: '/', headers: { x: 'x'.repeat(20_000) } })).status).toBe(
      431,
    );
  });

  /** Sends headers only, which is all that should be needed for an answer. */
  function declare(headers: Headers): Promise<number> {
    return new Promise((resolve, reject) => {
      const request = http.request({
        host: '127.0.0.1',
        port: bridge.port,
        method: 'POST',
        path: '/api/sessions',
        agent: false,
      });
      for (const [header, value] of Object.entries({ ...right(), ...headers }))
        request.setHeader(header, value ?? '');
      request.on('response', (response) => {
        resolve(response.statusCode ?? 0);
        request.destroy();
      });
      request.on('error', reject);
      request.flushHeaders();
    });
  }

  function rawStatus(text: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const socket = net.connect(bridge.port, '127.0.0.1', () => socket.write(text));
      socket.on('error', reject);
      socket.once('data', (data) => {
        resolve(Number(/^HTTP\/1\.\d (\d+)/.exec(data.toString())?.[1]));
        socket.destroy();
      });
    });
  }
});

describe('answers', () => {
  it('carry the policy and no name of the server software', async () => {
    for (const [file, cache] of [
      ['/', 'no-store'],
      ['/icon.svg', 'no-store'],
      ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
      ['/api/sessions', 'no-store'],
    ]) {
      const { headers } = await ask({ port: bridge.port, path: file ?? '', headers: right() });
      expect(headers['cache-control'], file).toBe(cache);
      expect(headers['content-security-policy']).toContain(
        "default-src 'none'; script-src 'self'; style-src 'self'",
      );
      expect(headers['content-security-policy']).toContain("frame-src 'none'");
      expect(headers['content-security-policy']).toContain(
        "require-trusted-types-for 'script'; trusted-types app-worker",
      );
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it.each([
    '/../package.json',
    '/assets/..%2f..%2fsecret',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/',
    '/assets/app-1a2b.js.map',
  ])('come from the page’s own files only, not %s', async (file) => {
    expect((await ask({ port: bridge.port, path: file })).status).toBe(404);
  });
});

describe('what listens', () => {
  it('is not reached from any other address', async () => {
    const others = Object.values(os.networkInterfaces())
      .flat()
      .flatMap((address) =>
        address !== undefined && !address.internal && address.family === 'IPv4' ? [address.address] : [],
      );
    for (const host of others) {
      await expect(
        new Promise((resolve, reject) =>
          net.connect(bridge.port, host, () => resolve('open')).on('error', reject),
        ),
      ).rejects.toThrow();
    }
  });
});

describe('links', () => {
  it('are made with the token and traded once', async () => {
    const { json } = await api(bridge, 'POST', '/link', { to: '/s/abc' });
    const { url } = v.parse(v.object({ url: v.string() }), json);
    const code = new RegExp(`^${bridge.origin}/#t=([\\w-]+)/s/abc$`).exec(url)?.[1];
    const exchange = () =>
      ask({
        port: bridge.port,
        method: 'POST',
        path: '/api/exchange',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code }),
      });
    expect(JSON.parse((await exchange()).text)).toEqual({ token: bridge.token });
    const second = await exchange();
    expect(second.status).toBe(401);
    expect(JSON.parse(second.text).message).toMatch(/used already/);
  });

  it('can be asked for without a body', async () => {
    const answer = await ask({ port: bridge.port, method: 'POST', path: '/api/link', headers: right() });
    expect(answer.status).toBe(200);
  });

  it('lead into the page only', async () => {
    for (const to of ['http://evil.test', '//evil.test', '/unknown']) {
      expect((await api(bridge, 'POST', '/link', { to })).status).toBe(400);
    }
  });
});

it('none of this started a process', () => {
  expect(bridge.sessions.list()).toEqual([]);
});
