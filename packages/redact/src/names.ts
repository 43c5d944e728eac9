import { isSecretName, nameWords } from '@lifeline/json';
import type { SecretKind } from './finding.ts';

const HEADERS = new Set(['authorization', 'proxy authorization', 'cookie', 'cookies', 'set cookie']);
const DIGIT_SECRETS = new Set('password passwd pwd passcode otp totp pin secret'.split(' '));
const VARIABLE = /KEY|TOKEN|SECRET|PASS|PWD|AUTH|CRED|COOKIE|SESSION|DSN|SIGNATURE/;
/** Variables of every shell and desktop that are only named like secrets: where one is, which session it is. */
const ORDINARY =
  /^(?:(?:OLD)?PWD|SSH_AUTH_SOCK|(?:DESKTOP_|GDM)SESSION|SESSION_MANAGER|XDG_SESSION_\w+|GNOME_KEYRING_\w+)$/;

/** What a value with this name is, when the name says that it is secret. */
export function secretKindOf(name: string): SecretKind | undefined {
  const words = nameWords(name);
  if (HEADERS.has(words.join(' ')) || HEADERS.has(words.slice(-2).join(' '))) return 'header';
  if (isSecretVariable(name)) return 'variable';
  return isSecretName(name) ? 'member' : undefined;
}

/** What a value with this name is when its name says so only together with the value: a PIN has digits. */
export function secretKind(name: string, value: string): SecretKind | undefined {
  return secretKindOf(name) ?? (/^\d{3,}$/.test(value) && isDigitSecret(name) ? 'member' : undefined);
}

/** Whether a number with this name is a secret: a PIN is, a number of tokens is not. */
export function isDigitSecret(name: string): boolean {
  return DIGIT_SECRETS.has(nameWords(name).at(-1) ?? '');
}

/** Whether an environment variable (`UPPER_CASE`) is named like a secret. */
export function isSecretVariable(name: string): boolean {
  return /^[A-Z][A-Z0-9_]{0,79}$/.test(name) && VARIABLE.test(name) && !ORDINARY.test(name);
}
