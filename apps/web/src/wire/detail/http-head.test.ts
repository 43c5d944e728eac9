import type { HttpEvent } from '@lifeline/trace';
import { expect, it } from 'vitest';
import { coveredLine, httpHead } from './http-head.ts';

const event: HttpEvent = {
  seq: 1,
  atMs: 1,
  connection: 1,
  type: 'http',
  event: 'request',
  data: { exchange: 1, method: 'POST', url: 'http://h/mcp' },
  headers: [
    { name: 'Accept', value: '*/*' },
    { name: 'authorization', value: 'Bearer a"b' },
    { name: 'X-Mine', value: 'v' },
  ],
};

it('shows the head as it stands on the wire, what lets somebody in apart', () => {
  const parts = httpHead(event, ['x-mine']) ?? [];
  expect(parts.map(({ text }) => text).join('')).toBe(
    'POST http://h/mcp\nAccept: */*\nauthorization: Bearer a"b\nX-Mine: v',
  );
  expect(parts.filter(({ isSecret }) => isSecret).map(({ text }) => text)).toEqual(['Bearer a"b', 'v']);
});

it('shows a body that is on record', () => {
  const parts = httpHead({ ...event, headers: [], body: 'code=[masked:code:1]' }, []) ?? [];
  expect(parts.map(({ text }) => text).join('')).toBe('POST http://h/mcp\n\ncode=[masked:code:1]');
});

it('covers the same in the line of the recording', () => {
  const line = JSON.stringify(event);
  const parts = coveredLine(line, event, []);
  expect(parts.map(({ text }) => text).join('')).toBe(line);
  expect(parts.filter(({ isSecret }) => isSecret).map(({ text }) => text)).toEqual(['Bearer a\\"b']);
});
