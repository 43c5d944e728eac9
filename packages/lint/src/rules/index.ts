import type { Rule } from '../rule.ts';
import { ANNOTATION_RULES } from './annotations.ts';
import { CHOICE_RULES } from './choices.ts';
import { CONTRADICTION_RULES } from './contradictions.ts';
import { DESCRIPTION_RULES } from './descriptions.ts';
import { ENTRY_RULES } from './entries.ts';
import { HEADER_RULES } from './headers.ts';
import { KEYWORD_RULES } from './keywords.ts';
import { LIMIT_RULES } from './limits.ts';
import { NAME_RULES } from './names.ts';
import { OUTPUT_RULES } from './outputs.ts';
import { PROBLEM_RULES } from './problems.ts';
import { REQUIRED_RULES } from './required.ts';
import { SAMPLE_RULES } from './samples.ts';
import { SECRET_RULES } from './secrets.ts';
import { SIZE_RULES } from './sizes.ts';
import { TEXT_RULES } from './texts.ts';
import { URI_RULES } from './uris.ts';

/** All rules over what a server lists and over results that were seen. */
export const RULES: readonly Rule[] = [
  ...ENTRY_RULES,
  ...NAME_RULES,
  ...DESCRIPTION_RULES,
  ...TEXT_RULES,
  ...ANNOTATION_RULES,
  ...SECRET_RULES,
  ...SIZE_RULES,
  ...URI_RULES,
  ...HEADER_RULES,
  ...PROBLEM_RULES,
  ...KEYWORD_RULES,
  ...LIMIT_RULES,
  ...CHOICE_RULES,
  ...REQUIRED_RULES,
  ...CONTRADICTION_RULES,
  ...SAMPLE_RULES,
  ...OUTPUT_RULES,
];
