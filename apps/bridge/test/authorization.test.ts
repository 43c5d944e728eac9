import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { authorizationOf, recorded } from './support/authorization.ts';
import { authorizationServer } from './support/authorization-server.ts';
import { startBridge } from './support/bridge.ts';
import { browse } from './support/browser.ts';
import { afterwards } from './support/cleanup.ts';
import { connectTo } from './support/http-session.ts';
import { temporaryDirectory } from './support/programs.ts';
import { protectedServer } from './support/protected-server.ts';
import { api } from './support/request.ts';
import { until } from './support/wait.ts';

async function setting(options: Parameters<typeof authorizationServer>[0] = {}, home = temporaryDirectory()) {
  const bridge = await startBridge({ home });
  const as = await authorizationServer(options);
  const server = await protectedServer(as);
  afterwards(as.close);
  afterwards(server.close);
  const session = await connectTo(bridge, server.url);
  await session.state('failed');
  return { bridge, as, server, session, auth: authorizationOf(bridge, session) };
}

/** Names of the steps that were taken, each once, in their order. */
function names(steps: readonly string[]): string[] {
  return [...new Set(steps.map((step) => step.replace(/[<>].*$/, '')))];
}

describe('a person who authorizes', () => {
  it('is asked, goes, comes back, and the session opens', async () => {
    const { bridge, as, server, session, auth } = await setting();
    expect(auth.info()).toMatchObject({
      state: 'required',
      message: expect.stringMatching(/asks for authorization.*Start authorization/),
    });
    expect(session.info().error).toMatchObject({ code: 'unauthorized' });

    const url = await auth.address();
    await auth.inState('waiting-for-person');
    expect(auth.info()).toMatchObject({
      issuer: as.issuer,
      resource: server.url,
      scopes: ['read', 'offline_access'],
      client: 'dynamic',
    });
    const { searchParams } = new URL(url);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    expect(searchParams.get('resource')).toBe(server.url);

    const back = await browse(url);
    expect(back.text).toContain('<h1>Authorized</h1>');
    expect(back.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    await session.state('ready');
    expect(auth.info()).toMatchObject({
      state: 'authorized',
      keep: 'memory',
      expiresAt: expect.stringMatching(/Z$/),
    });
    expect(auth.info().authorizeUrl).toBeUndefined();
    expect((await auth.steps()).filter((step) => !step.startsWith('challenge'))).toEqual([
      'resource-metadata>',
      'resource-metadata< 200',
      'server-metadata>',
      'server-metadata< 200',
      'registration>',
      'registration< 201',
      'authorize>',
      'callback>',
      'token>',
      'token< 200',
    ]);

    const token = server.authorizations.at(-1)?.replace('Bearer ', '') ?? '';
    expect(token.length).toBeGreaterThan(20);
    await until('recorded', () => recorded(bridge).includes('Bearer [masked:access_token:'));
    const code = new URL(back.url).searchParams.get('code') ?? '';
    expect(code.length).toBeGreaterThan(20);
    for (const secret of [token, code]) expect(recorded(bridge)).not.toContain(secret);
    const { json } = await api(bridge, 'GET', `/sessions/${session.id}/secrets`);
    expect(json).toContainEqual({ name: 'access_token', value: token });
  });

  it('may say no, and try again', async () => {
    const { as, session, auth } = await setting();
    as.decision = 'deny';
    const back = await browse(await auth.address());
    expect(back.text).toMatch(/Not authorized.*access_denied/);
    await auth.inState('failed');
    expect(auth.info()).toMatchObject({
      step: 'callback',
      message: expect.stringMatching(/access_denied \(The person said no\).*did not agree/),
    });
    as.decision = 'agree';
    await browse(await auth.address());
    await session.state('ready');
  });

  it('comes back once, and with a state that was issued', async () => {
    const { bridge, auth, session } = await setting();
    const url = await auth.address();
    const strange = await browse(`${bridge.origin}/oauth/callback?code=stolen&state=guessed`);
    expect(strange.text).toContain('Nothing is waiting for this');
    const { url: back } = await browse(url);
    await session.state('ready');
    expect((await browse(back)).text).toContain('Nothing is waiting for this');
  });

  it('starts anew, and what was begun before is of no use', async () => {
    const { auth, session } = await setting();
    const first = await auth.address();
    const second = await auth.address();
    expect((await browse(first)).text).toContain('Nothing is waiting for this');
    await browse(second);
    await session.state('ready');
    expect(names(await auth.steps())).toContain('token');
  });
});

describe('tokens', () => {
  it('reach further after a step-up, for the scopes of before and now', async () => {
    const { auth, session } = await setting();
    await browse(await auth.address());
    await session.state('ready');
    const refused = await session.send('tools/call', { name: 'write_note', arguments: {} });
    expect(await session.failure(refused)).toMatch(/asks for more than the token reaches/);
    await auth.inState('required');
    expect(auth.info().scopes).toEqual(['read', 'write']);
    expect(session.info().state).toBe('ready');

    const url = await auth.address();
    expect(new URL(url).searchParams.get('scope')?.split(' ').sort()).toEqual([
      'offline_access',
      'read',
      'write',
    ]);
    await browse(url);
    await auth.inState('authorized');
    const again = () =>
      session.page.rows.find(({ kind, cause }) => kind === 'request' && cause === refused.seq);
    await until('sent again', () => again() !== undefined);
    expect(again()).toMatchObject({ method: 'tools/call', subject: 'write_note', id: '"retry-1"' });
    await until('an answer', () =>
      session.page.rows.some(({ kind, id }) => kind === 'response' && id === again()?.id),
    );
    expect(session.info().connection).toBe(2); // the one that opened with the first token
  });

  it('are renewed when they have ended, without anybody', async () => {
    const { auth, session, server } = await setting({ ttl: 6 });
    await browse(await auth.address());
    await session.state('ready');
    const before = server.authorizations.at(-1);
    await new Promise((resolve) => setTimeout(resolve, 1500)); // ends within 5 s from then on
    const row = await session.send('tools/list');
    await until('an answer', () =>
      session.page.rows.some(({ kind, id }) => kind === 'response' && id === row.id),
    );
    expect(server.authorizations.at(-1)).not.toBe(before);
    expect((await auth.steps()).slice(-2)).toEqual(['refresh>', 'refresh< 200']);
    expect(auth.info().state).toBe('authorized');
  });

  it('are renewed once when the server refuses one, and the request goes out again', async () => {
    const { bridge, auth, session, server } = await setting();
    await browse(await auth.address());
    await session.state('ready');
    const token = server.authorizations.at(-1)?.replace('Bearer ', '') ?? '';
    server.refused.add(token);
    const row = await session.send('tools/list');
    await until('an answer', () =>
      session.page.rows.some(({ kind, id }) => kind === 'response' && id === row.id),
    );
    expect((await auth.steps()).slice(-3)).toEqual(['challenge< 401', 'refresh>', 'refresh< 200']);
    const events = await session.httpEvents();
    expect(events.findLast(({ step }) => step === 'challenge')?.body).toMatch(/invalid_token/);
    expect(recorded(bridge)).not.toContain(token);
  });

  it('are shared by the sessions of a server, and renewed for all of them once', async () => {
    const { bridge, auth, session, server } = await setting();
    await browse(await auth.address());
    await session.state('ready');
    const other = await connectTo(bridge, server.url);
    await other.state('ready');
    server.refused.add(server.authorizations.at(-1)?.replace('Bearer ', '') ?? '');
    const answered = async (one: typeof session) => {
      const { id } = await one.send('tools/list');
      await until('an answer', () => one.page.rows.some((row) => row.kind === 'response' && row.id === id));
    };
    await Promise.all([answered(session), answered(other)]);
    const steps = [...(await auth.steps()), ...(await authorizationOf(bridge, other).steps())];
    expect(steps.filter((step) => step.startsWith('refresh'))).toEqual(['refresh>', 'refresh< 200']);
  });

  it('that nobody renews are asked for again', async () => {
    const { as, auth, session, server } = await setting();
    await browse(await auth.address());
    await session.state('ready');
    const token = server.authorizations.at(-1)?.replace('Bearer ', '') ?? '';
    const found = await as.provider.AccessToken.find(token);
    await (await as.provider.Grant.find(found?.grantId ?? ''))?.destroy();
    await found?.destroy();
    const row = await session.send('tools/list');
    expect(await session.failure(row)).toMatch(/token has ended.*invalid_grant/);
    await auth.inState('required');
    expect(auth.info().message).toMatch(/Start authorization, or connect again/);
    await browse(await auth.address());
    await auth.inState('authorized');
  });

  it('are kept in a file for this user alone where the person wants it, and used by the next start', async () => {
    const home = temporaryDirectory();
    const { server, auth, session } = await setting({}, home);
    await browse(await auth.address({ keep: 'file' }));
    await session.state('ready');
    const file = path.join(home, 'tokens.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain(server.url);

    const next = await startBridge({ home });
    const other = await connectTo(next, server.url);
    await other.state('ready');
    const view = authorizationOf(next, other);
    expect(view.info()).toMatchObject({ state: 'authorized', keep: 'file' });
    expect(await view.forget()).toMatchObject({ state: 'none' });
    expect(readFileSync(file, 'utf8')).not.toContain(server.url);
  });

  it('of a client that was registered by hand are asked for in its name', async () => {
    const { bridge, as, server, session } = await setting({ registers: false });
    const auth = authorizationOf(bridge, session);
    expect(await auth.start()).toMatchObject({
      state: 'failed',
      step: 'registration',
      message: expect.stringMatching(/does not register clients by itself.*oauth\/callback/),
    });
    expect(auth.info().redirectUri).toBe(`${bridge.origin}/oauth/callback`);
    const byHand = await authorizationServer({
      registers: false,
      clients: [
        {
          client_id: 'by-hand',
          client_secret: 'a-secret-of-the-client',
          redirect_uris: [`${bridge.origin}/oauth/callback`],
          grant_types: ['authorization_code', 'refresh_token'],
          application_type: 'native',
        },
      ],
    });
    const itsServer = await protectedServer(byHand);
    afterwards(byHand.close);
    afterwards(itsServer.close);
    const another = await connectTo(bridge, itsServer.url);
    await another.state('failed');
    const view = authorizationOf(bridge, another);
    expect(await view.start({ clientId: 'by-hand', clientSecret: 'x', issuer: as.issuer })).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/not http.*meant for/),
    });
    const client = { clientId: 'by-hand', clientSecret: 'a-secret-of-the-client' };
    await browse(await view.address(client));
    await another.state('ready');
    expect(view.info()).toMatchObject({ state: 'authorized', client: 'pre-registered' });
    expect(recorded(bridge)).not.toContain('a-secret-of-the-client');
    expect(recorded(bridge)).toMatch(/Basic \[masked:client_credentials:\d+\]/);
    expect(server.authorizations.every((value) => value === '')).toBe(true);
  });
});
