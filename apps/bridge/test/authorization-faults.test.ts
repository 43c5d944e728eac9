import { describe, expect, it } from 'vitest';
import { authorizationOf, recorded } from './support/authorization.ts';
import { startBridge } from './support/bridge.ts';
import { browse } from './support/browser.ts';
import { runCli } from './support/cli.ts';
import { httpServer, messageOf, reply } from './support/http-server.ts';
import { connectTo } from './support/http-session.ts';
import { type Faults, scriptedAuthorization } from './support/scripted-authorization.ts';
import { until } from './support/wait.ts';

async function setting(faults: Faults = {}, more: Parameters<typeof connectTo>[2] = {}) {
  const bridge = await startBridge();
  const server = await scriptedAuthorization(faults);
  const session = await connectTo(bridge, `${server.origin}/mcp`, more, { era: 'legacy' });
  await session.state('failed');
  return { bridge, server, session, auth: authorizationOf(bridge, session) };
}

describe('the way to a token ends in a sentence', () => {
  const cases: readonly (readonly [string, Faults, string, RegExp])[] = [
    [
      'where the metadata is of another issuer',
      { server: { issuer: 'https://somebody.example' } },
      'server-metadata',
      /another issuer, "https:\/\/somebody.example".*not used/,
    ],
    [
      'where the metadata is of another resource',
      { resource: { resource: 'https://somebody.example/mcp' } },
      'resource-metadata',
      /another resource, https:\/\/somebody.example\/mcp.*not used/,
    ],
    [
      'without PKCE',
      { server: { code_challenge_methods_supported: undefined } },
      'server-metadata',
      /PKCE with S256/,
    ],
    [
      'where an endpoint has no TLS',
      { server: { token_endpoint: 'http://somebody.example/token' } },
      'server-metadata',
      /http:\/\/somebody.example\/token.*neither https:\/\/ nor on this machine. Nothing was sent/,
    ],
    [
      'where an endpoint would run something',
      { server: { authorization_endpoint: 'javascript:alert(1)' } },
      'server-metadata',
      /authorization_endpoint|neither https/,
    ],
    [
      'where the registration is refused',
      {
        answer: (path, _got, response) => {
          if (path !== '/register') return false;
          response.writeHead(400, { 'content-type': 'application/json' });
          response.end('{"error":"invalid_redirect_uri","error_description":"no loopback"}');
          return true;
        },
      },
      'registration',
      /refuses the registration.*invalid_redirect_uri \(no loopback\).*by hand/,
    ],
    [
      'where the metadata is a page',
      {
        answer: (path, _got, response) => {
          if (path !== '/.well-known/oauth-authorization-server') return false;
          response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>hello</h1>');
          return true;
        },
      },
      'server-metadata',
      /not JSON/,
    ],
    [
      'where the named metadata is not there',
      { challenge: (origin) => `Bearer resource_metadata="${origin}/nowhere"` },
      'resource-metadata',
      /404 where the metadata of the resource should be, at the address that the server names itself/,
    ],
  ];
  it.each(cases)('%s', async (_name, faults, step, sentence) => {
    const { session, auth } = await setting(faults);
    expect(await auth.start()).toMatchObject({
      state: 'failed',
      step,
      message: expect.stringMatching(sentence),
    });
    const evidence = (await session.httpEvents()).filter(
      (event) => event.step === step || step === 'server-metadata',
    );
    expect(evidence.length).toBeGreaterThan(0);
    expect((await auth.start()).state).toBe('failed'); // it can be tried again
  });

  it('where no header can carry the token, which is not used', async () => {
    const { auth, server } = await setting({
      answer: (path, _got, response) => {
        if (path !== '/token') return false;
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ access_token: 'half\r\nX-Other: 1', token_type: 'bearer' }));
        return true;
      },
    });
    await browse(await auth.address());
    await auth.inState('failed');
    expect(auth.info()).toMatchObject({
      step: 'token',
      message: expect.stringMatching(/no header can carry/),
    });
    expect(server.got.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
  });

  it('where the token endpoint breaks off, with what it sent masked', async () => {
    const { bridge, auth } = await setting({
      answer: (path, _got, response) => {
        if (path !== '/token') return false;
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end('{"access_token":"half-a-token-0123456789","token_type":"bea');
        return true;
      },
    });
    await browse(await auth.address());
    await auth.inState('failed');
    expect(auth.info()).toMatchObject({ step: 'token', message: expect.stringMatching(/not JSON/) });
    expect(recorded(bridge)).not.toContain('half-a-token-0123456789');
  });

  it('where the answer in the browser comes from another issuer', async () => {
    const { auth } = await setting({ server: { authorization_response_iss_parameter_supported: true } });
    await browse(await auth.address());
    await auth.inState('failed');
    expect(auth.info()).toMatchObject({
      step: 'callback',
      message: expect.stringMatching(/does not say which authorization server.*not used/),
    });
  });
});

describe('a refusal', () => {
  it('without a challenge is told, and the well-known places are tried', async () => {
    const { auth, session } = await setting({ challenge: () => undefined });
    expect(auth.info()).toMatchObject({
      state: 'required',
      message: expect.stringMatching(/does not say how/),
    });
    await browse(await auth.address());
    await session.state('ready');
  });

  it('of a server without any metadata leads to the default paths of 2025-03-26', async () => {
    const { auth, session, server } = await setting({ isBare: true });
    await browse(await auth.address());
    await session.state('ready');
    expect(auth.info()).toMatchObject({ issuer: `${server.origin}/` });
    expect(auth.info().resource).toBeUndefined();
    expect(server.got.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/.well-known/oauth-protected-resource', '/register', '/token']),
    );
  });

  it("of the person's own header starts nothing", async () => {
    const { auth } = await setting({}, { headers: { Authorization: 'Bearer by-hand' } });
    expect(auth.info()).toMatchObject({
      state: 'required',
      message: expect.stringMatching(/refuses the “Authorization” header that was given/),
    });
    await expect(auth.start()).rejects.toThrow();
  });

  it('of a token that was given just now is not asked about without end', async () => {
    const { auth, server, session } = await setting({
      answer: (path, _got, response) => {
        if (path !== '/mcp') return false;
        response.writeHead(401, { 'www-authenticate': 'Bearer error="invalid_token"' }).end();
        return true;
      },
    });
    await browse(await auth.address());
    await session.state('failed');
    await auth.inState('required');
    expect(auth.info().message).toMatch(/refuses the token \(invalid_token\)/);
    expect(server.got.filter(({ path }) => path === '/token')).toHaveLength(1);
  });
});

it('sends a token to its own audience only', async () => {
  const elsewhere = await httpServer((_got, response) => response.end());
  let leads = false;
  const { auth, session, bridge } = await setting({
    answer: (path, _got, response) => {
      if (path !== '/mcp' || !leads) return false;
      response.writeHead(307, { location: `${elsewhere.origin}/mcp` }).end();
      return true;
    },
  });
  await browse(await auth.address());
  await session.state('ready');
  leads = true;
  const row = await session.send('tools/list');
  expect(await session.failure(row)).toMatch(/redirects to .*does not follow/);
  expect(elsewhere.got).toEqual([]);
  expect(recorded(bridge)).not.toContain('scripted-token-0123456789');
});

/** Holds back what would be answered at `path`, until it is let go. */
function holding(path: string): { readonly faults: Faults; readonly count: () => number; letGo(): void } {
  const held: (() => void)[] = [];
  let isOpen = false;
  return {
    faults: {
      answer: (at, _got, response) => {
        if (at !== path || isOpen) return false;
        held.push(() => response.destroy());
        return true;
      },
    },
    count: () => held.length,
    letGo() {
      isOpen = true;
      for (const end of held) end();
    },
  };
}

it('lets only the last of several starts go on', async () => {
  const { auth } = await setting();
  const answers = await Promise.all([auth.start(), auth.start(), auth.start()]);
  const addresses = new Set(answers.map(({ authorizeUrl }) => authorizeUrl));
  expect(addresses).not.toContain(undefined);
  expect(addresses.size).toBe(1);
  await auth.inState('waiting-for-person');
  const opened = (await auth.steps()).filter((step) => step === 'authorize>');
  expect(opened).toHaveLength(1);
});

it('breaks off the step that runs when it is given up', async () => {
  const slow = holding('/register');
  const { auth, server } = await setting(slow.faults);
  const started = auth.start();
  await until('a registration', () => slow.count() > 0);
  const begun = performance.now();
  await auth.forget();
  expect(await started).toMatchObject({ state: 'none' });
  expect(performance.now() - begun).toBeLessThan(5000); // not the 10 s that an answer may take
  expect((await auth.steps()).at(-1)).toMatch(/^registration< .*given up/);
  expect(server.got.filter(({ path }) => path.startsWith('/authorize'))).toEqual([]);
  slow.letGo();
});

it('lets no time run out while a token is got', async () => {
  const answer: NonNullable<Faults['answer']> = (path, got, response) => {
    if (path === '/register') {
      response.writeHead(201, { 'content-type': 'application/json' });
      setTimeout(() => response.end(JSON.stringify({ client_id: 'late', ...JSON.parse(got.body) })), 3500);
      return true;
    }
    if (path !== '/mcp' || got.headers.authorization === undefined) return false;
    const { id, method } = messageOf(got);
    const discovered = {
      supportedVersions: ['2026-07-28'],
      capabilities: {},
      ttlMs: 0,
      cacheScope: 'private',
    };
    reply(response, id, { resultType: 'complete', ...(method === 'server/discover' && discovered) });
    return true;
  };
  const { origin, got } = await scriptedAuthorization({ answer });
  const cli = await runCli(['run', 'tools/list', '--authorize', 'redirects', `${origin}/mcp`]);
  expect([await cli.exited, cli.stderr]).toEqual([0, '']);
  const methods = got.filter(({ path }) => path === '/mcp').map((one) => messageOf(one).method);
  expect(methods).toEqual(['server/discover', 'server/discover', 'tools/list']);
});
