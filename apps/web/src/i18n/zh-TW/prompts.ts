import type { prompts as en } from '../en/prompts.ts';

export const prompts = {} satisfies typeof en;
