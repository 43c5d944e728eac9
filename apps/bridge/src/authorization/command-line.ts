import fs from 'node:fs';
import path from 'node:path';
import { BridgeError, systemReason } from '../errors.ts';
import { Callbacks } from './callbacks.ts';
import type { AuthorizationBase, Automatic } from './session-authorization.ts';
import { TokenStore } from './token-store.ts';

/** Options of `run` and `check` that say how to get a token, by name. */
export const AUTHORIZATION_OPTIONS = [
  'authorize',
  'client-id',
  'client-secret-env',
  'client-key',
  'client-key-alg',
  'client-metadata-url',
  'issuer',
  'scope',
] as const;
export type AuthorizationOption = (typeof AUTHORIZATION_OPTIONS)[number];
export type AuthorizationOptions = Readonly<Partial<Record<AuthorizationOption, string>>>;

const ADVICE =
  "Give a token with --header 'Authorization: Bearer …', or connect in the page (mcp-lifeline <url>), authorize there and keep the tokens in the file: they are used from then on.";

/** What is wrong with the options; undefined where nothing is. */
export function authorizationProblem(options: AuthorizationOptions, hasUrl: boolean): string | undefined {
  const [first] = AUTHORIZATION_OPTIONS.filter((name) => options[name] !== undefined);
  if (first === undefined) return undefined;
  if (!hasUrl) return `--${first} is for a server by its URL.`;
  const { authorize } = options;
  if (authorize === undefined) return `--${first} needs --authorize, which says how to get a token.`;
  if (authorize !== 'redirects' && authorize !== 'client') return '--authorize is redirects or client.';
  const hasSecret = options['client-secret-env'] !== undefined || options['client-key'] !== undefined;
  if (hasSecret && options['client-id'] === undefined) return 'A secret or key needs --client-id.';
  if (authorize === 'client' && !hasSecret)
    return '--authorize client needs --client-id with --client-secret-env or --client-key.';
  return undefined;
}

/** Authorization for a program that no person watches. Throws `unreadable`, `bad-config`. */
export function commandLineAuthorization(
  options: AuthorizationOptions,
  home: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
  log: (sentence: string) => void,
): AuthorizationBase {
  const automatic = automaticOf(options, cwd, env);
  return {
    store: new TokenStore(home, log),
    callbacks: new Callbacks(),
    advice: ADVICE,
    ...(automatic !== undefined && { automatic }),
  };
}

function automaticOf(
  options: AuthorizationOptions,
  cwd: string,
  env: NodeJS.ProcessEnv,
): Automatic | undefined {
  if (options.authorize === undefined) return undefined;
  const { issuer, scope } = options;
  const secretName = options['client-secret-env'];
  const keyFile = options['client-key'];
  return {
    keep: 'memory',
    isForItself: options.authorize === 'client',
    clientId: options['client-id'],
    clientMetadataUrl: options['client-metadata-url'],
    issuer,
    scope,
    ...(secretName !== undefined && { clientSecret: variable(secretName, env) }),
    ...(keyFile !== undefined && {
      privateKey: { pem: keyText(keyFile, cwd), algorithm: options['client-key-alg'] ?? 'ES256' },
    }),
  };
}

function variable(name: string, env: NodeJS.ProcessEnv): string {
  const value = env[name];
  if (value !== undefined && value !== '') return value;
  throw new BridgeError('bad-config', `The environment variable ${name} of --client-secret-env is not set.`);
}

function keyText(name: string, cwd: string): string {
  const file = path.resolve(cwd, name);
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    throw new BridgeError(
      'unreadable',
      `The key ${JSON.stringify(file)} cannot be read: ${systemReason(error)}.`,
    );
  }
}
