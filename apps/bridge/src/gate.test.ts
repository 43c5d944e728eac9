import { describe, expect, it } from 'vitest';
import { type Audience, Gate } from './gate.ts';

const PORT = 4321;
const TOKEN = 'right-token';
const gate = new Gate(PORT, TOKEN);
const AUDIENCES: Audience[] = ['page', 'exchange', 'api', 'socket'];

type Headers = Record<string, string | string[] | undefined>;

/** A request that each audience lets in, with some headers replaced, repeated or (undefined) left out. */
function ask(audience: Audience, changes: Headers = {}, url = '/x') {
  const good: Headers = {
    host: `127.0.0.1:${PORT}`,
    ...(audience === 'api' && { authorization: `Bearer ${TOKEN}` }),
    ...(audience === 'socket' && {
      origin: `http://127.0.0.1:${PORT}`,
      'sec-websocket-protocol': `lifeline.v1, token.${TOKEN}`,
    }),
    ...changes,
  };
  const rawHeaders = Object.entries(good).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((one) => [name, one]),
  );
  return gate.refuse({ url, rawHeaders }, audience)?.check;
}

describe.each(AUDIENCES)('the gate for %s', (audience) => {
  it('lets the right request in', () => {
    expect(ask(audience)).toBeUndefined();
    expect(ask(audience, { host: `LOCALHOST:${PORT}` })).toBeUndefined();
    expect(
      ask(audience, { origin: `http://localhost:${PORT}`, 'sec-fetch-site': 'same-origin' }),
    ).toBeUndefined();
  });

  it.each([
    undefined,
    '',
    'evil.test',
    '127.0.0.1',
    `127.0.0.1:${PORT + 1}`,
    `0.0.0.0:${PORT}`,
    `evil.localhost:${PORT}`,
    `localhost:${PORT}.evil.test`,
    `127.0.0.1:${PORT}@evil.test`,
    `2130706433:${PORT}`,
    [`127.0.0.1:${PORT}`, 'evil.test'],
    [`127.0.0.1:${PORT}`, `127.0.0.1:${PORT}`],
  ])('refuses the Host %j', (host) => {
    expect(ask(audience, { host })).toBe('host');
  });

  it.each([
    'null',
    '',
    'http://evil.test',
    `https://127.0.0.1:${PORT}`,
    `http://127.0.0.1:${PORT + 1}`,
    'http://127.0.0.1',
    `http://192.168.0.7:${PORT}`,
    `http://127.0.0.1:${PORT}.evil.test`,
    `http://127.0.0.1:${PORT}/`,
    `xhttp://127.0.0.1:${PORT}`,
    [`http://127.0.0.1:${PORT}`, 'http://evil.test'],
  ])('refuses the Origin %j', (origin) => {
    expect(ask(audience, { origin })).toBe('origin');
  });

  it.each(['cross-site', 'same-site', 'unheard-of', ['same-origin', 'cross-site']])(
    'refuses Sec-Fetch-Site %j',
    (site) => {
      expect(ask(audience, { 'sec-fetch-site': site })).toBe('site');
    },
  );

  it.each(['http://evil.test/x', '//evil.test/x', '*', ''])('refuses the target %j', (url) => {
    expect(ask(audience, {}, url)).toBe('target');
  });

  it('says the checks in order: everything wrong is a wrong Host', () => {
    expect(ask(audience, { host: 'evil.test', origin: 'null', 'sec-fetch-site': 'cross-site' })).toBe('host');
  });
});

describe('the token', () => {
  it.each([undefined, '', 'Bearer', 'Bearer ', 'Bearer wrong', `Basic ${TOKEN}`, TOKEN, `Bearer ${TOKEN} `])(
    'refuses Authorization %j',
    (authorization) => {
      expect(ask('api', { authorization })).toBe('token');
    },
  );

  it('refuses two of them, and one in any other place', () => {
    expect(ask('api', { authorization: [`Bearer ${TOKEN}`, 'Bearer wrong'] })).toBe('token');
    expect(ask('api', { authorization: undefined, cookie: `token=${TOKEN}` })).toBe('token');
    expect(ask('api', { authorization: undefined }, `/x?token=${TOKEN}`)).toBe('token');
    expect(ask('socket', { 'sec-websocket-protocol': 'lifeline.v1', authorization: `Bearer ${TOKEN}` })).toBe(
      'token',
    );
  });

  it.each([
    'lifeline.v1',
    'lifeline.v1, token.',
    'lifeline.v1, token.wrong',
    `lifeline.v1, token.${TOKEN}, token.x`,
  ])('refuses the subprotocols %j', (protocols) => {
    expect(ask('socket', { 'sec-websocket-protocol': protocols })).toBe('token');
  });

  it.each([undefined, `token.${TOKEN}`, `lifeline.v2, token.${TOKEN}`])(
    'asks for our protocol, not %j',
    (protocols) => {
      expect(ask('socket', { 'sec-websocket-protocol': protocols })).toBe('protocol');
    },
  );

  it('requires an Origin for a WebSocket, which every browser sends', () => {
    expect(ask('socket', { origin: undefined })).toBe('origin');
  });

  it('takes “none” for a page only', () => {
    expect(ask('page', { 'sec-fetch-site': 'none' })).toBeUndefined();
    expect(ask('api', { 'sec-fetch-site': 'none' })).toBe('site');
    expect(ask('socket', { 'sec-fetch-site': 'none' })).toBe('site');
  });
});

describe('the gate for a browser that comes back from an authorization server', () => {
  it('lets a page load of another site in, with nothing but its address', () => {
    expect(ask('callback', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' })).toBeUndefined();
    expect(ask('callback', { origin: 'https://as.example' })).toBeUndefined();
  });

  it.each(['iframe', 'image', 'script', 'empty'])('refuses to be loaded as %s', (destination) => {
    expect(ask('callback', { 'sec-fetch-dest': destination })).toBe('site');
  });

  it('refuses a name that was rebound to this machine', () => {
    expect(ask('callback', { host: 'evil.test' })).toBe('host');
  });
});
