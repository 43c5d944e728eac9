import type { settings as en } from '../en/settings.ts';

export const settings = {} satisfies typeof en;
