import type { forms as en } from '../en/forms.ts';

export const forms = {} satisfies typeof en;
