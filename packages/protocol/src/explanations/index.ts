import { methodInfo } from '../methods/index.ts';
import type { Language } from '../vocabulary.ts';
import { EN } from './en.ts';
import type { MethodCatalogue } from './types.ts';
import { ZH_CN } from './zh-cn.ts';
import { ZH_TW } from './zh-tw.ts';

const CATALOGUES: Readonly<Record<Language, MethodCatalogue>> = { en: EN, 'zh-CN': ZH_CN, 'zh-TW': ZH_TW };

/**
 * What a message of `method` is, who sends it and why, in one line; undefined for unknown methods. Names that
 * tutorials use and no revision has (`shutdown`, `exit`, `initialized`) are explained too. Without `kind`, or
 * sent as the wrong one: as the message that it ought to be.
 */
export function explainMethod(
  method: string,
  language: Language,
  kind?: 'request' | 'response' | 'notification',
): string | undefined {
  const catalogue = CATALOGUES[language];
  if (!Object.hasOwn(catalogue, method)) return undefined;
  const texts = catalogue[method];
  if (kind === 'response') return texts?.response;
  const asked = kind ?? methodInfo(method)?.kind ?? 'notification';
  return texts?.[asked] ?? texts?.request ?? texts?.notification;
}
