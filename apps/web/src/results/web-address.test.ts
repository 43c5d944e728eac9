import { expect, it } from 'vitest';
import { readAddress } from './web-address.ts';

it.each([
  ['https://example.com/a?b#c', 'example.com', []],
  ['http://example.com:8080/', 'example.com:8080', ['not-encrypted']],
  ['https://exаmple.com/', 'xn--exmple-4nf.com', ['disguised-host']],
  ['https://bank.com@evil.example/', 'evil.example', ['credentials']],
  ['http://127.0.0.1:9/x', '127.0.0.1:9', ['this-machine']],
  ['http://2130706433/', '127.0.0.1', ['this-machine']],
])('says where %s leads', (text, host, warnings) => {
  expect(readAddress(text)).toMatchObject({ host, warnings });
});

it.each(['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', '//x', 'example.com', ''])(
  'takes %s for no address of the web',
  (text) => {
    expect(readAddress(text)).toBeUndefined();
  },
);
