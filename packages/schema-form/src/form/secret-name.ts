const SECRET_WORDS =
  /^(?:password|passwd|passphrase|pwd|secret|token|credentials?|authorization|cookie|apikey|accesskey|privatekey|secretkey|bearer|jwt|otp)$/;
const SECRET_PAIRS =
  /^(?:api|access|private|secret|signing|encryption|auth|master|account) (?:key|token|code)$/;
/** Tokens that only say where a list goes on, or count words. */
const HARMLESS_TOKENS =
  /^(?:page|next|prev|previous|continuation|continue|cursor|start|sync|max|min|total) tokens?$/;

/** Whether a name promises a secret: `password`, `apiKey`, `access_token`, `x-auth-token`; not `page_token`. */
export function isSecretName(name: string): boolean {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
  const pairs = words.map((word, index) => `${word} ${words[index + 1] ?? ''}`.trim());
  if (pairs.some((pair) => HARMLESS_TOKENS.test(pair))) return false;
  return words.some((word) => SECRET_WORDS.test(word)) || pairs.some((pair) => SECRET_PAIRS.test(pair));
}
