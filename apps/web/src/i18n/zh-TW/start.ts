import type { start as en } from '../en/start.ts';

export const start = {} satisfies typeof en;
