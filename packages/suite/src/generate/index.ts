export { type Generated, type GenerateOptions, generateCases } from './generate.ts';
