import { describe, expect, test } from 'vitest';
import { isSecretName } from './secret-name.ts';

describe('secret-like names', () => {
  test.each([
    'password',
    'apiKey',
    'api_key',
    'API-KEY',
    'accessToken',
    'x-auth-token',
    'clientSecret',
    'db.password',
    'privateKey',
    'APIKEY',
    'githubToken',
    'passwordConfirmation',
    'secret_value',
    'api_key_2',
    'session_id',
    'codeVerifier',
    'auth-code',
  ])('%s', (name) => {
    expect(isSecretName(name)).toBe(true);
  });

  test.each([
    'page_token',
    'nextPageToken',
    'continuationToken',
    'max_tokens',
    'maxTokens',
    'key',
    'keys',
    'author',
    'tokens',
    'passenger',
    'secretary',
    'monkey',
    'token_type',
    'progressToken',
    'cookiePolicy',
    `${'x'.repeat(80)}_password`,
  ])('not %s', (name) => {
    expect(isSecretName(name)).toBe(false);
  });
});
