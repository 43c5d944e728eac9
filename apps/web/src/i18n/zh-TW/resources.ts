import type { resources as en } from '../en/resources.ts';

export const resources = {} satisfies typeof en;
