import { expect, test } from 'vitest';
import { responseFault } from './response-fault.ts';

test.each([
  ['"result":{}', undefined],
  ['"result":{"isError":false}', undefined],
  ['"error":{"code":-32601,"message":"no"}', undefined],
  ['"id":1', 'neither'],
  ['"result":{},"error":null', 'both'],
  ['"result":null', 'result'],
  ['"result":[]', 'result'],
  ['"result":{"isError":"true"}', 'isError'],
  ['"error":"oops"', 'error'],
  ['"error":{"code":"x","message":"no"}', 'error.code'],
  ['"error":{"code":1.5,"message":"no"}', 'error.code'],
  ['"error":{"code":1}', 'error.message'],
])('of {"jsonrpc":"2.0",%s} is %s', (members, fault) => {
  expect(responseFault(`{"jsonrpc":"2.0",${members}}`)).toBe(fault);
});

test('leaves what is no JSON to others', () => {
  expect(responseFault('oops')).toBeUndefined();
});
