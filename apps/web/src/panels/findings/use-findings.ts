import { type Finding, type FindingSentence, sentenceOf } from '@lifeline/lint';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/language.ts';

/** A finding and its words. */
export interface ToldFinding {
  readonly finding: Finding;
  readonly sentence: FindingSentence;
}

/** Findings with their words in the page's language. */
export function useTold(findings: readonly Finding[]): readonly ToldFinding[] {
  const language = useLanguage();
  return useMemo(
    () => findings.map((finding) => ({ finding, sentence: sentenceOf(finding, language) })),
    [findings, language],
  );
}

/** Whether the text is in the words, the rule or the place of a finding; upper and lower case alike. */
export function matchesFinding({ finding, sentence }: ToldFinding, query: string): boolean {
  const { ruleId, place } = finding;
  const text = [ruleId, sentence.title, sentence.reason, sentence.fix, place?.key, place?.pointer].join('\n');
  return text.toLowerCase().includes(query.trim().toLowerCase());
}
