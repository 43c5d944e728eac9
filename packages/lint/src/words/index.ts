import type { Language } from '@lifeline/protocol';
import type { Finding, FindingSentence } from '../types.ts';
import { EN } from './en.ts';
import type { RuleWords } from './types.ts';
import { ZH_CN } from './zh-cn.ts';
import { ZH_TW } from './zh-tw.ts';

const CATALOGUES: Readonly<Record<Language, Readonly<Record<string, RuleWords>>>> = {
  en: EN,
  'zh-CN': ZH_CN,
  'zh-TW': ZH_TW,
};

/** A finding in words of a language. The values are the server's text: show the sentences as plain text only. */
export function sentenceOf(finding: Finding, language: Language = 'en'): FindingSentence {
  const words = wordsOf(finding.ruleId, language);
  if (words === undefined) {
    return { title: finding.ruleId, what: '', why: '', reason: '', fix: '' };
  }
  const filled = (text: string) => fill(text, finding.values);
  const gap = language === 'en' ? ' ' : '';
  const what = filled(words.what);
  return {
    title: words.title,
    what,
    why: words.why,
    reason: `${what}${gap}${words.why}`,
    fix: filled(words.fix),
  };
}

/** The name of a rule in a few words; its id where there is none. */
export function ruleTitle(ruleId: string, language: Language = 'en'): string {
  return wordsOf(ruleId, language)?.title ?? ruleId;
}

function wordsOf(ruleId: string, language: Language): RuleWords | undefined {
  return Object.hasOwn(CATALOGUES[language], ruleId) ? CATALOGUES[language][ruleId] : undefined;
}

/** Puts values where their names stand; other braces are JSON and stay. */
function fill(text: string, values: Finding['values']): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    return Object.hasOwn(values, name) ? (values[name] ?? '') : whole;
  });
}
