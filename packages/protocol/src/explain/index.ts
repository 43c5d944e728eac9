import type { Language } from '../vocabulary.ts';
import { explainMember } from './member.ts';
import { explainMessage } from './message.ts';
import { explainBasics, explainCapability, explainCode, explainHeader, explainMethodFully } from './terms.ts';
import type { ExplainTexts } from './texts/types.ts';
import type { Explainer } from './types.ts';

export type { SpecPage } from './spec/types.ts';
export type { BasicsTopic, PhaseText, PhaseTexts, PhaseTopic } from './texts/types.ts';
export { BASICS, PHASE_TOPICS } from './texts/types.ts';
export type { ExplainedMessage, Explainer, Explanation, MemberExplanation, Standing } from './types.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly TEXTS: ExplainTexts }>>> = {
  en: () => import('./texts/en/index.ts'),
  'zh-CN': () => import('./texts/zh-cn/index.ts'),
  'zh-TW': () => import('./texts/zh-tw/index.ts'),
};

/** Loads the explanations of a language; each is a chunk of its own. */
export async function loadExplainer(language: Language): Promise<Explainer> {
  const { TEXTS } = await LOADERS[language]();
  return explainerOf(TEXTS);
}

/** Explanations over the texts of one language. */
function explainerOf(texts: ExplainTexts): Explainer {
  return {
    language: texts.language,
    phases: texts.phases,
    message: (message) => explainMessage(texts, message),
    member: (message, pointer) => explainMember(texts, message, pointer),
    method: (method, revision) => explainMethodFully(texts, method, revision),
    code: (codeText, revision) => explainCode(texts, codeText, revision),
    header: (name, revision) => explainHeader(texts, name, revision),
    capability: (side, path, revision) => explainCapability(texts, side, path, revision),
    basics: (topic, revision) => explainBasics(texts, topic, revision),
  };
}
