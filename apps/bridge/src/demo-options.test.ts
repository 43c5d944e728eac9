import { describe, expect, it } from 'vitest';
import { demoOptions, environmentLanguage } from './demo-options.ts';

describe('language of the environment', () => {
  it.each([
    ['C.UTF-8', 'en'],
    ['POSIX', 'en'],
    ['de_DE.UTF-8', 'en'],
    ['zha_CN', 'en'],
    ['zh_CN.UTF-8', 'zh-CN'],
    ['zh_SG', 'zh-CN'],
    ['zh', 'zh-CN'],
    ['zh-Hans-TW', 'zh-CN'],
    ['zh_TW.Big5', 'zh-TW'],
    ['zh_HK', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
  ])('%s is %s', (locale, language) => {
    expect(environmentLanguage({ LANG: locale })).toBe(language);
  });

  it('heeds LC_ALL before LC_MESSAGES before LANG, and passes over empty ones', () => {
    const env = { LC_ALL: 'zh_TW', LC_MESSAGES: 'zh_CN', LANG: 'en_US' };
    expect(environmentLanguage(env)).toBe('zh-TW');
    expect(environmentLanguage({ ...env, LC_ALL: '' })).toBe('zh-CN');
    expect(environmentLanguage({ LANG: 'en_US' })).toBe('en');
  });
});

describe('options', () => {
  it.each([[['--lang', 'zh-TW']], [['--lang=zh-tw']], [['--lang', 'en', '--lang', 'zh-TW']]])(
    '%j',
    (args) => {
      expect(demoOptions(args, { LANG: 'C' })).toEqual({ kind: 'run', language: 'zh-TW', isStepped: false });
    },
  );

  it('explains itself', () => {
    expect(demoOptions(['--help'], {})).toMatchObject({
      kind: 'help',
      message: expect.stringContaining('--lang'),
    });
  });

  it.each([
    [['--lang', 'fr'], 'not "fr"'],
    [['--lang'], '--lang needs one of en|zh-CN|zh-TW.'],
    [['--port', '1'], 'no option "--port"'],
    [['node'], 'no option "node"'],
  ])('%j is refused in words', (args, words) => {
    expect(demoOptions(args, {})).toMatchObject({ kind: 'wrong', message: expect.stringContaining(words) });
  });
});
