import { describe, expect, it } from 'vitest';
import { isTrue, itemsOf, objectMember, readResponse, stringOf } from './response.ts';

describe('readResponse', () => {
  it('keeps what is there, also both', () => {
    const parts = readResponse('{"id":1,"result":{"content":[1]},"error":{"code":-1}}');
    expect(stringOf(parts?.error, 'message')).toBeUndefined();
    expect(itemsOf(parts?.result, 'content')).toHaveLength(1);
    expect(objectMember(parts?.error, 'code')?.type).toBe('number');
  });

  it('reads behind a byte order mark, with the text that its nodes point into', () => {
    const parts = readResponse('\uFEFF{"result":{"isError":true}}');
    expect(isTrue(parts?.result, 'isError')).toBe(true);
    expect(parts?.text.slice(parts.result?.start, parts.result?.end)).toBe('{"isError":true}');
  });

  it.each(['', 'text', '[1]', '{"result":'])('%j is no response', (text) => {
    expect(readResponse(text)).toBeUndefined();
  });
});

it('takes only members of the right type', () => {
  const parts = readResponse('{"result":{"a":"x","b":"true","c":[]}}');
  expect(stringOf(parts?.result, 'c')).toBeUndefined();
  expect(isTrue(parts?.result, 'b')).toBe(false);
  expect(itemsOf(parts?.result, 'a')).toBeUndefined();
  expect(itemsOf(undefined, 'a')).toBeUndefined();
});
