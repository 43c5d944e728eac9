export { answerOf } from './answers/answer-of.ts';
export { rulesText, ruleText, ruleTexts } from './answers/edit-rules.ts';
export { findRule } from './answers/find-rule.ts';
export { type RulesRead, readRules } from './answers/read-rules.ts';
export type { AnswerRule, AnswerTexts, RuleMatch, RuleProblem } from './answers/types.ts';
export { ruleProblemText } from './answers/words.ts';
export { CAPABILITIES, type CapabilityInfo, capabilityPhrase, capabilityStanding } from './capabilities.ts';
export {
  DEMO_CAPABILITIES_TEXT,
  DEMO_CLIENT_INFO,
  DEMO_REVISION,
  DEMO_STEPS,
  type DemoStep,
} from './demo-steps.ts';
export { bounded } from './envelope/bounded.ts';
export { type EnvelopeOptions, readEnvelope } from './envelope/read.ts';
export type { Envelope, MalformedReason } from './envelope-types.ts';
export { errorCodeName } from './error-codes.ts';
export { explainMethod } from './explanations/index.ts';
export {
  HEADER_KEYWORD,
  type HeaderFault,
  type HeaderParam,
  type HeaderParams,
  headerParams,
} from './header-params.ts';
export { EXTENSION, INPUT_METHODS, META } from './meta-keys.ts';
export { capabilityOf, METHODS, methodInfo } from './methods/index.ts';
export type { Gate, MethodArea, MethodInfo } from './methods/types.ts';
export { RESPONSE_FAULTS, type ResponseFault, responseFault } from './response-fault.ts';
export { ruleMessage } from './rules/messages.ts';
export { rulePointer } from './rules/pointer.ts';
export { ENVELOPE_RULES, type EnvelopeRule, rulePage, type Severity } from './rules/table.ts';
export type { RuleMessage } from './rules/types.ts';
export * from './vocabulary.ts';
