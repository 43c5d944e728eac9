export { ASKED_LIMIT_MS, checkValue } from './check/check-value.ts';
export type { Checked } from './check/protocol.ts';
export { ExactJson } from './frame/exact-json.tsx';
export { OutgoingStrip } from './frame/outgoing-strip.tsx';
export { issueText } from './issue-text.ts';
export { ItemForm } from './item-form.tsx';
export { type Suggest, useFormApi } from './state/form-api.ts';
export { recall } from './state/memory.ts';
export { WantedFieldProvider } from './state/wanted-field.ts';
