import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '../../test/support/programs.ts';
import { processMark } from '../process-mark.ts';
import type { Credential } from './credential.ts';
import { TokenStore } from './token-store.ts';

const SERVER = 'https://server.example/mcp';

function credential(accessToken: string, more: Partial<Credential> = {}): Credential {
  return {
    server: SERVER,
    issuer: 'https://as.example',
    accessToken,
    clientKind: 'dynamic',
    client: { client_id: 'me' },
    authorizationServer: { url: 'https://as.example' },
    ...more,
  };
}

function stores() {
  const home = temporaryDirectory();
  const said: string[] = [];
  const store = () => new TokenStore(home, (sentence) => said.push(sentence));
  return { file: path.join(home, 'tokens.json'), said, store };
}

it('keeps tokens in memory, and nothing in a file', () => {
  const { file, store } = stores();
  const one = store();
  expect(one.put(credential('a'), 'memory')).toBe('memory');
  expect(one.find(SERVER)).toEqual({ credential: credential('a'), keep: 'memory' });
  expect(existsSync(file)).toBe(false);
  expect(store().find(SERVER)).toBeUndefined();
});

it('keeps tokens in a file for this user alone, one per server and issuer', () => {
  const { file, store } = stores();
  store().put(credential('a'), 'file');
  store().put(credential('b'), 'file');
  store().put(credential('c', { issuer: 'https://other.example' }), 'file');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).not.toContain('"a"');
  expect(store().find(SERVER)?.credential.accessToken).toBe('c');
  expect(store().find(SERVER, 'https://as.example')?.credential.accessToken).toBe('b');
  expect(store().find('https://server.example/other')).toBeUndefined();
});

it('moves a token where it is wanted now', () => {
  const { file, store } = stores();
  const one = store();
  one.put(credential('a'), 'file');
  one.put(credential('b'), 'memory');
  expect(readFileSync(file, 'utf8')).not.toContain('accessToken');
  one.put(credential('c'), 'file');
  expect(one.find(SERVER)).toMatchObject({ keep: 'file', credential: { accessToken: 'c' } });
});

it('takes away what is refused, but not what has taken its place', () => {
  const { store } = stores();
  const one = store();
  one.put(credential('b'), 'file');
  one.remove(credential('a'));
  expect(one.find(SERVER)?.credential.accessToken).toBe('b');
  one.forget(SERVER);
  expect(one.find(SERVER)).toBeUndefined();
});

it('does not write over a file that it cannot read, and says so once', () => {
  const { file, said, store } = stores();
  writeFileSync(file, '{"version":9}');
  chmodSync(file, 0o600);
  const one = store();
  expect(one.put(credential('a'), 'file')).toBe('memory');
  expect(one.find(SERVER)?.credential.accessToken).toBe('a');
  one.find('https://server.example/other');
  expect(readFileSync(file, 'utf8')).toBe('{"version":9}');
  expect(said).toEqual([expect.stringMatching(/cannot be used.*Move the file away/)]);
});

it('changes the file when the process that changes it now is done, and keeps what it has put there', async () => {
  const { file, store } = stores();
  const other = credential('theirs', { server: 'https://other.example/mcp' });
  const change = `
    const fs = require('node:fs');
    process.stdin.once('data', () => setTimeout(() => {
      fs.writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify({ version: 1, credentials: [other] }))});
      fs.rmSync(${JSON.stringify(`${file}.lock`)});
    }, 200));`;
  const child = spawn(process.execPath, ['-e', change], { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  writeFileSync(`${file}.lock`, processMark(child.pid ?? 0));
  await new Promise<void>((resolve) => child.stdin.end('go', resolve));
  expect(store().put(credential('ours'), 'file')).toBe('file');
  expect(store().find(SERVER)?.credential.accessToken).toBe('ours');
  expect(store().find('https://other.example/mcp')?.credential.accessToken).toBe('theirs');
  await ended;
});

it('does not wait for a process that was ended in the middle', () => {
  const { file, said, store } = stores();
  writeFileSync(`${file}.lock`, '999999999');
  expect(store().put(credential('a'), 'file')).toBe('file');
  expect(existsSync(`${file}.lock`)).toBe(false);
  expect(said).toEqual([]);
});

it('renews tokens of the file one process after the other', async () => {
  const { store } = stores();
  const order: string[] = [];
  let finish: () => void = () => undefined;
  const first = store().inTurn(SERVER, 'file', async () => {
    order.push('first begins');
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    order.push('first ends');
  });
  const second = store().inTurn(SERVER, 'file', async () => order.push('second begins'));
  await new Promise((resolve) => setTimeout(resolve, 150));
  finish();
  await Promise.all([first, second]);
  expect(order).toEqual(['first begins', 'first ends', 'second begins']);
});
