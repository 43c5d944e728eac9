import type { recordings as en } from '../en/recordings.ts';

export const recordings = {} satisfies typeof en;
