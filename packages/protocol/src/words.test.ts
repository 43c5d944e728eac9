import { expect, test } from 'vitest';
import {
  CAPABILITIES,
  capabilityPhrase,
  capabilityStanding,
  DEMO_CAPABILITIES_TEXT,
  DEMO_CLIENT_INFO,
  DEMO_REVISION,
  DEMO_STEPS,
  errorCodeName,
  LANGUAGES,
  methodInfo,
} from './index.ts';

test('the eight steps are those of the exchange, with valid params', () => {
  expect(DEMO_STEPS.map(({ n, method }) => `${n} ${method}`)).toEqual([
    '1 initialize',
    '2 tools/list',
    '3 tools/call',
    '4 tools/call',
    '5 resources/list',
    '6 resources/read',
    '7 prompts/list',
    '8 prompts/get',
  ]);
  expect(DEMO_STEPS.map(({ paramsText }) => JSON.parse(paramsText))).toEqual([
    {
      protocolVersion: DEMO_REVISION,
      capabilities: JSON.parse(DEMO_CAPABILITIES_TEXT),
      clientInfo: DEMO_CLIENT_INFO,
    },
    {},
    { name: 'echo', arguments: { message: 'Hello from MCP client!' } },
    { name: 'add', arguments: { a: 42, b: 58 } },
    {},
    { uri: 'info://server-info' },
    {},
    {
      name: 'summarize',
      arguments: {
        text: 'MCP defines a standard protocol for connecting AI models to tools and data sources.',
        max_words: '20',
      },
    },
  ]);
  expect(JSON.parse(DEMO_CAPABILITIES_TEXT)).toEqual({ roots: { listChanged: true }, sampling: {} });
  for (const { method } of DEMO_STEPS) expect(methodInfo(method)?.revisions).toContain(DEMO_REVISION);
});

test('the steps have words in every language', () => {
  for (const { title, explanation } of DEMO_STEPS) {
    for (const language of LANGUAGES) {
      expect(title[language]).not.toBe('');
      expect(explanation[language]).toMatch(/[.。]$/);
    }
  }
});

test('error codes have names, by value and not by spelling', () => {
  expect(errorCodeName('-32601', 'en')).toBe('Method not found');
  expect(errorCodeName('-32601.0', 'zh-CN')).toBe('方法不存在');
  expect(errorCodeName('-32000', 'zh-TW')).toBe('伺服器自訂錯誤');
  for (const unknown of ['', '5', '"-32601"', 'null', '-32100', '-31999']) {
    expect(errorCodeName(unknown, 'en'), unknown).toBeUndefined();
  }
});

test('capabilities are phrases in every language, once a side', () => {
  const keys = CAPABILITIES.map(({ side, path }) => `${side} ${path}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { side, path } of CAPABILITIES) {
    for (const language of LANGUAGES)
      expect(capabilityPhrase(side, path, language), `${side} ${path}`).toMatch(/\p{L}{2}/u);
  }
  expect(capabilityPhrase('client', 'tools', 'en')).toBeUndefined();
});

test('capabilities stand otherwise in other revisions', () => {
  expect(capabilityStanding('client', 'roots', '2026-07-28')).toBe('deprecated');
  expect(capabilityStanding('client', 'roots', '2025-11-25')).toBeUndefined();
  expect(capabilityStanding('client', 'roots.listChanged', '2026-07-28')).toBe('not-in-revision');
  expect(capabilityStanding('client', 'elicitation', '2025-03-26')).toBe('not-in-revision');
  expect(capabilityStanding('server', 'logging', '2026-07-28')).toBe('deprecated');
  expect(capabilityStanding('server', 'acme', '2026-07-28')).toBeUndefined();
  expect(capabilityStanding('server', 'tools', '1999-01-01')).toBeUndefined();
});
