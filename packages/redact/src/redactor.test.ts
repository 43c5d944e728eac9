import { describe, expect, it } from 'vitest';
import { isSecretVariable } from './names.ts';
import { Redactor } from './redactor.ts';

/** Learns from all texts, then redacts them. */
function redacted(...texts: string[]): string[] {
  const redactor = new Redactor();
  for (const text of texts) redactor.learn(text);
  return texts.map((text) => redactor.redact(text));
}

const one = (text: string) => redacted(text)[0];

describe('isSecretVariable', () => {
  it.each(['GITHUB_TOKEN', 'DB_PWD', 'SESSION_KEY', 'MY_PWD'])('holds %s for secret', (name) => {
    expect(isSecretVariable(name)).toBe(true);
  });

  it.each(['PWD', 'OLDPWD', 'SSH_AUTH_SOCK', 'DESKTOP_SESSION', 'XDG_SESSION_TYPE', 'HOME'])(
    'leaves %s, which every shell may have',
    (name) => {
      expect(isSecretVariable(name)).toBe(false);
    },
  );
});

describe('Redactor', () => {
  it.each([
    [
      '{"headers":{"Authorization":"Bearer abc.DEF-123"}}',
      '{"headers":{"Authorization":"Bearer [redacted:1]"}}',
    ],
    ['{"Set-Cookie":"sid=s3cr3t-1; Path=/x"}', '{"Set-Cookie":"sid=[redacted:1]; Path=/x"}'],
    ['{"apiKey":"k-12345","x":"k-12345"}', '{"apiKey":"[redacted:1]","x":"[redacted:1]"}'],
    [
      '{"env":{"GITHUB_TOKEN":"zzz999","HOME":"/root"}}',
      '{"env":{"GITHUB_TOKEN":"[redacted:1]","HOME":"/root"}}',
    ],
    ['{"args":["--api-key","k-98765","-v"]}', '{"args":["--api-key","[redacted:1]","-v"]}'],
    [
      '{"name":"Authorization","value":"Basic dXNlcjpwYXNzMTIz"}',
      '{"name":"Authorization","value":"Basic [redacted:1]"}',
    ],
    ['{"text":"{\\"password\\":\\"hunter2\\"}"}', '{"text":"{\\"password\\":\\"[redacted:1]\\"}"}'],
    ['{"password":"abc","x":"abc"}', '{"password":"[redacted:1]","x":"abc"}'],
    [
      '{"u":"https://u:pa55word@host/?access_token=t0k3n-x"}',
      '{"u":"https://u:[redacted:1]@host/?access_token=[redacted:2]"}',
    ],
    [
      'token=abcdef1 and Authorization: Bearer qwertz99',
      'token=[redacted:2] and Authorization: Bearer [redacted:1]',
    ],
    ['--client-secret s-555555 --verbose', '--client-secret [redacted:1] --verbose'],
    ['key is ghp_0123456789abcdefghij0123', 'key is [redacted:1]'],
    ['AKIAABCDEFGHIJKLMNOP', '[redacted:1]'],
  ])('finds %s', (text, expected) => {
    expect(one(text)).toBe(expected);
  });

  it('finds tokens by their shape', () => {
    const tokens = [
      `sk-ant-api03-${'a1B2'.repeat(6)}`,
      'xoxb-123456789012-abcdefGHIJ',
      `AIza${'Sy_-0'.repeat(7)}`,
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl',
      `glpat-${'x1'.repeat(10)}`,
    ];
    for (const token of tokens) expect(one(`it was ${token}, then`)).toBe('it was [redacted:1], then');
    const pem = '-----BEGIN RSA PRIVATE KEY-----\nMIIE\nabc=\n-----END RSA PRIVATE KEY-----';
    expect(one(JSON.stringify({ text: pem }))).toBe('{"text":"[redacted:1]"}');
  });

  it.each([
    '{"method":"tools/list","params":{"_meta":{"progressToken":"abcdef-1"},"cursor":"abcdef"}}',
    '{"nextPageToken":"abcdef123","maxTokens":100,"tokenType":"Bearer","keyboard":"qwertz-1"}',
    '{"properties":{"password":{"type":"string","description":"The password to use"}}}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder as files have them
    '{"password":"${PASSWORD}","token":"<your token>","secret":"****","apiKey":null,"auth":true}',
    'The token expires; a password is needed: see the manual',
    'Bearer authentication is required',
  ])('leaves alone %s', (text) => {
    expect(one(text)).toBe(text);
  });

  it('keeps JSON valid', () => {
    const text = '{"password":123456,"id":123456,"pin":"123456","x":[123456, 123456],"text":"it is 123456"}';
    const result = one(text) ?? '';
    expect(() => JSON.parse(result)).not.toThrow();
    expect(result).toContain('"id":123456');
    expect(result).toContain('it is [redacted');
    expect(result).not.toContain('"password":123456');
  });

  it('replaces a known secret in all its forms, by the same marker', () => {
    const value = 'p"ä/\\s+w=\n☃d&x y';
    const redactor = new Redactor([{ name: 'MY_KEY', value }]);
    const json = (text: string) => JSON.stringify(text).slice(1, -1);
    const ascii = (text: string) =>
      text.replace(/[^\x20-\x7e]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
    const forms = [
      value,
      json(value),
      json(json(value)),
      json(json(json(value))),
      ascii(json(value)),
      json(value).replaceAll('/', '\\/').replaceAll('&', '\\u0026'),
      encodeURIComponent(value),
      encodeURIComponent(value).toLowerCase(),
      encodeURIComponent(encodeURIComponent(value)),
      new URLSearchParams({ v: value }).toString().slice(2),
      Buffer.from(value).toString('hex'),
      Buffer.from(value).toString('latin1'),
    ];
    for (const form of forms) {
      const hits: number[] = [];
      expect(redactor.redact(`<${form}>`, (secret) => hits.push(secret))).toBe('<[redacted:1]>');
      expect(hits).toEqual([1]);
    }
    for (const before of ['', 'a', 'ab', 'abc'])
      for (const encoding of ['base64', 'base64url'] as const) {
        const encoded = Buffer.from(`${before}${value}tail`).toString(encoding);
        expect(redactor.redact(encoded)).toMatch(/^\w{0,6}\[redacted:1\]\w{0,8}={0,2}$/);
      }
  });

  it('numbers secrets in the order in which they are replaced, and says what they are', () => {
    const redactor = new Redactor([
      { name: 'A_KEY', value: 'first-1' },
      { name: 'B_KEY', value: 'absent-0' },
    ]);
    redactor.learn('{"password":"second-2","token":"first-1"}');
    expect(redactor.redact('second-2 first-1 second-2')).toBe('[redacted:1] [redacted:2] [redacted:1]');
    expect(redactor.secrets).toEqual([
      { number: 1, kind: 'member', name: 'password' },
      { number: 2, kind: 'variable', name: 'A_KEY' },
    ]);
  });

  it('takes the longest of secrets that contain each other', () => {
    expect(redacted('{"token":"abc-123","secret":"abc-123-456"}', 'abc-123-456 abc-123')[1]).toBe(
      '[redacted:1] [redacted:2]',
    );
  });

  it('replaces thousands of secrets, each where it stands', () => {
    const texts = Array.from(
      { length: 5000 },
      (_, at) => `{"n":${at},"access_token":"t-${at * 7919}-${at}Zz"}`,
    );
    const redactor = new Redactor();
    for (const text of texts) redactor.learn(text);
    for (const [at, text] of texts.entries()) {
      expect(redactor.redact(text)).toBe(`{"n":${at},"access_token":"[redacted:${at + 1}]"}`);
    }
  });

  it('takes linear time for hostile texts', () => {
    const texts = ['a'.repeat(200_000), '-'.repeat(200_000), `password${' '.repeat(200_000)}`];
    texts.push('token='.repeat(40_000), '"\\'.repeat(100_000), '['.repeat(200_000), 'a://'.repeat(50_000));
    texts.push('-----BEGIN PRIVATE KEY-----'.repeat(8000), 'eyJ'.repeat(60_000));
    const redactor = new Redactor([{ name: 'A', value: '\\\\\\"---"' }]);
    for (const text of texts) {
      redactor.learn(text);
      redactor.redact(text);
    }
    expect(redactor.secrets.length).toBeLessThan(10);
  }, 10_000);
});

it('takes any number of secrets in one text', () => {
  const redactor = new Redactor();
  const text = JSON.stringify({ text: 'token=aaaaaa1 '.repeat(150_000) });
  redactor.learn(text);
  expect(redactor.redact(text)).not.toContain('aaaaaa1');
});

it('looks only for those short secrets that a text may hold', () => {
  const redactor = new Redactor();
  const texts = Array.from({ length: 3_000 }, (_, at) => JSON.stringify({ otp: 1000 + at }));
  for (const text of texts) redactor.learn(text);
  // each of them in each text would take minutes
  const redacted = texts.map((text) => redactor.redact(text));
  expect(redacted).toEqual(texts.map((_, at) => JSON.stringify({ otp: `[redacted:${at + 1}]` })));
});
