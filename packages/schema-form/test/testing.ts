export { oracle } from './oracle.ts';
export { fillRandomly } from './random-filling.ts';
export { seeded } from './random-json.ts';
export { corpusTools, SHARED } from './shared.ts';
export { zooTools } from './zoo-tools.ts';
