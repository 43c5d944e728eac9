export type { SecretKind } from './finding.ts';
export { isSecretVariable } from './names.ts';
export { type KnownSecret, Redactor, type Secret } from './redactor.ts';
