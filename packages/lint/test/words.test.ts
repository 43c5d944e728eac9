import { LANGUAGES } from '@lifeline/protocol';
import { describe, expect, it } from 'vitest';
import { ruleTitle, sentenceOf } from '../src/index.ts';
import { RULES } from '../src/rules/index.ts';
import { EN } from '../src/words/en.ts';
import { ZH_CN } from '../src/words/zh-cn.ts';
import { ZH_TW } from '../src/words/zh-tw.ts';
import { lintItems, listed, tool } from './helpers.ts';

/** Mainland words that have another one in Taiwan, and simplified characters. */
const NOT_IN_TAIWAN = /服务|服務器|客戶端|響應|信息|默認|校驗|參數化|類型|字符|字节|[这个们对关开应设请从]/u;

describe('words', () => {
  it('are there for every rule and for no other', () => {
    const ids = [...RULES.map(({ id }) => id), 'LINT-01', 'LINT-02'].sort();
    for (const catalogue of [EN, ZH_CN, ZH_TW]) expect(Object.keys(catalogue).sort()).toEqual(ids);
  });

  it('name the same values in every language', () => {
    for (const [id, english] of Object.entries(EN)) {
      for (const catalogue of [ZH_CN, ZH_TW]) {
        const words = Object.entries(catalogue).find(([key]) => key === id)?.[1];
        for (const part of ['title', 'what', 'why', 'fix'] as const)
          expect(holes(words?.[part] ?? ''), `${id} ${part}`).toEqual(holes(english[part]));
      }
    }
  });

  it('use full-width punctuation in Chinese, and Taiwan words in zh-TW', () => {
    const texts = (catalogue: object) => JSON.stringify(catalogue);
    expect(texts([ZH_CN, ZH_TW])).not.toMatch(/\p{Script=Han}[,;:!?]/u);
    expect(texts(ZH_TW).match(NOT_IN_TAIWAN)).toBeNull();
  });

  it('hold the values of a finding, and leave JSON as it is', () => {
    const [finding] = lintItems(listed('tool', tool({ name: 'a b' })));
    for (const language of LANGUAGES) {
      const { title, reason, fix } = finding === undefined ? never() : sentenceOf(finding, language);
      expect([title, fix].every((text) => text.length > 3)).toBe(true);
      expect(reason).toContain('a b');
      expect(title).toBe(ruleTitle('TOOL-03', language));
    }
    const [schema] = lintItems(listed('tool', tool({ inputSchema: 5 })));
    expect(schema && sentenceOf(schema).fix).toContain('{"type": "object", "additionalProperties": false}');
  });
});

function holes(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort();
}

function never(): never {
  throw new Error('no finding');
}
