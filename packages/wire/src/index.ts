export * from './comparison.ts';
export * from './contract.ts';
