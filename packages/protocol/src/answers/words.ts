import { quoteJson } from '@lifeline/json';
import type { Language } from '../vocabulary.ts';
import type { RuleProblem } from './types.ts';

type Words = Readonly<
  Record<Exclude<RuleProblem['code'], 'not-json' | 'no-list' | 'unknown-member'>, (rule: number) => string>
> & {
  readonly 'not-json': (line: number, column: number, reason: string) => string;
  readonly 'no-list': string;
  readonly 'unknown-member': (rule: number, name: string) => string;
};

const EN: Words = {
  'not-json': (line, column, reason) =>
    `The answers are not JSON, from line ${line}, column ${column} on. ${reason}`,
  'no-list': 'The answers must be a JSON list: [{"method": …, "action": …}].',
  'no-object': (rule) => `Answer ${rule} must be an object with "method" and what to answer.`,
  'no-method': (rule) =>
    `Answer ${rule} needs a "method", a string such as "elicitation/create"; "*" stands for all.`,
  'one-answer': (rule) => `Answer ${rule} needs exactly one of "action", "result" and "error".`,
  'bad-action': (rule) =>
    `The "action" of answer ${rule} must be "accept", "decline" or "cancel"; "result" takes anything else.`,
  'bad-match': (rule) =>
    `The "match" of answer ${rule} must be a text that the params contain, or an object whose members they have.`,
  'stray-content': (rule) =>
    `Answer ${rule} has "content" without an "action"; only an action of an elicitation has content.`,
  'unknown-member': (rule, name) =>
    `Answer ${rule} has the member ${quoteJson(name)}; there are only method, match, action, content, result and error.`,
};

const ZH_CN: Words = {
  'not-json': (line, column, reason) => `答复规则从第 ${line} 行第 ${column} 列起不是有效的 JSON。${reason}`,
  'no-list': '答复规则必须是 JSON 数组：[{"method": …, "action": …}]。',
  'no-object': (rule) => `第 ${rule} 条规则必须是对象，包含 "method" 和答复内容。`,
  'no-method': (rule) =>
    `第 ${rule} 条规则缺少 "method"，应为字符串，例如 "elicitation/create"；"*" 表示所有方法。`,
  'one-answer': (rule) => `第 ${rule} 条规则必须恰好包含 "action"、"result"、"error" 三者之一。`,
  'bad-action': (rule) =>
    `第 ${rule} 条规则的 "action" 只能是 "accept"、"decline" 或 "cancel"；其他答复请用 "result"。`,
  'bad-match': (rule) => `第 ${rule} 条规则的 "match" 必须是参数中出现的文本，或参数应包含其全部成员的对象。`,
  'stray-content': (rule) =>
    `第 ${rule} 条规则有 "content" 却没有 "action"；只有征询的 action 才能带 content。`,
  'unknown-member': (rule, name) =>
    `第 ${rule} 条规则含有成员 ${quoteJson(name)}；只能使用 method、match、action、content、result 和 error。`,
};

const ZH_TW: Words = {
  'not-json': (line, column, reason) => `答覆規則從第 ${line} 行第 ${column} 欄起不是有效的 JSON。${reason}`,
  'no-list': '答覆規則必須是 JSON 陣列：[{"method": …, "action": …}]。',
  'no-object': (rule) => `第 ${rule} 條規則必須是物件，包含 "method" 和答覆內容。`,
  'no-method': (rule) =>
    `第 ${rule} 條規則缺少 "method"，應為字串，例如 "elicitation/create"；"*" 表示所有方法。`,
  'one-answer': (rule) => `第 ${rule} 條規則必須恰好包含 "action"、"result"、"error" 三者之一。`,
  'bad-action': (rule) =>
    `第 ${rule} 條規則的 "action" 只能是 "accept"、"decline" 或 "cancel"；其他答覆請用 "result"。`,
  'bad-match': (rule) => `第 ${rule} 條規則的 "match" 必須是參數中出現的文字，或參數應包含其全部成員的物件。`,
  'stray-content': (rule) =>
    `第 ${rule} 條規則有 "content" 卻沒有 "action"；只有徵詢的 action 才能帶 content。`,
  'unknown-member': (rule, name) =>
    `第 ${rule} 條規則含有成員 ${quoteJson(name)}；只能使用 method、match、action、content、result 和 error。`,
};

const CATALOGUES: Readonly<Record<Language, Words>> = { en: EN, 'zh-CN': ZH_CN, 'zh-TW': ZH_TW };

/** A sentence that says what is wrong with a list of rules, and where. */
export function ruleProblemText(problem: RuleProblem, language: Language): string {
  const words = CATALOGUES[language];
  switch (problem.code) {
    case 'not-json':
      return words['not-json'](problem.line, problem.column, language === 'en' ? problem.reason : '');
    case 'no-list':
      return words['no-list'];
    case 'unknown-member':
      return words['unknown-member'](problem.rule, problem.name);
    default:
      return words[problem.code](problem.rule);
  }
}
