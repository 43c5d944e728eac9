import { afterEach, expect, it } from 'vitest';
import { EMPTY_DRAFT } from './launch-draft.ts';
import { storeDraft, storedDraft } from './stored-draft.ts';

const TARGET = { command: 'node', args: ['x.js'], env: { KEY: 's3cret' } };
const PREFILL = { cwd: '/srv', inheritedEnv: [], targets: [{ name: 'x', target: TARGET, ignored: [] }] };

afterEach(() => sessionStorage.clear());

it('gives back what was typed before a reload, without values', () => {
  const draft = {
    ...EMPTY_DRAFT,
    command: 'KEY=s3cret node server.js',
    cwd: '/srv',
    env: 'API_KEY=s3cret',
    url: 'http://127.0.0.1:1/mcp',
    token: 's3cret',
    headers: 'X-Key: s3cret',
    revision: '2025-06-18',
    declares: { capabilities: { roots: {} } },
  };
  storeDraft(draft, PREFILL, 'posix');
  expect(storedDraft(PREFILL)).toEqual({
    ...draft,
    command: 'node server.js',
    env: 'API_KEY=',
    headers: 'X-Key: ',
    token: '',
  });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('s3cret');
});

it('keeps no configuration that was pasted', () => {
  const command = '{"mcpServers":{"a":{"command":"node","env":{"KEY":"s3cret"}}}}';
  storeDraft({ ...EMPTY_DRAFT, command }, PREFILL, 'posix');
  expect(storedDraft(PREFILL)?.command).toBe('');
});

it('begins anew for another start', () => {
  storeDraft({ ...EMPTY_DRAFT, command: 'node a' }, PREFILL, 'posix');
  expect(storedDraft({ ...PREFILL, cwd: '/other' })).toBeUndefined();
  expect(storedDraft({ ...PREFILL, targets: [] })).toBeUndefined();
});
