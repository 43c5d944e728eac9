import { expect, it } from 'vitest';
import { bareToken, hasAuthorization, takeToken, withToken } from './bearer-token.ts';

it.each([' abc.def ', 'Bearer abc.def', 'bearer  abc.def', 'Authorization: Bearer abc.def'])(
  'finds the token in "%s"',
  (typed) => {
    expect(bareToken(typed)).toBe('abc.def');
  },
);

it('sends the token in place of another header for authorization', () => {
  const headers = { authorization: 'Basic x', 'X-A': 'b' };
  expect(withToken(headers, 'Bearer t')).toEqual({ Authorization: 'Bearer t', 'X-A': 'b' });
  expect(withToken(headers, ' Bearer ')).toBe(headers);
  expect([hasAuthorization(headers), hasAuthorization({ 'X-A': 'b' })]).toEqual([true, false]);
});

it('takes a bearer token out of headers, and leaves other schemes', () => {
  expect(takeToken({ authorization: 'Bearer t', 'X-A': 'b' })).toEqual({
    token: 't',
    headers: { 'X-A': 'b' },
  });
  const basic = { Authorization: 'Basic x' };
  expect(takeToken(basic)).toEqual({ token: '', headers: basic });
});
