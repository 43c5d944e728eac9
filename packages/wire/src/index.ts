export * from './authorization.ts';
