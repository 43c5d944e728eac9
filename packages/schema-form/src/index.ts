export type { CheckResult } from './check/check.ts';
export type { Issue, IssueCode } from './check/issue.ts';
export { textIssues } from './check/text-issues.ts';
export {
  ABSENT,
  type ArrayDraft,
  type Draft,
  type DraftState,
  draftState,
  EMPTY_ARRAY,
  EMPTY_OBJECT,
  EMPTY_STRING,
  type Entry,
  type Item,
  isAbsent,
  type Memo,
  NULL,
  type ObjectDraft,
  withMemo,
} from './draft/draft.ts';
export {
  addItem,
  addMember,
  duplicateItem,
  itemDraft,
  memberDraft,
  moveItem,
  removeItem,
  removeMember,
  renameMember,
  setItem,
  setMember,
} from './draft/edit.ts';
export { draftFromText, structured } from './draft/from-json.ts';
export { decodeDraft, encodeDraft } from './draft/persist.ts';
export { type BrokenPart, type DraftText, draftText, isNumberText } from './draft/to-json.ts';
export { chooseBranch } from './form/choose.ts';
export { type Change, editAt } from './form/edit-at.ts';
export { chosenOptions, fits, optionOf } from './form/fit.ts';
export { branchLabel } from './form/label.ts';
export { type Located, locate } from './form/locate.ts';
export { type PastedArguments, readPastedArguments } from './form/paste.ts';
export { childSpot, itemSpot, type Resolved, resolve, type UnionView } from './form/resolve.ts';
export { isSecret, secretPointers, withoutSecrets } from './form/secrets.ts';
export { defaultOf, emptyOf, takeDefaults, toAbsent, toNull, toValue, typed } from './form/states.ts';
export { type Dialect, type Place, SchemaDocument } from './schema/document.ts';
export { Facets } from './schema/facets.ts';
export type {
  ArrayShape,
  Branch,
  Field,
  JsonReason,
  Limit,
  MapShape,
  ObjectShape,
  Option,
  Property,
  Shape,
  StringShape,
  UnionShape,
} from './schema/field.ts';
export { FormSchema, mapSpot } from './schema/form-schema.ts';
export { compilePattern } from './schema/pattern.ts';
export type { SchemaProblem, SchemaProblemCode } from './schema/problem.ts';
export { ANY_SPOT, type Spot, spotOf, TYPES, type TypeName } from './schema/spot.ts';
