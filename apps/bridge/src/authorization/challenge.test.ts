import { expect, it } from 'vitest';
import { readChallenge } from './challenge.ts';

const of = (status: number, ...values: string[]) =>
  readChallenge(
    status,
    values.map((value) => ({ name: 'WWW-Authenticate', value })),
  );

it('reads where the metadata is, and the scopes', () => {
  expect(of(401, 'Bearer realm="x", resource_metadata="https://h/.well-known/a?b=c,d", scope="a b"')).toEqual(
    {
      status: 401,
      isBare: false,
      resourceMetadata: 'https://h/.well-known/a?b=c,d',
      scope: 'a b',
    },
  );
});

it('finds the scheme among others, in any case, quoted or not', () => {
  expect(of(401, 'Basic realm="Bearer, x"', 'bearer scope=one')).toMatchObject({
    scope: 'one',
    isBare: false,
  });
  expect(
    of(401, 'Basic realm="x", Bearer error="invalid_token", error_description="it \\"ended\\""'),
  ).toMatchObject({
    error: 'invalid_token',
    description: 'it "ended"',
  });
  expect(of(401, 'Bearer')).toEqual({ status: 401, isBare: false });
});

it('takes 401 without a challenge for a refusal, and 403 only where scopes are missing', () => {
  expect(of(401)).toEqual({ status: 401, isBare: true });
  expect(of(401, 'Basic realm="x"')).toEqual({ status: 401, isBare: true });
  expect(of(403)).toBeUndefined();
  expect(of(403, 'Bearer error="invalid_token"')).toBeUndefined();
  expect(of(403, 'Bearer error="insufficient_scope", scope="w"')).toMatchObject({ status: 403, scope: 'w' });
  expect(of(200, 'Bearer')).toBeUndefined();
});

it('reads on where a parameter cannot be read', () => {
  expect(of(401, 'Bearer scope="a", ???, error="x"')).toEqual({ status: 401, isBare: false, scope: 'a' });
});
