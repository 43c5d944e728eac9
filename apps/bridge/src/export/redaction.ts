import { isSecretVariable, type KnownSecret, type Redactor, type SecretKind } from '@lifeline/redact';
import type { HttpHeader, TraceHeader } from '@lifeline/trace';

/**
 * Values of this process's environment that may stand in a recording: of the server's own variables, secret ones, and
 * those whose names (`used`) are known to have gone into calls, whatever they are called.
 */
export function knownSecrets(
  header: TraceHeader | undefined,
  env: NodeJS.ProcessEnv,
  used: readonly string[] = [],
): KnownSecret[] {
  const own = header?.target.kind === 'stdio' ? header.target.envNames : [];
  const secret = Object.keys(env).filter((name) => isSecretVariable(name) && !own.includes(name));
  const inCalls = used.map((name) => ({ name, value: env[name] ?? '' }));
  return [...givenSecrets(own, env), ...givenSecrets(secret, env), ...inCalls];
}

/** A value that nobody would type in words: letters and digits mixed, and neither a path nor an address. */
const RANDOM = /^(?=.*\d)(?=.*[A-Za-z])[^\s/\\]{12,}$/;

/** Of the variables that a person gave to a server, those named like secrets or with values that look like one. */
export function givenSecrets(
  names: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): KnownSecret[] {
  return names.flatMap((name) => {
    const value = env[name];
    const isSecret = value !== undefined && (isSecretVariable(name.toUpperCase()) || RANDOM.test(value));
    return isSecret ? [{ name, value }] : [];
  });
}

/** Of the headers that a person gave, those named like secrets or with values that look like one, without scheme. */
export function headerSecrets(headers: readonly HttpHeader[]): KnownSecret[] {
  return headers.flatMap(({ name, value }) => {
    const secret = value.replace(/^(?:Bearer|Basic|Token|ApiKey)\s+/i, '');
    const isSecret = isSecretVariable(name.toUpperCase()) || RANDOM.test(secret);
    return isSecret && secret !== '' ? [{ name, value: secret }] : [];
  });
}

const KIND_WORDS: Readonly<Record<SecretKind, string>> = {
  variable: 'environment variables',
  header: 'credentials of headers',
  member: 'values named like secrets',
  token: 'tokens of known services',
  key: 'private keys',
  url: 'passwords in addresses',
};

/** What was replaced, in a sentence. */
export function redactionWords(redactor: Redactor | undefined): string {
  if (redactor === undefined) return 'Secrets were not looked for: --no-redact was given.';
  const counts = new Map<SecretKind, number>();
  for (const { kind } of redactor.secrets) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (counts.size === 0) return 'No secrets were found in it.';
  const parts = [...counts].map(([kind, count]) => `${count} × ${KIND_WORDS[kind]}`);
  return `Secrets were replaced by markers: ${parts.join(', ')}.`;
}
