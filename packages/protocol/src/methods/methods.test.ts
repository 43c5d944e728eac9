import { expect, test } from 'vitest';
import { EN } from '../explanations/en.ts';
import {
  CAPABILITIES,
  capabilityOf,
  explainMethod,
  LANGUAGES,
  METHODS,
  methodInfo,
  REVISIONS,
} from '../index.ts';

test('no method is listed twice', () => {
  const names = METHODS.map(({ method }) => method);
  expect(new Set(names).size).toBe(names.length);
});

test('each revision has the methods that its specification has', () => {
  const counts = REVISIONS.map((revision) => [
    revision,
    METHODS.filter(({ kind, revisions }) => kind === 'request' && revisions.includes(revision)).length,
    METHODS.filter(({ kind, revisions }) => kind === 'notification' && revisions.includes(revision)).length,
  ]);
  expect(counts).toEqual([
    ['2024-11-05', 15, 9],
    ['2025-03-26', 15, 9],
    ['2025-06-18', 16, 9],
    ['2025-11-25', 20, 11],
    ['2026-07-28', 10, 8],
  ]);
});

test('notifications are named so, and every gate is a capability', () => {
  for (const { method, kind, gate } of METHODS) {
    expect(method.startsWith('notifications/'), method).toBe(kind === 'notification');
    if (gate === undefined) continue;
    const known = CAPABILITIES.some(({ side, path }) => side === gate.side && path === gate.capability);
    expect(known, `${method} ${gate.capability}`).toBe(true);
  }
  expect(capabilityOf('resources/subscribe')).toBe('resources.subscribe');
  expect(capabilityOf('initialize')).toBeUndefined();
  expect(methodInfo('shutdown')).toBeUndefined();
});

test.each(LANGUAGES)('every message of every method is explained in %s, in one line', (language) => {
  for (const { method, kind } of METHODS) {
    const kinds = kind === 'request' ? (['request', 'response'] as const) : (['notification'] as const);
    for (const wanted of kinds) {
      const text = explainMethod(method, language, wanted);
      expect(text, `${method} ${wanted}`).toBeDefined();
      expect(text).not.toContain('\n');
      expect(text?.length).toBeLessThanOrEqual(130);
      expect(text).toMatch(/[.。]$/);
    }
    expect(explainMethod(method, language)).toBe(explainMethod(method, language, kind));
  }
});

test('nothing is explained that does not exist, but for what tutorials invent', () => {
  const invented = Object.keys(EN).filter((method) => methodInfo(method) === undefined);
  expect(invented).toEqual(['shutdown', 'exit', 'initialized']);
  expect(explainMethod('shutdown', 'en')).toContain('No MCP revision');
  expect(explainMethod('exit', 'zh-TW')).toContain('MCP');
  expect(explainMethod('exit', 'en', 'request')).toBe(explainMethod('exit', 'en'));
  expect(explainMethod('exit', 'en', 'response')).toBeUndefined();
  for (const unknown of ['foo/bar', 'toString', '__proto__', '']) {
    expect(explainMethod(unknown, 'en'), unknown).toBeUndefined();
  }
});
