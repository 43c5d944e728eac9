import { expect, it } from 'vitest';
import { RefusedRequests, recordedParams } from './refused-requests.ts';

it('keeps the newest of each kind, until another one goes out', () => {
  const requests = new RefusedRequests();
  const row = (seq: number, method: string, subject?: string) => ({
    seq,
    kind: 'request' as const,
    method,
    ...(subject !== undefined && { subject }),
  });
  requests.refused(row(1, 'tools/call', 'a'));
  requests.refused(row(2, 'tools/call', 'b'));
  requests.refused(row(3, 'tools/list'));
  requests.refused(row(4, 'tools/call', 'a'));
  requests.sent(row(5, 'tools/call', 'b'));
  expect(requests.take()).toEqual([3, 4]);
  expect(requests.take()).toEqual([]);
});

it('finds params in a recorded line as they went out', () => {
  const line = (raw: string) =>
    JSON.stringify({ type: 'message', seq: 1, atMs: 0, connection: 1, dir: 'toServer', raw });
  expect(recordedParams(line('{"id":1,"method":"a","params":{"n": 1.50}}'))).toBe('{"n": 1.50}');
  expect(recordedParams(line('{"id":1,"method":"a"}'))).toBeUndefined();
});
