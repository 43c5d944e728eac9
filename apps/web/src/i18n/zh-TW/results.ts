import type { results as en } from '../en/results.ts';

export const results = {} satisfies typeof en;
