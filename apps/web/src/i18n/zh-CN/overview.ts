import type { overview as en } from '../en/overview.ts';

export const overview = {} satisfies typeof en;
