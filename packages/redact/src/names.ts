import type { SecretKind } from './finding.ts';

const LAST_WORDS = new Set(
  'password passwd pwd passphrase passcode secret secrets token apikey authorization cookie cookies credential credentials otp totp jwt bearer signature'.split(
    ' ',
  ),
);
const LAST_PAIRS = new Set(
  'api key|access key|secret key|private key|client secret|auth key|auth token|session id|session key|signing key|encryption key|account key|shared key|service key|license key|master key|connection string|code verifier|client assertion|access token|auth code|pass word'.split(
    '|',
  ),
);
/** Named like secrets, but made to be seen: cursors, counters and the protocol's own tokens. */
const HARMLESS = new Set(
  'progress token|page token|next token|next page token|continuation token|sync token|max token|stop token|token type'.split(
    '|',
  ),
);
const HEADERS = new Set(['authorization', 'proxy authorization', 'cookie', 'cookies', 'set cookie']);
const DIGIT_SECRETS = new Set('password passwd pwd passcode otp totp pin secret'.split(' '));
const VARIABLE = /KEY|TOKEN|SECRET|PASS|PWD|AUTH|CRED|COOKIE|SESSION|DSN|SIGNATURE/;
/** Variables of every shell and desktop that are only named like secrets: where one is, which session it is. */
const ORDINARY =
  /^(?:(?:OLD)?PWD|SSH_AUTH_SOCK|(?:DESKTOP_|GDM)SESSION|SESSION_MANAGER|XDG_SESSION_\w+|GNOME_KEYRING_\w+)$/;
/** Names that could be longer than this are text. */
const LONGEST_NAME = 80;

/** Words of a name in lower case: `apiKey`, `API_KEY` and `x-api-key` all end in `api key`. */
function words(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

/** What a value with this name is, when the name says that it is secret. */
export function secretKindOf(name: string): SecretKind | undefined {
  if (name.length > LONGEST_NAME) return undefined;
  const all = words(name);
  const last = all.at(-1) ?? '';
  if (HEADERS.has(all.join(' ')) || HEADERS.has(all.slice(-2).join(' '))) return 'header';
  if (isSecretVariable(name)) return 'variable';
  if (HARMLESS.has(all.slice(-3).join(' ')) || HARMLESS.has(all.slice(-2).join(' '))) return undefined;
  return LAST_WORDS.has(last) || LAST_PAIRS.has(all.slice(-2).join(' ')) ? 'member' : undefined;
}

/** What a value with this name is when its name says so only together with the value: a PIN has digits. */
export function secretKind(name: string, value: string): SecretKind | undefined {
  return secretKindOf(name) ?? (/^\d{3,}$/.test(value) && isDigitSecret(name) ? 'member' : undefined);
}

/** Whether a number with this name is a secret: a PIN is, a number of tokens is not. */
export function isDigitSecret(name: string): boolean {
  return name.length <= LONGEST_NAME && DIGIT_SECRETS.has(words(name).at(-1) ?? '');
}

/** Whether an environment variable (`UPPER_CASE`) is named like a secret. */
export function isSecretVariable(name: string): boolean {
  if (name.length > LONGEST_NAME || ORDINARY.test(name)) return false;
  return /^[A-Z][A-Z0-9_]*$/.test(name) && VARIABLE.test(name);
}
