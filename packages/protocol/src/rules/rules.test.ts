import { expect, test } from 'vitest';
import { ENVELOPE_RULES, LANGUAGES, ruleMessage, rulePage } from '../index.ts';
import { EN } from './en.ts';

test('every rule has its words in every language, and no words are without a rule', () => {
  expect(Object.keys(EN).sort()).toEqual(Object.keys(ENVELOPE_RULES).sort());
  for (const id of Object.keys(ENVELOPE_RULES)) {
    for (const language of LANGUAGES) {
      const message = ruleMessage(id, language);
      for (const part of [message?.what, message?.why, message?.fix]) expect(part, id).toMatch(/[.。]$/);
      expect(message?.title.length).toBeLessThanOrEqual(34);
    }
  }
  expect(ruleMessage('ENV-99', 'en')).toBeUndefined();
  expect(ruleMessage('toString', 'en')).toBeUndefined();
});

test('Chinese words are not left in the other script', () => {
  const simplified = JSON.stringify(Object.keys(EN).map((id) => ruleMessage(id, 'zh-CN')));
  const traditional = JSON.stringify(Object.keys(EN).map((id) => ruleMessage(id, 'zh-TW')));
  expect(simplified).not.toMatch(/[請應為條對錯誤無這與個會須寫讀類發該編碼戶]/);
  expect(traditional).not.toMatch(/[请应为条对错误无这与个会须写读类发该编码户]/);
});

test('the page of a rule is that of the revision in use', () => {
  expect(rulePage('ENV-04', '2024-11-05')).toBe('2024-11-05/basic/messages#requests');
  expect(rulePage('ENV-04', '2025-11-25')).toBe('2025-11-25/basic#requests');
  expect(rulePage('ENV-01', '2026-07-28')).toBe('2026-07-28/basic/transports/stdio#stdio');
  expect(rulePage('ENV-04')).toBe('2026-07-28/basic#requests');
  expect(rulePage('ENV-16', '2025-11-25')).toBe('2025-03-26/basic/lifecycle#initialization');
  expect(rulePage('nothing')).toBeUndefined();
});
