import { expect, it } from 'vitest';
import { bodyWords } from './body-words.ts';

it.each([
  [
    'the title of a page',
    'text/html',
    '<html><title>Welcome &amp;\n hello</title><h1>x</h1>',
    'Welcome & hello',
  ],
  ['its heading', 'text/html', '<h1 class="a">Bad Gateway</h1>', 'Bad Gateway'],
  ['a page that does not say that it is one', '', '<!DOCTYPE html><title>Hi</title>', 'Hi'],
  [
    'the message of a JSON-RPC error',
    'application/json',
    '{"error":{"code":1,"message":"No session"},"id":null}',
    'No session',
  ],
  [
    'the description of an OAuth error',
    'application/json',
    '{"error":"x","error_description":"Too old"}',
    'Too old',
  ],
  ['an error that is one word', 'application/json', '{"error":"Not found"}', 'Not found'],
  ['a plain text', 'text/plain', 'no\u0000pe\n', 'no pe'],
  ['a long one, cut', 'text/plain', 'x'.repeat(300), `${'x'.repeat(200)}…`],
])('tells %s', (_what, type, body, words) => {
  expect(bodyWords(Buffer.from(body), type)).toBe(words);
});

it.each([
  ['text/html', '<html><body>'],
  ['application/json', '{"a":1}'],
  ['application/octet-stream', 'abc'],
  ['text/plain', ' \n'],
])('tells nothing where nothing is said in words: %s', (type, body) => {
  expect(bodyWords(Buffer.from(body), type)).toBeUndefined();
});
