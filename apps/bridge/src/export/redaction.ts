import { isSecretVariable, type KnownSecret, type Redactor, type SecretKind } from '@lifeline/redact';
import type { TraceHeader } from '@lifeline/trace';

/** Values of this process's environment that may stand in a recording: those named like secrets, or of the server's secret variables. */
export function knownSecrets(header: TraceHeader | undefined, env: NodeJS.ProcessEnv): KnownSecret[] {
  const own = header?.target.kind === 'stdio' ? header.target.envNames : [];
  const names = new Set([...Object.keys(env), ...own].filter(isSecretVariable));
  return [...names].flatMap((name) => {
    const value = env[name];
    return value === undefined ? [] : [{ name, value }];
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
