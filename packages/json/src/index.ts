export { canonicalNode, type Omitted } from './canonical.ts';
export { checkJson } from './check.ts';
export { JSON_ERRORS, type JsonErrorCode } from './error.ts';
export { compactJson, prettyJson } from './format.ts';
export { type MemberSpan, scanMembers } from './members.ts';
export type {
  JsonArray,
  JsonError,
  JsonLiteral,
  JsonMember,
  JsonNode,
  JsonNumber,
  JsonObject,
  JsonParse,
  JsonString,
  Span,
} from './node.ts';
export { parseJson, parseJsonSteps } from './parse.ts';
export { getPointer, joinPointer, splitPointer } from './pointer.ts';
export { type HiddenCharacter, hasHidden, type Piece, reveal } from './reveal.ts';
export { JsonScanner, TOKEN, type Token } from './scanner.ts';
export { isSecretName, nameWords } from './secret-name.ts';
export { decodeString } from './tokens.ts';
export { member, nodeText, quoteJson, toValue } from './value.ts';
