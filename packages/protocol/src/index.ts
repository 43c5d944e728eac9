export { type EnvelopeOptions, readEnvelope } from './envelope/read.ts';
export type { Envelope, MalformedReason } from './envelope-types.ts';
export { capabilityOf, METHODS, methodInfo } from './methods/index.ts';
export type { Gate, MethodArea, MethodInfo } from './methods/types.ts';
export {
  type Direction,
  LANGUAGES,
  type Language,
  LEGACY_REVISIONS,
  type LegacyRevision,
  type MessageKind,
  type Outcome,
  type Phase,
  REVISIONS,
  type Revision,
} from './vocabulary.ts';
