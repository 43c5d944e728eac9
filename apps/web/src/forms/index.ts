export { ASKED_LIMIT_MS, checkValue, TYPING_LIMIT_MS } from './check/check-value.ts';
export type { Check, Checked } from './check/protocol.ts';
export { issueText, problemText } from './issue-text.ts';
export { ItemForm, type ItemFormProps } from './item-form.tsx';
export type { Suggest } from './state/form-api.ts';
