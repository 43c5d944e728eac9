export { catalogueOf } from './catalogue.ts';
export { joined, Linter, lintCatalogue, unjudged } from './lint.ts';
export { type ObservedCall, observedCalls, observedResult } from './observed.ts';
export { ranked } from './rank.ts';
export type {
  Finding,
  FindingPlace,
  FindingSentence,
  LintCatalogue,
  ObservedResult,
} from './types.ts';
export { ruleTitle, sentenceOf } from './words/index.ts';
