import { describe, expect, it } from 'vitest';
import { Masker } from './masker.ts';

const TOKEN = 'tok-4f2a9b8c7d6e';

describe('masking', () => {
  it('replaces credentials of JSON between their quotes, and nothing else', () => {
    const text = `{ "access_token" : "${TOKEN}", "token_type":"Bearer","expires_in":1e3,\n"refresh\\u005ftoken":"r\\u0031"}`;
    expect(new Masker().mask(text)).toEqual({
      text: '{ "access_token" : "[masked:access_token:1]", "token_type":"Bearer","expires_in":1e3,\n"refresh\\u005ftoken":"[masked:refresh_token:2]"}',
      count: 2,
    });
  });

  it('replaces those of forms and queries, percent-encoded or not', () => {
    const masker = new Masker();
    expect(masker.mask('grant_type=authorization_code&code=a%2Fb&code_verifier=vvv&client_id=me').text).toBe(
      'grant_type=authorization_code&code=[masked:code:1]&code_verifier=[masked:code_verifier:2]&client_id=me',
    );
    expect(masker.mask('http://127.0.0.1:1/oauth/callback?code=a%2Fb&state=s').text).toBe(
      'http://127.0.0.1:1/oauth/callback?code=[masked:code:1]&state=s',
    );
  });

  it('knows a value again wherever it stands', () => {
    const masker = new Masker();
    masker.mask(`{"access_token":"${TOKEN}"}`);
    expect(masker.mask(`{"error_description":"no such token: ${TOKEN}"}`)).toEqual({
      text: '{"error_description":"no such token: [masked:access_token:1]"}',
      count: 1,
    });
    expect(masker.headers([{ name: 'authorization', value: `Bearer ${TOKEN}` }])).toEqual({
      headers: [{ name: 'authorization', value: 'Bearer [masked:access_token:1]' }],
      count: 1,
    });
    expect(masker.secrets).toEqual([{ name: 'access_token', value: TOKEN }]);
  });

  it('masks what is left of broken JSON', () => {
    const { text } = new Masker().mask(`{"access_token":"${TOKEN}","x":`);
    expect(text).not.toContain(TOKEN);
    expect(new Masker().mask(`{"id_token": "${TOKEN}`).text).not.toContain(TOKEN);
  });

  it('masks cookies and Basic credentials', () => {
    const { headers } = new Masker().headers([
      { name: 'Set-Cookie', value: 'sid=abcdefgh1; Path=/; HttpOnly' },
      { name: 'Cookie', value: 'sid=abcdefgh1; b=2' },
      { name: 'Authorization', value: 'Basic dXNlcjpwYXNz' },
      { name: 'Location', value: '/cb?code=123456&iss=x' },
    ]);
    expect(headers.map(({ value }) => value)).toEqual([
      'sid=[masked:cookie:1]; Path=/; HttpOnly',
      'sid=[masked:cookie:1]; b=[masked:cookie:2]',
      'Basic [masked:client_credentials:3]',
      '/cb?code=[masked:code:4]&iss=x',
    ]);
  });

  it('leaves endpoints, types and challenges as they are', () => {
    const text =
      '{"token_endpoint":"https://as/token","token_type":"Bearer","code_challenge_methods_supported":["S256"]}';
    expect(new Masker().mask(text)).toEqual({ text, count: 0 });
    const url = 'https://as/authorize?response_type=code&code_challenge=abc&state=1';
    expect(new Masker().mask(url)).toEqual({ text: url, count: 0 });
  });
});

it('finds a credential again as JSON, addresses and forms write it', () => {
  const masker = new Masker();
  const value = 'abc"def+ghi (jkl)!';
  const marker = masker.learn('client_secret', value);
  const form = new URLSearchParams({ x: value }).toString().slice(2);
  const forms = [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value), form];
  for (const text of forms) expect(masker.mask(`refused: ${text}.`).text).toBe(`refused: ${marker}.`);
});
