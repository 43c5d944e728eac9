export { type CaseArguments, caseArguments } from './arguments.ts';
export { mutationSentence } from './generate/sentence.ts';
export { countVerdicts, type VerdictCounts } from './run/count.ts';
export { isSameJson, schemaHash } from './text/same.ts';
export {
  environmentNames,
  escapeTemplates,
  expandRepeats,
  type Filled,
  fillJson,
  fillText,
  type Scope,
} from './text/template.ts';
export {
  type Base,
  type Case,
  type CaseInput,
  type Expectation,
  type ManualVerdict,
  type Matcher,
  MUTATION_KINDS,
  type MutationChange,
  type MutationKind,
  type Origin,
  type Prediction,
  REASON_CODES,
  type Reason,
  type ReasonCode,
  type Saved,
  type Suite,
  type SuiteServer,
  type SuiteTool,
  VERDICTS,
  type Verdict,
} from './types.ts';
export { expectationText, matcherText, readExpectation, reasonSentence } from './words.ts';
