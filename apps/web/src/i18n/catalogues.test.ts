import { LANGUAGES, type Language } from '@lifeline/protocol';
import { describe, expect, it } from 'vitest';
import { messages as en } from './en/index.ts';
import { matchLanguage } from './language.ts';
import { messages as zhCN } from './zh-CN/index.ts';
import { messages as zhTW } from './zh-TW/index.ts';

const CATALOGUES: Record<Language, object> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW };
/** Mainland words that have another one in Taiwan, and simplified characters. */
const NOT_IN_TAIWAN =
  /服务|服務器|客戶端|響應|信息|文件夾|軟件|默認|鏈接|網絡|用戶名|[这个们对开关应设请从]/u;

function* leaves(value: unknown, path: string): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'function') yield [path, String(value('1', '2', '3'))];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) yield* leaves(child, `${path}.${key}`);
  }
}

describe.each(LANGUAGES)('%s', (language) => {
  it('has the paths of the English catalogue', () => {
    const pathsOf = (catalogue: object) => [...leaves(catalogue, '')].map(([path]) => path).sort();
    expect(pathsOf(CATALOGUES[language])).toEqual(pathsOf(en));
  });

  it('has a text wherever English has one', () => {
    const english = new Map(leaves(en, ''));
    const empty = [...leaves(CATALOGUES[language], '')].filter(
      ([path, text]) => (text.trim() === '') !== (english.get(path)?.trim() === ''),
    );
    expect(empty).toEqual([]);
  });
});

it('uses half-width punctuation in no Chinese sentence', () => {
  const texts = [...leaves(zhCN, 'zh-CN'), ...leaves(zhTW, 'zh-TW')];
  expect(texts.filter(([, text]) => /\p{Script=Han}[,;:!?]/u.test(text))).toEqual([]);
});

it('shows Taiwan words in zh-TW', () => {
  const texts = [...leaves(zhTW, 'zh-TW')].filter(([path]) => !path.endsWith('languageNames.zh-CN'));
  expect(texts.filter(([, text]) => NOT_IN_TAIWAN.test(text))).toEqual([]);
});

it.each([
  [['zh-Hant-HK', 'en'], 'zh-TW'],
  [['zh-TW'], 'zh-TW'],
  [['zh'], 'zh-CN'],
  [['fr', 'en-GB'], 'en'],
  [[], 'en'],
])('matches %j to %s', (preferred, expected) => {
  expect(matchLanguage(preferred)).toBe(expected);
});
