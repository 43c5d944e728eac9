/**
 * Why a value is taken for a secret. `variable`: the value of an environment variable. `header`: credentials of an
 * HTTP header or cookie. `member`: named like a secret. `token`: shaped like a token of a known service. `key`: a
 * private key. `url`: a password in an address.
 */
export type SecretKind = 'variable' | 'header' | 'member' | 'token' | 'key' | 'url';

/** A secret as it was found in a text. */
export interface Finding {
  readonly kind: SecretKind;
  /** Name of the member, header or variable, or of the token's service. */
  readonly name: string;
  /** Without any escaping. */
  readonly value: string;
  /** Written as a JSON number. */
  readonly isNumber?: true;
}
