import { describe, expect, test } from 'vitest';
import { type ComposeDraft, draftIssues, draftLine, paramsOf } from './draft.ts';

const request = (text: string, method = 'foo/bar'): ComposeDraft => ({ kind: 'request', method, text });
const kinds = (draft: ComposeDraft) => draftIssues(draft).map((issue) => issue.kind);

describe('draftIssues', () => {
  test('a request without params is fine', () => {
    expect(kinds(request(''))).toEqual([]);
    expect(kinds(request('{"a":1}'))).toEqual([]);
  });

  test('broken JSON says where', () => {
    const [issue] = draftIssues(request('{"a":'));
    expect(issue?.kind === 'not-json' && issue.error.column).toBe(6);
  });

  test('params that are no object, and a missing method', () => {
    expect(kinds(request('[1]'))).toEqual(['not-object']);
    expect(kinds(request('', ''))).toEqual(['no-method']);
  });

  test('a raw text of several lines is several messages; one closing line break is none', () => {
    expect(kinds({ kind: 'raw', method: '', text: '{}\n{}' })).toEqual(['lines']);
    expect(kinds({ kind: 'raw', method: '', text: '{}\n' })).toEqual([]);
    expect(kinds({ kind: 'raw', method: '', text: 'hello' })).toEqual(['not-json']);
  });
});

describe('draftLine', () => {
  test('shows the params as typed, on one line', () => {
    expect(draftLine(request('{\n"a": 1.50}'))).toBe(
      '{"jsonrpc":"2.0","id":…,"method":"foo/bar","params":{ "a": 1.50}}',
    );
  });

  test('a notification has no id, blank params are absent', () => {
    expect(draftLine({ kind: 'notification', method: 'x', text: ' ' })).toBe(
      '{"jsonrpc":"2.0","method":"x"}',
    );
    expect(paramsOf(request(' \n'))).toBeUndefined();
  });
});
