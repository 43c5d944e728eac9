export type { SuiteProblem } from './document.ts';
export type { SuiteEdit } from './edit.ts';
export { type EditedSuite, editSuite } from './edit-suite.ts';
export { readSuite, type SuiteFile } from './read-suite.ts';
