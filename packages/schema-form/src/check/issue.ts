import type { JsonError } from '@lifeline/json';

/** What is wrong with a value, by the keyword that says so, or by us where JSON Schema has no word for it. */
export type IssueCode =
  | 'type'
  | 'required'
  | 'enum'
  | 'const'
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'exclusiveMaximum'
  | 'multipleOf'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'format'
  | 'minItems'
  | 'maxItems'
  | 'uniqueItems'
  | 'contains'
  | 'minContains'
  | 'maxContains'
  | 'minProperties'
  | 'maxProperties'
  | 'propertyNames'
  | 'dependentRequired'
  | 'not'
  /** No branch fits, and none comes close enough to say what is missing. */
  | 'anyOf'
  | 'oneOf'
  /** More than one branch of a `oneOf` fits; `detail` is how many. */
  | 'oneOfMany'
  /** A `false` schema stands here: the member or item is not allowed. */
  | 'notAllowed'
  /** This part could not be checked; `detail` is why, in the validator's words. */
  | 'unchecked'
  /** The text is not JSON; `detail` is `line:column:code` with a `JsonErrorCode`. */
  | 'notJson'
  /** An array slot is unfilled before a filled one; `null` goes out. */
  | 'gap'
  /** The key occurs again; most readers take the last one. */
  | 'duplicateKey';

export interface Issue {
  /** JSON Pointer of the value; of a missing member, where it would be. */
  readonly pointer: string;
  readonly code: IssueCode;
  /** JSON Pointer of the keyword in the schema, where there is one. */
  readonly schemaPointer: string | undefined;
  /** What the keyword demands: a limit, a pattern, type names, allowed values as JSON texts. */
  readonly detail: string;
}

/** The issue of a text that is not JSON. */
export function notJson(pointer: string, error: JsonError): Issue {
  const detail = `${error.line}:${error.column}:${error.code}`;
  return { pointer, code: 'notJson', schemaPointer: undefined, detail };
}
