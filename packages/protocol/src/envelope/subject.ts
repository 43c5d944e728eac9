import { FIELD, type Field } from './fields.ts';
import type { Outline } from './outline.ts';

/** Where a request or notification says what it is about. Responses say nothing; they inherit. */
const SUBJECTS: ReadonlyMap<string, readonly Field[]> = new Map<string, readonly Field[]>([
  ['tools/call', [FIELD['params.name']]],
  ['prompts/get', [FIELD['params.name']]],
  ['resources/read', [FIELD['params.uri']]],
  ['resources/subscribe', [FIELD['params.uri']]],
  ['resources/unsubscribe', [FIELD['params.uri']]],
  ['completion/complete', [FIELD['params.ref.name'], FIELD['params.ref.uri']]],
  ['logging/setLevel', [FIELD['params.level']]],
  ['elicitation/create', [FIELD['params.mode']]],
  ['tasks/get', [FIELD['params.taskId']]],
  ['tasks/cancel', [FIELD['params.taskId']]],
  ['tasks/result', [FIELD['params.taskId']]],
  ['tasks/update', [FIELD['params.taskId']]],
  ['notifications/message', [FIELD['params.level']]],
  ['notifications/resources/updated', [FIELD['params.uri']]],
  ['notifications/elicitation/complete', [FIELD['params.elicitationId']]],
  ['notifications/tasks/status', [FIELD['params.taskId']]],
  ['notifications/tasks', [FIELD['params.taskId']]],
]);

/** Tool or prompt name, uri, level, task id: what a message of `method` is about. */
export function subjectOf(outline: Outline, method: string): string | undefined {
  if (method === 'notifications/cancelled') return outline.textOf(FIELD['params.requestId']);
  for (const field of SUBJECTS.get(method) ?? []) {
    const value = outline.stringOf(field);
    if (value !== undefined) return value;
  }
  return undefined;
}
