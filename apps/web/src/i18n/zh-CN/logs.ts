import type { logs as en } from '../en/logs.ts';

export const logs = {} satisfies typeof en;
