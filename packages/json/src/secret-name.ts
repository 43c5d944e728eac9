const WORDS = new Set(
  'password passwd pwd passphrase passcode secret secrets token apikey accesskey privatekey secretkey authorization cookie cookies credential credentials otp totp jwt bearer signature'.split(
    ' ',
  ),
);
const PAIRS = new Set(
  'api key|access key|secret key|private key|client secret|auth key|session id|session key|signing key|encryption key|account key|shared key|service key|license key|master key|connection string|code verifier|client assertion|access code|auth code|secret code|pass word'.split(
    '|',
  ),
);
/** Named like secrets, but made to be seen: cursors, counters and the protocol's own tokens. */
const HARMLESS =
  /^(?:page|next|prev|previous|continuation|continue|cursor|start|stop|sync|max|min|total|progress) tokens?$/;
/** Behind the name of a secret, these and numbers still mean the secret itself. */
const SAME = new Set('value text string confirm confirmation again repeat new old current'.split(' '));
/** Names that could be longer than this are text. Characters. */
const LONGEST_NAME = 80;

/** Words of a name in lower case: `apiKey`, `API_KEY` and `x-api-key` all end in `api key`. None of a text too long for a name. */
export function nameWords(name: string): readonly string[] {
  if (name.length > LONGEST_NAME) return [];
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

/**
 * Whether the value with this name is a secret by its name: `password`, `apiKey`, `access_token`, `newPassword`,
 * `passwordConfirmation`; not `page_token`, and not what only says something about one, as `tokenType` does.
 */
export function isSecretName(name: string): boolean {
  const words = nameWords(name);
  const end = words.findLastIndex((word) => !SAME.has(word) && !/^v?\d+$/.test(word)) + 1;
  const last = words[end - 1] ?? '';
  const pair = words.slice(Math.max(0, end - 2), end).join(' ');
  if (HARMLESS.test(pair)) return false;
  return WORDS.has(last) || PAIRS.has(pair);
}
