import { TEXTS as EN } from '../en/index.ts';
import type { ExplainTexts } from '../types.ts';

export const TEXTS: ExplainTexts = { ...EN, language: 'zh-TW' };
