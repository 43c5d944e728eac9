/** Why a part of a schema cannot be used. These are findings about the server, shown beside the field. */
export type SchemaProblemCode =
  /** No schema was sent, or its text is not JSON; `detail` says where. */
  | 'schema-missing'
  | 'schema-not-json'
  /** A schema must be an object, true or false; `detail` is what stands there. */
  | 'not-a-schema'
  /** `$schema` names a dialect that is not known here; it is read as 2020-12. */
  | 'unknown-dialect'
  | 'unresolved-ref'
  /** The reference leads out of the schema; nothing is ever fetched. */
  | 'remote-ref'
  /** References that lead back to themselves without describing anything. */
  | 'ref-loop'
  /** `type` names something that JSON Schema does not have. */
  | 'unknown-type'
  /** Parts that apply together leave no possible type. */
  | 'contradiction'
  /** `false`, an empty `enum`, or a union without branches: no value is allowed. */
  | 'nothing-allowed'
  /** The keyword's value has the wrong type; it is not checked. */
  | 'bad-keyword'
  /** The regular expression cannot be used; it is not checked. */
  | 'bad-pattern'
  /** Nested too deep, or too many parts; what lies beyond is not looked at. */
  | 'too-much';

export interface SchemaProblem {
  readonly code: SchemaProblemCode;
  /** JSON Pointer into the schema. */
  readonly schemaPointer: string;
  /** The reference, keyword, type name or text that the problem is about. */
  readonly detail: string;
}
