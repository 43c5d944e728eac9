import { describe, expect, it } from 'vitest';
import { addressProblem, checkedLookup, checkHost, isInner } from './addresses.ts';

describe('addressProblem', () => {
  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '169.254.169.254',
    '::',
    'fe80::1',
    'ff02::1',
    'fd00:ec2::254',
    '100.100.100.200',
    '255.255.255.255',
    '::ffff:169.254.169.254',
    '::ffff:a9fe:a9fe',
    '64:ff9b::a9fe:a9fe',
    '2002:a9fe:a9fe::1',
    '::169.254.169.254',
  ])('refuses %s', (address) => {
    expect(addressProblem(address)).toMatch(/credentials|many machines|reserved|link-local|no address/);
  });

  it.each([
    '127.0.0.1',
    '::1',
    '10.0.0.1',
    '192.168.1.2',
    '93.184.216.34',
    '2606:2800::1',
    'fd00::1',
    '::ffff:127.0.0.1',
  ])('lets %s pass', (address) => {
    expect(addressProblem(address)).toBeUndefined();
  });
});

it('checks addresses in URLs in whatever form, and leaves names to the lookup', () => {
  for (const host of [
    '[fe80::1]',
    '0.0.0.0',
    new URL('http://2852039166/').hostname,
    new URL('http://0xa9.0xfe.0xa9.0xfe/').hostname,
  ]) {
    expect(() => checkHost(host)).toThrow(/does not connect to/);
  }
  checkHost('example.com');
  checkHost('[::1]');
});

it('looks names up, and hands on what it has checked', async () => {
  const found = await new Promise((resolve) => {
    checkedLookup()('localhost', { all: true }, (error, addresses) => resolve(error ?? addresses));
  });
  expect(found).toEqual(
    expect.arrayContaining([expect.objectContaining({ address: expect.stringMatching(/^(127\.|::1)/) })]),
  );
});

describe('what a server on the internet names', () => {
  it.each([
    '127.0.0.1',
    '::1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.2',
    '100.64.0.9',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:c0a8:101::',
  ])('does not lead to %s', (address) => {
    expect(addressProblem(address, 'public')).toMatch(/this machine|private network/);
  });

  it('leads to public addresses', () => {
    expect(addressProblem('93.184.216.34', 'public')).toBeUndefined();
    expect(addressProblem('2606:2800::1', 'public')).toBeUndefined();
    expect(() => checkHost('[::1]', 'public')).toThrow(/this machine/);
  });

  it('does not lead to a name of this machine either', async () => {
    const error = await new Promise((resolve) => {
      checkedLookup('public')('localhost', { all: true }, (problem) => resolve(problem));
    });
    expect(String(error)).toMatch(/does not connect to localhost .*this machine/);
    expect(await isInner('localhost')).toBe(true);
    expect(await isInner('93.184.216.34')).toBe(false);
  });
});

it('knows where clouds keep credentials by name', () => {
  expect(() => checkHost('metadata.google.internal')).toThrow(/credentials/);
  expect(() => checkHost('metadata.google.internal.example')).not.toThrow();
});
