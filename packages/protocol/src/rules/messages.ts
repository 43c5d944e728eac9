import type { Language } from '../vocabulary.ts';
import { EN } from './en.ts';
import type { RuleCatalogue, RuleMessage } from './types.ts';
import { ZH_CN } from './zh-cn.ts';
import { ZH_TW } from './zh-tw.ts';

const CATALOGUES: Readonly<Record<Language, RuleCatalogue>> = { en: EN, 'zh-CN': ZH_CN, 'zh-TW': ZH_TW };

/** What a broken rule means, in words; undefined for ids that are not in `ENVELOPE_RULES`. */
export function ruleMessage(id: string, language: Language): RuleMessage | undefined {
  const catalogue = CATALOGUES[language];
  return Object.hasOwn(catalogue, id) ? catalogue[id] : undefined;
}
