import type { Language } from '@lifeline/protocol';
import type { Finding, FindingSentence } from '../types.ts';
import { EN } from './en.ts';
import type { RuleWordsCatalogue } from './types.ts';

const CATALOGUES: Readonly<Record<Language, RuleWordsCatalogue>> = { en: EN, 'zh-CN': EN, 'zh-TW': EN };

/** A finding in words of a language. The values are the server's text: show the sentences as plain text only. */
export function sentenceOf(finding: Finding, language: Language = 'en'): FindingSentence {
  const words = CATALOGUES[language][finding.ruleId];
  if (words === undefined) return { title: finding.ruleId, reason: '', fix: '' };
  const filled = (text: string) => fill(text, finding.values);
  const gap = language === 'en' ? ' ' : '';
  return {
    title: words.title,
    reason: [words.what, words.why].map(filled).join(gap),
    fix: filled(words.fix),
  };
}

/** The name of a rule in a few words; its id where there is none. */
export function ruleTitle(ruleId: string, language: Language = 'en'): string {
  return CATALOGUES[language][ruleId]?.title ?? ruleId;
}

function fill(text: string, values: Finding['values']): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : '',
  );
}
