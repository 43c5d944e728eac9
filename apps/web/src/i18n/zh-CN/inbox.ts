import type { inbox as en } from '../en/inbox.ts';

export const inbox = {} satisfies typeof en;
