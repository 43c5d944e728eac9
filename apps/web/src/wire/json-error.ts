import type { JsonError } from '@lifeline/json';
import type { Messages } from '../i18n/messages.ts';

/** Why and where a text is not JSON, as a sentence. */
export function jsonErrorText(error: JsonError, t: Messages): string {
  return t.wire.notJson(t.wire.jsonErrors[error.code], error.line, error.column);
}
