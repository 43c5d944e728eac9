import type { wire as en } from '../en/wire.ts';

export const wire = {} satisfies typeof en;
