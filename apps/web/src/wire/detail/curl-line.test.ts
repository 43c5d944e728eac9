import { expect, it } from 'vitest';
import { curlLine } from './curl-line.ts';

it('is the same HTTP request, without secrets and what curl sets by itself', () => {
  const headers = [
    { name: 'content-length', value: '9' },
    { name: 'content-type', value: 'application/json' },
    { name: 'Authorization', value: 'Bearer abc' },
    { name: 'X-Api-Key', value: 'abc' },
    { name: 'X-Mine', value: 'abc' },
  ];
  const line = curlLine(
    { data: { exchange: 1, method: 'POST', url: 'http://h/mcp?a=b' }, headers },
    `{"it's":1}`,
    ['x-mine'],
  );
  expect(line).toBe(
    `curl -sS -N -X POST 'http://h/mcp?a=b' -H 'content-type: application/json' -H 'Authorization: …' -H 'X-Api-Key: …' -H 'X-Mine: …' --data-raw '{"it'\\''s":1}'`,
  );
});
