import { expect, test } from 'vitest';
import { decodeFirstLine, decodeHeader, encodeHeader, TRACE_VERSION, type TraceHeader } from './index.ts';

const HEADER: TraceHeader = {
  type: 'trace',
  version: TRACE_VERSION,
  id: 's-1',
  createdAt: '2026-11-30T14:00:00.000Z',
  recorder: 'mcp-lifeline 0.1.0',
  target: { kind: 'stdio', command: 'node', args: ['server.js'], cwd: '/home/me', envNames: ['API_KEY'] },
};

test('headers come back as they were', () => {
  const imported: TraceHeader = {
    ...HEADER,
    title: 'A "title"',
    target: { kind: 'imported', source: 'a.ndjson' },
  };
  const noted: TraceHeader = {
    ...HEADER,
    annotations: { note: 'why\nnot', notes: [{ seq: 3, text: 'here' }] },
  };
  for (const header of [HEADER, imported, noted]) {
    expect(decodeHeader(encodeHeader(header))).toEqual({ ok: true, header });
  }
  expect(encodeHeader(HEADER)).toBe(
    '{"type":"trace","version":1,"id":"s-1","createdAt":"2026-11-30T14:00:00.000Z","recorder":"mcp-lifeline 0.1.0","target":{"kind":"stdio","command":"node","args":["server.js"],"cwd":"/home/me","envNames":["API_KEY"]}}',
  );
});

test('a trace from the future is named, even when it looks quite different', () => {
  const future = decodeHeader('{"type":"trace","version":7,"where":{"kind":"teleport"}}');
  expect(future).toMatchObject({ ok: false, code: 'trace-too-new', version: 7 });
  expect(future.ok ? '' : future.reason).toContain('format version 7');
});

test.each([
  ['', 'is empty'],
  [' \t', 'is empty'],
  ['{', 'not JSON (column 2)'],
  ['{"type":"trace","version":1', 'not JSON'],
  ['{"seq":0,"type":"note"}', 'no trace header'],
  ['[]', 'no trace header'],
  ['{"type":"trace"}', '"version"'],
  ['{"type":"trace","version":"1"}', '"version"'],
  [encodeHeader(HEADER).replace('"id":"s-1",', ''), '"id"'],
  [encodeHeader(HEADER).replace('"stdio"', '"radio"'), '"kind"'],
  [encodeHeader({ ...HEADER, annotations: { notes: [{ seq: -1, text: '' }] } }), '"notes"'],
])('%s is no recording', (line, words) => {
  const decoded = decodeHeader(line);
  expect(decoded).toMatchObject({ ok: false, code: 'not-a-trace' });
  expect(decoded.ok ? '' : decoded.reason).toContain(words);
});

test('a first line without text says why it has none', () => {
  const decoded = decodeFirstLine({ problem: 'This line holds bytes that are not UTF-8.' });
  expect(decoded.ok ? '' : decoded.reason).toBe(
    'This is no Lifeline recording. This line holds bytes that are not UTF-8.',
  );
});
