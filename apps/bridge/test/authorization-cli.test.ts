import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runCli } from './support/cli.ts';
import type { Got } from './support/http-server.ts';
import { temporaryDirectory } from './support/programs.ts';
import { scriptedAuthorization } from './support/scripted-authorization.ts';

const SECRET = 'secret-of-a-client-01';

async function run(args: readonly string[], more: Parameters<typeof runCli>[1] = {}) {
  const cli = await runCli(['run', 'initialize', '--era', 'legacy', ...args], more);
  return { code: await cli.exited, stdout: cli.stdout, stderr: cli.stderr, home: cli.home };
}

function recordings(home: string): string {
  const directory = path.join(home, 'recordings');
  return readdirSync(directory)
    .map((name) => readFileSync(path.join(directory, name), 'utf8'))
    .join('');
}

function tokenRequest(got: readonly Got[]): { form: URLSearchParams; authorization: string | undefined } {
  const found = got.find(({ path: at }) => at === '/token');
  return { form: new URLSearchParams(found?.body), authorization: found?.headers.authorization };
}

it('says what to do where a server asks for authorization', async () => {
  const { origin } = await scriptedAuthorization();
  const { code, stdout, stderr } = await run([`${origin}/mcp`]);
  expect([code, stdout]).toEqual([4, '']);
  expect(stderr).toMatch(
    /asks for authorization.*--header 'Authorization: Bearer …'.*keep the tokens in the file/s,
  );
});

it('follows the redirects of a server that asks nobody', async () => {
  const { origin, got } = await scriptedAuthorization();
  const { code, home } = await run(['--authorize', 'redirects', `${origin}/mcp`]);
  expect(code).toBe(0);
  const { form } = tokenRequest(got);
  expect(form.get('grant_type')).toBe('authorization_code');
  expect(form.get('resource')).toBe(`${origin}/mcp`);
  for (const name of ['code', 'code_verifier']) expect(recordings(home)).not.toContain(form.get(name));
  expect(recordings(home)).not.toContain('scripted-token-0123456789');
  expect(recordings(home)).toContain('"body":"who are you?"');
});

it('asks for a token for the client itself, by a secret', async () => {
  const { origin, got } = await scriptedAuthorization();
  const options = ['--authorize', 'client', '--client-id', 'me', '--client-secret-env', 'OWN_SECRET'];
  const { code, home } = await run([...options, '--scope', 'a b', `${origin}/mcp`], {
    env: { OWN_SECRET: SECRET },
  });
  expect(code).toBe(0);
  const { form, authorization = '' } = tokenRequest(got);
  expect([form.get('grant_type'), form.get('scope')]).toEqual(['client_credentials', 'a b']);
  expect(Buffer.from(authorization.replace('Basic ', ''), 'base64').toString()).toBe(`me:${SECRET}`);
  expect(recordings(home)).not.toContain(SECRET);
  expect(recordings(home)).not.toContain(authorization.replace('Basic ', ''));
});

it('signs with a key, and sends nothing to another issuer than the given one', async () => {
  const { origin, got } = await scriptedAuthorization();
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const key = path.join(temporaryDirectory(), 'key.pem');
  writeFileSync(key, privateKey);
  const options = ['--authorize', 'client', '--client-id', 'me', '--client-key', key];
  const other = await run([...options, '--issuer', 'https://somebody.example', `${origin}/mcp`]);
  expect(other.code).toBe(4);
  expect(other.stderr).toMatch(/not https:\/\/somebody.example. Nothing was sent/);
  expect(got.some(({ path: at }) => at === '/token')).toBe(false);

  const { code, home } = await run([...options, `${origin}/mcp`]);
  expect(code).toBe(0);
  const assertion = tokenRequest(got).form.get('client_assertion') ?? '';
  const claims = JSON.parse(Buffer.from(assertion.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ iss: 'me', sub: 'me', aud: origin });
  expect(recordings(home)).not.toContain(assertion);
});

it.each([
  [['--client-id', 'x'], /needs --authorize/],
  [['--authorize', 'yes'], /redirects or client/],
  [['--authorize', 'client', '--client-id', 'x'], /--client-secret-env or --client-key/],
  [
    ['--authorize', 'client', '--client-id', 'x', '--client-secret-env', 'NOT_SET_1'],
    /NOT_SET_1 .* is not set/,
  ],
  [['--authorize', 'client', '--client-id', 'x', '--client-key', '/nowhere.pem'], /cannot be read/],
])('refuses %j', async (options, sentence) => {
  const { code, stderr } = await run([...options, 'http://127.0.0.1:9/mcp']);
  expect([code, stderr]).toEqual([2, expect.stringMatching(sentence)]);
});
