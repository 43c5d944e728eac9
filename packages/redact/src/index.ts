export type { SecretKind } from './finding.ts';
export { isSecretVariable } from './names.ts';
export { type KnownSecret, markerOf, Redactor, type Secret } from './redactor.ts';
