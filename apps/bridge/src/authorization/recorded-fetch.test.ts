import { describe, expect, it } from 'vitest';
import { httpServer } from '../../test/support/http-server.ts';
import type { Reach } from '../transports/http/addresses.ts';
import type { HttpBody } from '../transports/transport.ts';
import { Masker } from './masker.ts';
import { RecordedFetch } from './recorded-fetch.ts';

function recorder(reach: Reach = 'anywhere') {
  const events: HttpBody[] = [];
  let last = 0;
  const fetch = new RecordedFetch({
    network: { env: {}, reach },
    masker: new Masker(),
    record: (body) => events.push(body),
    nextExchange: () => (last += 1),
  });
  return { events, fetch };
}

it('records request and answer with their bodies, credentials masked, and hands on what came', async () => {
  const { origin } = await httpServer((_got, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"access_token":"secret-token-1"}');
  });
  const { events, fetch } = recorder();
  const response = await fetch.of('token')(`${origin}/token`, {
    method: 'POST',
    headers: { authorization: 'Basic bWU6c2VjcmV0' },
    body: new URLSearchParams({ code: 'the-code', grant_type: 'authorization_code' }),
  });
  await fetch.close();
  expect(await response.json()).toEqual({ access_token: 'secret-token-1' });
  expect(events).toMatchObject([
    {
      event: 'request',
      step: 'token',
      masked: 2,
      data: { exchange: 1, method: 'POST', url: `${origin}/token`, host: new URL(origin).host },
      body: 'code=[masked:code:2]&grant_type=authorization_code',
    },
    {
      event: 'response',
      step: 'token',
      masked: 1,
      data: { status: 200 },
      body: '{"access_token":"[masked:access_token:3]"}',
    },
  ]);
  expect(JSON.stringify(events)).not.toMatch(/bWU6c2VjcmV0|the-code|secret-token-1/);
});

describe('what is not fetched', () => {
  it('is an address of this machine, where a server on the internet names it', async () => {
    const { origin, got } = await httpServer((_got, response) => response.end());
    const { events, fetch } = recorder('public');
    await expect(fetch.of('server-metadata')(origin)).rejects.toThrow(
      /does not connect to 127.0.0.1: it is this machine/,
    );
    await expect(fetch.of('server-metadata')(origin.replace('127.0.0.1', 'localhost'))).rejects.toThrow(
      /this machine/,
    );
    expect(got).toEqual([]);
    expect(events.filter(({ event }) => event === 'failed')).toHaveLength(2);
  });

  it('is what another scheme stands for', async () => {
    const { fetch } = recorder();
    await expect(fetch.of('token')('file:///etc/passwd')).rejects.toThrow(/no address that can be asked/);
  });

  it('is more than 1 MiB, of which the start is on record', async () => {
    const { origin } = await httpServer((_got, response) => response.end('x'.repeat(3 * 1024 * 1024)));
    const { events, fetch } = recorder();
    await expect(fetch.of('server-metadata')(origin)).rejects.toThrow(/more than 1 MiB/);
    await fetch.close();
    expect(events.find(({ event }) => event === 'response')?.body).toHaveLength(1024 * 1024);
  });
});

it('follows no redirect', async () => {
  const { origin } = await httpServer((_got, response) =>
    response.writeHead(302, { location: '/other' }).end(),
  );
  const { fetch } = recorder();
  const response = await fetch.of('server-metadata')(origin);
  await fetch.close();
  expect([response.status, response.headers.get('location')]).toEqual([302, '/other']);
});
