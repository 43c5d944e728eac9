import type { Rule } from '../rule.ts';
import { NAME_RULES } from './names.ts';

/** All rules over what a server lists. */
export const RULES: readonly Rule[] = [...NAME_RULES];
