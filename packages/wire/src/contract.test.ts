import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  bridgeMessageSchema,
  clientMessageSchema,
  errorSchema,
  settingsSchema,
  startSchema,
} from './contract.ts';

describe('messages of a page', () => {
  it.each([
    { type: 'attach', sessionId: 's-1', cursor: 0 },
    { type: 'detach', sessionId: 's-1' },
    {
      type: 'request',
      ref: 'a',
      sessionId: 's-1',
      method: 'tools/call',
      paramsText: '{}',
      subject: 'echo',
      timeoutMs: 5,
    },
    { type: 'notify', ref: 'a', sessionId: 's-1', method: 'x' },
    { type: 'raw', ref: 'a', sessionId: 's-1', text: '' },
    { type: 'cancel', ref: 'a', sessionId: 's-1', requestSeq: 3 },
    { type: 'answer', ref: 'a', sessionId: 's-1', requestSeq: 3, resultText: '{}' },
    { type: 'disconnect', ref: 'a', sessionId: 's-1' },
    { type: 'restart', ref: 'a', sessionId: 's-1' },
    { type: 'read', ref: 'a', sessionId: 's-1', from: 0, to: 9 },
  ])('take $type', (message) => {
    expect(v.parse(clientMessageSchema, message)).toEqual(message);
  });

  it.each([
    { type: 'attach', sessionId: 's-1', cursor: -1 },
    { type: 'attach', sessionId: 's-1', cursor: 0.5 },
    { type: 'request', sessionId: 's-1', method: 'x' },
    { type: 'request', ref: 'x'.repeat(65), sessionId: 's-1', method: 'x' },
    { type: 'raw', ref: 'a', sessionId: 's-1' },
    { type: 'hello' },
    {},
    null,
  ])('refuse %j', (message) => {
    expect(v.is(clientMessageSchema, message)).toBe(false);
  });

  it('lose members that nobody knows, and nothing of __proto__ stays', () => {
    const parsed = v.parse(
      clientMessageSchema,
      JSON.parse('{"type":"detach","sessionId":"s","x":1,"__proto__":{"y":1}}'),
    );
    expect(parsed).toEqual({ type: 'detach', sessionId: 's' });
    expect('y' in parsed).toBe(false);
  });
});

describe('messages of the bridge', () => {
  it.each([
    {
      type: 'run',
      sessionId: 's-1',
      state: 'running',
      total: 2,
      done: 1,
      rows: [
        { caseId: 'a', tool: 't', state: 'done', verdict: 'pass', reasons: [], stale: false, requestSeq: 7 },
      ],
    },
    { type: 'hello', wireVersion: 1, bridgeVersion: '0.1.0', sessions: [] },
    {
      type: 'events',
      sessionId: 's',
      from: 0,
      rows: [[0, 1, 'x']],
      bodies: [{ seq: 0, text: '{}' }],
      total: 1,
    },
    { type: 'bodies', ref: 'a', bodies: [{ seq: 1, text: '', truncated: true }] },
    { type: 'ack', ref: 'a' },
    { type: 'error', error: { code: 'internal', message: 'x' } },
    { type: 'changed', what: 'recordings' },
  ])('take $type', (message) => {
    expect(v.parse(bridgeMessageSchema, message)).toEqual(message);
  });

  it('refuse what the contract does not name', () => {
    expect(v.is(errorSchema, { code: 'oops', message: 'x' })).toBe(false);
    expect(v.is(bridgeMessageSchema, { type: 'changed', what: 'everything' })).toBe(false);
  });
});

describe('requests', () => {
  it('start a target, a demo, or nothing yet', () => {
    expect(
      v.is(startSchema, { target: { command: 'node', args: [], env: { A: '1' } }, handshake: 'manual' }),
    ).toBe(true);
    expect(v.is(startSchema, { demo: 'playground' })).toBe(true);
    expect(v.is(startSchema, { demo: '../../evil' })).toBe(false);
    expect(v.is(startSchema, { target: { command: '', args: [] } })).toBe(false);
    expect(v.is(startSchema, { target: { command: 'node', args: [1] } })).toBe(false);
  });

  it('change a part of the settings', () => {
    expect(v.is(v.partial(settingsSchema), { theme: 'dark' })).toBe(true);
    expect(v.is(v.partial(settingsSchema), { timeoutMs: 0 })).toBe(false);
  });
});
