export * from './authorization.ts';
export * from './comparison.ts';
export * from './contract.ts';
export * from './declares.ts';
export * from './stepping.ts';
export * from './suite.ts';
