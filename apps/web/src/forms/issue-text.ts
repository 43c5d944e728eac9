import { JSON_ERRORS, type JsonErrorCode } from '@lifeline/json';
import type { Issue, SchemaProblem } from '@lifeline/schema-form';
import type { Messages } from '../i18n/messages.ts';

/** Longer details (patterns, lists of values) are cut; the schema shows them whole. */
const MAX_DETAIL = 200;

function short(detail: string): string {
  return detail.length > MAX_DETAIL ? `${detail.slice(0, MAX_DETAIL)}…` : detail;
}

/** What is wrong, as a sentence in the reader's language. */
export function issueText({ code, detail }: Issue, t: Messages): string {
  return t.forms.issues[code](code === 'notJson' ? jsonErrorText(detail, t) : short(detail));
}

/** What cannot be used of the schema. */
export function problemText({ code, detail }: SchemaProblem, t: Messages): string {
  return t.forms.problems[code](short(detail));
}

/** `detail` is `line:column:code`. */
function jsonErrorText(detail: string, t: Messages): string {
  const [line, column, code = ''] = detail.split(':');
  return t.wire.notJson(isCode(code) ? t.wire.jsonErrors[code] : '', Number(line), Number(column));
}

function isCode(code: string): code is JsonErrorCode {
  return Object.hasOwn(JSON_ERRORS, code);
}
