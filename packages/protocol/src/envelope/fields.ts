import { META } from '../meta-keys.ts';

/** The members of a message that its outside needs, by their path. */
export const FIELD = {
  jsonrpc: 0,
  id: 1,
  method: 2,
  params: 3,
  result: 4,
  error: 5,
  'params.name': 6,
  'params.uri': 7,
  'params.level': 8,
  'params.cursor': 9,
  'params.requestId': 10,
  'params.progressToken': 11,
  'params.taskId': 12,
  'params.elicitationId': 13,
  'params.mode': 14,
  'params.ref': 15,
  'params._meta': 16,
  'params.ref.name': 17,
  'params.ref.uri': 18,
  'params._meta.progressToken': 19,
  'result.isError': 20,
  'result.nextCursor': 21,
  'error.code': 22,
  'error.message': 23,
  'result.resultType': 24,
  'params._meta.subscriptionId': 25,
  'params._meta.relatedTask': 26,
  'result.task': 27,
} as const;
export type Field = (typeof FIELD)[keyof typeof FIELD];

export const FIELD_COUNT = Object.keys(FIELD).length;

/** Containers around the deepest field, the one that it may itself be included. */
export const WANTED_DEPTH = 1 + Math.max(...Object.keys(FIELD).map((path) => path.split('.').length));

/** An object whose members are looked at, with the fields found directly in it. */
export interface Section {
  readonly fields: ReadonlyMap<string, Field>;
  /** Sections of its members, by field. */
  readonly children: ReadonlyMap<Field, Section>;
}

/** Keys that are longer than the last part of their path here. */
const KEYS: ReadonlyMap<string, string> = new Map([
  ['params._meta.subscriptionId', META.subscriptionId],
  ['params._meta.relatedTask', META.relatedTask],
]);

/** The section tree of `FIELD`: the message itself at the root. */
export const ROOT_SECTION = section('');

function section(prefix: string): Section {
  const fields = new Map<string, Field>();
  const children = new Map<Field, Section>();
  const paths = Object.entries(FIELD);
  for (const [path, field] of paths) {
    if (!path.startsWith(prefix) || path.includes('.', prefix.length)) continue;
    fields.set(KEYS.get(path) ?? path.slice(prefix.length), field);
    if (paths.some(([other]) => other.startsWith(`${path}.`))) children.set(field, section(`${path}.`));
  }
  return { fields, children };
}
