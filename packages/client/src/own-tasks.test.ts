import { readRules } from '@lifeline/protocol';
import { describe, expect, it } from 'vitest';
import { TestHost, written } from '../test/test-host.ts';
import type { ClientOptions } from './types.ts';

const TASKS =
  '"tasks":{"list":{},"cancel":{},"requests":{"sampling":{"createMessage":{}},"elicitation":{"create":{}}}}';
const ALL = `{"sampling":{},"elicitation":{},${TASKS}}`;

/** A connection that declared these capabilities, with one question in it. */
function asked(method = 'elicitation/create', options: Partial<ClientOptions> = {}) {
  const host = new TestHost({
    handshake: 'auto',
    capabilitiesText: ALL,
    epochMs: Date.UTC(2026, 0, 1),
    ...options,
  });
  host.connect();
  host.atMs = 500;
  const created = written(host.receive(request(method, '"task":{"ttl":60000}', '"q"')));
  return { host, created };
}

const request = (method: string, params: string, id = '7') =>
  `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":{${params}}}`;
const response = (body: string, id = '7') => `{"jsonrpc":"2.0","id":${id},${body}}`;
const about = (method: string, task = 'client-task-1') => request(method, `"taskId":"${task}"`);
const task = (status: string, rest = '', at = '00.500') =>
  `{"taskId":"client-task-1","status":"${status}"${rest},"createdAt":"2026-01-01T00:00:00.500Z","lastUpdatedAt":"2026-01-01T00:00:${at}Z","ttl":60000,"pollInterval":1000}`;
const WORKING = task('working', ',"statusMessage":"Waits for the person"');
const RELATED = '"_meta":{"io.modelcontextprotocol/related-task":{"taskId":"client-task-1"}}';
const answer = (body: object) => ({ type: 'answer', requestSeq: 2, cause: 9, atMs: 900, ...body }) as const;
const status = (text: string) => `{"jsonrpc":"2.0","method":"notifications/tasks/status","params":${text}}`;

describe('what the server asks as a task', () => {
  it('is answered with a task at once, and its question waits for the person', () => {
    const { host, created } = asked();
    expect(created).toEqual([response(`"result":{"task":${WORKING}}`, '"q"')]);
    expect(written(host.receive(about('tasks/get')))).toEqual([response(`"result":${WORKING}`)]);
    expect(written(host.receive(request('tasks/list', '')))).toEqual([
      response(`"result":{"tasks":[${WORKING}]}`),
    ]);
  });

  it('is over with the answer: whoever waits gets it, the server is told, and later ones get it too', () => {
    const { host } = asked();
    expect(written(host.receive(about('tasks/result')))).toEqual([]);
    const result = response(`"result":{"action":"accept",${RELATED}}`);
    expect(host.do(answer({ resultText: '{"action":"accept"}' }))).toEqual([
      `5 9 ${result}`,
      `6 9 ${status(task('completed', '', '00.900'))}`,
    ]);
    expect(written(host.receive(about('tasks/result')))).toEqual([result]);
    expect(host.do(answer({ resultText: '{}' }))[0]).toContain('refused already-answered');
  });

  it('fails with an error for an answer, which tasks/result gives as it is', () => {
    const { host } = asked('sampling/createMessage');
    const error = '{"code":-1,"message":"no"}';
    expect(written(host.do(answer({ errorText: error })))).toEqual([status(task('failed', '', '00.900'))]);
    expect(written(host.receive(about('tasks/result')))).toEqual([response(`"error":${error}`)]);
  });

  it('keeps what its result says of itself beside whose task it is', () => {
    const { host } = asked();
    host.do(answer({ resultText: '{"action":"accept","_meta":{"a":1}}' }));
    expect(written(host.receive(about('tasks/result')))[0]).toContain(
      '{"action":"accept","_meta":{"a":1,"io.modelcontextprotocol/related-task"',
    );
  });

  it('can be cancelled until it is over, which ends every wait', () => {
    const { host } = asked();
    host.receive(about('tasks/result'));
    expect(written(host.receive(about('tasks/cancel')))).toEqual([
      response(`"result":${task('cancelled')}`),
      response('"error":{"code":-32602,"message":"The task \\"client-task-1\\" was cancelled"}'),
    ]);
    expect(host.do(answer({ resultText: '{}' }))[0]).toContain('refused not-pending: The server withdrew');
    expect(written(host.receive(about('tasks/cancel')))[0]).toContain('is over already: cancelled');
    expect(written(host.receive(about('tasks/get', 'x')))[0]).toContain(
      '"error":{"code":-32602,"message":"There is no task \\"x\\""}',
    );
  });

  it('is not withdrawn by the cancellation of a request, which was answered already', () => {
    const { host } = asked();
    host.receive('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"q"}}');
    expect(written(host.do(answer({ resultText: '{}' })))).toHaveLength(1);
  });

  it('is answered by a rule, unattended, and before the connection ends', () => {
    const read = readRules('[{"method":"elicitation/create","action":"decline"}]');
    const byRule = asked('elicitation/create', read.ok ? { rules: read.rules } : {}).created;
    expect(byRule).toEqual([expect.stringContaining('"working"'), expect.stringContaining('"completed"')]);
    const unattended = asked('elicitation/create', { isUnattended: true }).created;
    expect(unattended).toEqual([
      expect.stringContaining('"working"'),
      expect.stringContaining('"completed"'),
    ]);
    const { host } = asked();
    host.receive(about('tasks/result'));
    expect(written(host.do({ type: 'leave', cause: 'auto' }))[0]).toContain('"result":{"action":"cancel",');
  });
});

describe('a client that has not declared it', () => {
  it.each([
    ['no tasks at all', '{"elicitation":{}}'],
    ['tasks of sampling only', '{"elicitation":{},"tasks":{"requests":{"sampling":{"createMessage":{}}}}}'],
  ])('(%s) leaves the question one', (_, capabilitiesText) => {
    const { host, created } = asked('elicitation/create', { capabilitiesText });
    expect(created).toEqual([]);
    expect(written(host.do(answer({ resultText: '{}' })))).toEqual([response('"result":{}', '"q"')]);
  });

  it('answers requests about tasks as unknown ones, each as far as it was declared', () => {
    const refused = (capabilitiesText: string, method: string) =>
      written(asked('elicitation/create', { capabilitiesText }).host.receive(about(method)))[0];
    expect(refused('{"elicitation":{}}', 'tasks/get')).toContain('-32601');
    expect(refused('{"elicitation":{},"tasks":{}}', 'tasks/list')).toContain('-32601');
    expect(refused('{"elicitation":{},"tasks":{}}', 'tasks/cancel')).toContain('-32601');
    expect(refused('{"elicitation":{},"tasks":{}}', 'tasks/get')).toContain('There is no task');
  });
});
