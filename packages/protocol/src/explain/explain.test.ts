import { parseJson } from '@lifeline/json';
import { describe, expect, it } from 'vitest';
import { CAPABILITIES } from '../capabilities.ts';
import { METHODS } from '../methods/index.ts';
import { LANGUAGES, REVISIONS, type Revision } from '../vocabulary.ts';
import { BASICS, loadExplainer } from './index.ts';
import { SHAPES } from './shapes/index.ts';
import { messageShapes } from './shapes/messages.ts';
import { isSpecPlace } from './spec/pages.ts';
import { BASICS_TABLE, CODE_TABLE, HEADER_TABLE } from './tables.ts';
import { TEXTS as EN } from './texts/en/index.ts';
import { TEXTS as CN } from './texts/zh-cn/index.ts';
import { TEXTS as TW } from './texts/zh-tw/index.ts';
import type { ExplainedMessage } from './types.ts';

const CATALOGUES = [EN, CN, TW];
const SCALARS = new Set(['string', 'number', 'integer', 'boolean', 'id', 'object', 'any']);

function parsed(value: unknown): ExplainedMessage['node'] {
  const read = parseJson(JSON.stringify(value));
  if (!read.ok) throw new Error(read.error.reason);
  return read.node;
}

function message(
  value: unknown,
  method?: string,
  revision: Revision | undefined = '2025-11-25',
): ExplainedMessage {
  return { node: parsed(value), dir: 'toServer', revision, method };
}

describe('the tables', () => {
  const members = Object.entries(SHAPES).flatMap(([shape, { members: all }]) =>
    Object.entries(all).map(([name, spec]) => ({ shape, name, spec })),
  );

  it('name only types that there are', () => {
    const wrong = members.filter(({ spec }) => {
      const base = spec.type.replace(/(\[\]|\{\})$/, '');
      return !SCALARS.has(base) && !Object.hasOwn(SHAPES, base);
    });
    expect(wrong).toEqual([]);
  });

  it('know params, and of requests results, of every method', () => {
    for (const { method, kind } of METHODS) {
      const shapes = messageShapes(method);
      expect(Object.hasOwn(SHAPES, shapes?.params ?? ''), method).toBe(true);
      expect(shapes?.result !== undefined, method).toBe(kind === 'request');
    }
  });

  it('cite a page and section of the list for every revision that has a member', () => {
    const wrong = members.flatMap(({ shape, name, spec }) => {
      if (spec.extension === true) return [];
      const cite = spec.cite ?? SHAPES[shape]?.cite;
      return spec.revisions.flatMap((revision) => {
        const place = cite?.elsewhere?.[revision] ?? cite?.at ?? '';
        return isSpecPlace(place, revision) ? [] : [`${shape}.${name} ${revision} ${place}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('cite a page of the list for every code, header and matter of JSON-RPC', () => {
    for (const [name, { revisions, cite }] of Object.entries({
      ...CODE_TABLE,
      ...HEADER_TABLE,
      ...BASICS_TABLE,
    })) {
      for (const revision of revisions) {
        expect(isSpecPlace(cite.elsewhere?.[revision] ?? cite.at, revision), `${name} ${revision}`).toBe(
          true,
        );
      }
    }
  });

  it('cite a page of the list for every method', () => {
    const wrong = METHODS.flatMap(({ method, page, pages, revisions }) =>
      revisions
        .filter((revision) => !isSpecPlace(pages?.[revision] ?? page, revision))
        .map((revision) => `${method} ${revision}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(CATALOGUES)('have a text for every shape and member: $language', (texts) => {
    const missing = members.filter(
      ({ shape, name }) =>
        texts.members[`${shape}.${name}`] === undefined && texts.members[`*.${name}`] === undefined,
    );
    expect(missing.map(({ shape, name }) => `${shape}.${name}`)).toEqual([]);
    expect(Object.keys(SHAPES).filter((shape) => texts.members[shape] === undefined)).toEqual([]);
  });

  it('have no text for what is in no shape', () => {
    const names = new Set(members.flatMap(({ shape, name }) => [`${shape}.${name}`, `*.${name}`]));
    const orphans = Object.keys(EN.members).filter((key) => {
      const [place = ''] = key.split('=');
      return place !== 'Batch' && !Object.hasOwn(SHAPES, place) && !names.has(place);
    });
    expect(orphans).toEqual([]);
  });

  it.each([CN, TW])('have the same texts in $language, and none of them English', (texts) => {
    const keysOf = (catalogue: typeof EN) =>
      [catalogue.members, catalogue.codes, catalogue.headers, catalogue.sentences].map((all) =>
        Object.keys(all).sort(),
      );
    expect(keysOf(texts)).toEqual(keysOf(EN));
    const all = { ...texts.members, ...texts.codes, ...texts.headers, ...texts.basics };
    const untranslated = Object.entries(all).filter(([, [what]]) => !/\p{Script=Han}/u.test(what));
    expect(untranslated.map(([key]) => key)).toEqual([]);
    const rules = Object.entries(EN.members).filter(
      ([key, [, rule]]) => (rule === undefined) !== (texts.members[key]?.[1] === undefined),
    );
    expect(rules.map(([key]) => key)).toEqual([]);
  });

  it('use full-width punctuation in Chinese sentences, and Taiwan words in zh-TW', () => {
    const sentences = (texts: typeof EN) =>
      Object.values({ ...texts.members, ...texts.codes, ...texts.headers, ...texts.basics })
        .flat()
        .join('\n');
    expect(`${sentences(CN)}${sentences(TW)}`.match(/\p{Script=Han}[,;:!?].{0,8}/gu)).toBeNull();
    expect(
      sentences(TW).match(
        /服务|服務器|客戶端|響應|信息|文件夾|軟件|默認|鏈接|網絡|用戶名|[这个们对开关应设请从]/gu,
      ),
    ).toBeNull();
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('every method of the vocabulary is explained, in all revisions', async () => {
    const explainer = await loadExplainer(language);
    for (const { method, revisions } of METHODS) {
      for (const revision of REVISIONS) {
        const explained = explainer.method(method, revision);
        expect(explained?.what, method).toBeTruthy();
        if (revisions.includes(revision)) expect(explained?.pages[0]?.revision).toBe(revision);
        else expect(explained?.note, `${method} ${revision}`).toBeTruthy();
      }
    }
  });

  it('every capability, code, header and matter of JSON-RPC is explained', async () => {
    const explainer = await loadExplainer(language);
    for (const { side, path, revisions } of CAPABILITIES) {
      expect(explainer.capability(side, path, revisions.at(-1))?.what, `${side} ${path}`).toBeTruthy();
    }
    for (const code of [...Object.keys(CODE_TABLE), '-32050', '-32001', '-32500', '42']) {
      expect(explainer.code(code, '2026-07-28')?.what, code).toBeTruthy();
    }
    expect(explainer.code('"x"', undefined)).toBeUndefined();
    for (const header of [...Object.keys(HEADER_TABLE), 'Mcp-Param-Region', 'MCP-Session-Id']) {
      expect(explainer.header(header, '2025-11-25')?.what, header).toBeTruthy();
    }
    expect(explainer.header('X-Own', undefined)).toBeUndefined();
    for (const topic of BASICS) expect(explainer.basics(topic, '2025-11-25').pages).not.toEqual([]);
  });
});

describe('a member', async () => {
  const explainer = await loadExplainer('en');

  it('is explained by its place, with its revision’s pages', () => {
    const list = message({ jsonrpc: '2.0', id: 2, result: { tools: [{ name: 'echo' }] } }, 'tools/list');
    expect(explainer.member(list, '/result/tools/0/name')).toMatchObject({
      standing: 'defined',
      pattern: 'tools/list response/result/tools/*/name',
      required: true,
      pages: [
        { url: 'https://modelcontextprotocol.io/specification/2025-11-25/server/tools#tool' },
        { url: 'https://modelcontextprotocol.io/specification/2025-11-25/schema#tool' },
      ],
    });
    expect(explainer.member(list, '/result/tools/0')?.what).toMatch(/^One tool/);
    expect(explainer.member(list, '/result/tools/1')).toBeUndefined();
    expect(explainer.member(list, 'no pointer')).toBeUndefined();
  });

  it('says how it stands in the revision in use', () => {
    const call = (revision: Revision) =>
      explainer.member(
        message({ id: 3, result: { structuredContent: {} } }, 'tools/call', revision),
        '/result/structuredContent',
      );
    expect(call('2024-11-05')).toMatchObject({ standing: 'not-in-revision' });
    expect(call('2024-11-05')?.note).toContain('2025-06-18');
    expect(call('2025-06-18')).toMatchObject({ standing: 'defined' });
    const log = { jsonrpc: '2.0', method: 'notifications/message', params: { level: 'info', message: 'hi' } };
    expect(explainer.member(message(log, undefined, '2026-07-28'), '/params/level')).toMatchObject({
      standing: 'deprecated',
      value: expect.any(String),
    });
    expect(explainer.member(message(log), '/params/message')).toMatchObject({
      standing: 'unknown',
      what: expect.stringContaining('data'),
    });
  });

  it('tells free values, vendors’ members and unknown ones apart', () => {
    const call = message({
      jsonrpc: '2.0',
      id: 3,
      method: 'tools/call',
      params: { name: 'x', arguments: { a: { b: [1] } }, colour: 'red', _meta: { 'com.example/x': 1 } },
      extra: 1,
    });
    expect(explainer.member(call, '/params/arguments/a/b/0')).toMatchObject({
      standing: 'free',
      what: expect.stringContaining('arguments'),
    });
    expect(explainer.member(call, '/params/colour')).toMatchObject({ standing: 'unknown' });
    expect(explainer.member(call, '/extra')).toMatchObject({ standing: 'unknown' });
    expect(explainer.member(call, '/params/_meta/com.example~1x')).toMatchObject({ standing: 'extension' });
  });

  it('is found in blocks, questions, batches and shapes that depend on values', () => {
    const asked = message(
      {
        id: 1,
        result: {
          resultType: 'input_required',
          inputRequests: { who: { method: 'elicitation/create', params: { message: 'Name?' } } },
        },
      },
      'tools/call',
      '2026-07-28',
    );
    expect(explainer.member(asked, '/result/inputRequests/who/params/message')).toMatchObject({
      standing: 'defined',
    });
    const block = message(
      { id: 1, result: { content: [{ type: 'image', data: '', mimeType: 'a/b' }] } },
      'tools/call',
    );
    expect(explainer.member(block, '/result/content/0/data')?.what).toContain('base64');
    const batch = message([{ jsonrpc: '2.0', id: 1, method: 'ping' }], undefined, '2025-03-26');
    expect(explainer.member(batch, '/0/method')).toMatchObject({ standing: 'defined' });
  });
});

describe('a message in words', async () => {
  const explainer = await loadExplainer('en');

  it('is told from its own values', () => {
    const initialize = message({
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2024-11-05',
        capabilities: { roots: {} },
        clientInfo: { name: 'acme', version: '1' },
      },
    });
    expect(explainer.message(initialize)).toBe(
      'The client opens the connection: it is “acme”, version 1, would like to speak revision 2024-11-05, and declares roots.',
    );
    const failed = message({ jsonrpc: '2.0', id: 7, error: { code: -32601, message: 'no' } }, 'foo/bar');
    expect(explainer.message(failed)).toContain('code -32601, “no”');
    const stopped = (result: object) => explainer.message(message({ id: 8, result }, 'tasks/cancel'));
    expect(stopped({ taskId: 'a', status: 'cancelled' })).toBe('The task “a” is cancelled.');
    expect(stopped({ resultType: 'complete' })).toMatch(/^The wish to stop has arrived/);
  });

  it.each(LANGUAGES)('gives a sentence to anything, in %s', async (language) => {
    const own = await loadExplainer(language);
    const odd: unknown[] = [
      null,
      1,
      'x',
      [],
      {},
      [[]],
      { method: 1 },
      { id: {} },
      { error: 5 },
      { result: null },
    ];
    const empty = METHODS.flatMap(({ method }) => [
      [{ method }, undefined],
      [{ id: 1, method, params: [] }, undefined],
      [{ id: 1, result: {} }, method],
      [{ id: 1, result: { tools: [null], content: 'x', contents: 1, task: {} } }, method],
    ]);
    for (const [value, method] of [...odd.map((one) => [one, undefined]), ...empty]) {
      const text = own.message(message(value, typeof method === 'string' ? method : undefined));
      expect(text.length).toBeGreaterThan(5);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});
