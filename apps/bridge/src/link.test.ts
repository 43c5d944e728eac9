import { describe, expect, it } from 'vitest';
import { LINK_LIFETIME_MS, LinkCodes, linkUrl, newSecret, PAGE_ROUTE } from './link.ts';

describe('LinkCodes', () => {
  it('lets a code be used once', () => {
    const codes = new LinkCodes(() => 0);
    const code = codes.mint();
    codes.redeem(code);
    expect(() => codes.redeem(code)).toThrow(/used already/);
  });

  it('refuses unknown codes and old ones', () => {
    let now = 0;
    const codes = new LinkCodes(() => now);
    const code = codes.mint();
    const late = codes.mint();
    expect(() => codes.redeem(newSecret())).toThrow(/not one of this Lifeline/);
    now = LINK_LIFETIME_MS;
    codes.redeem(code);
    now += 1;
    expect(() => codes.redeem(late)).toThrow(/ten minutes/);
  });

  it('gives codes that need no escaping in a fragment', () => {
    expect(linkUrl('http://127.0.0.1:1', newSecret(), '/s/a')).toMatch(
      /^http:\/\/127\.0\.0\.1:1\/#t=[\w-]{43}\/s\/a$/,
    );
  });
});

describe('PAGE_ROUTE', () => {
  it.each([
    '/',
    '/start',
    '/recordings',
    '/settings',
    '/s/a',
    '/compare/a/f-b',
    '/r/f-1/tools/a%2Fb?view=raw&sel=3',
  ])('takes %j', (route) => expect(route).toMatch(PAGE_ROUTE));

  it.each([
    '',
    '//evil.com',
    '/s//evil.com',
    '/s/',
    '/s/?q=a',
    '/x',
    '/settingsx',
    '/compare',
    '/compare/a',
    '/compare/a/b/c',
    '/compare//a/b',
    '/s/a b',
    '/s/a#b',
    's/a',
  ])('refuses %j', (route) => expect(route).not.toMatch(PAGE_ROUTE));
});
