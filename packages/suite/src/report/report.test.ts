import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { ResultRow } from '../run/state.ts';
import type { Case, Verdict } from '../types.ts';
import {
  htmlReport,
  jsonReport,
  junitReport,
  markdownReport,
  type ReportCase,
  type ReportData,
  summarize,
  textReport,
} from './index.ts';

function caseOf(
  id: string,
  verdict: Verdict,
  more: Partial<ResultRow> = {},
  of: Partial<Case> = {},
): ReportCase {
  return {
    case: {
      id,
      tool: 'add',
      input: { kind: 'none' },
      expect: { kind: 'rejected' },
      checks: [],
      save: [],
      tags: [],
      ...of,
    },
    row: { caseId: id, tool: 'add', state: 'done', verdict, reasons: [], stale: false, ...more },
    ...(verdict !== 'pass' && {
      requestText: '{"a":"]]>"}',
      responseText: '{"text":"```<script>alert(1)</script>"}',
    }),
  };
}

/** Text of a server that means to break whatever it is put into. */
const EVIL =
  '"><script>alert(1)</script>&amp;|`*_[x](javascript:1)\u0000\u001b[31m\ud800\ufffe\u202e😀\n# head';

const DATA: ReportData = {
  generator: 'mcp-lifeline 1',
  date: '2026-01-02T03:04:05.678Z',
  target: 'node server.js',
  server: { name: EVIL, version: '1.0' },
  revision: '2025-11-25',
  recording: 's-1',
  redaction: 'No secrets were found in it.',
  findings: [
    {
      rule: 'TOOL-01',
      title: 'Bad',
      severity: 'must',
      place: `tool ${EVIL}`,
      sentence: EVIL,
      fix: 'Mend it.',
    },
    { rule: 'DOC-01', title: 'No words', severity: 'advice', place: 'tool b', sentence: 'No description.' },
    { rule: 'DOC-01', title: 'No words', severity: 'advice', place: 'tool c', sentence: 'No description.' },
  ],
  run: {
    isComplete: true,
    schemas: [{ tool: 'add', hash: '0123456789abcdef' }],
    problems: [{ line: 3, column: 7, message: 'A mistake.' }],
    cases: [
      caseOf('good', 'pass', { outcome: 'result', ms: 1500 }),
      caseOf(
        'lax',
        'over-accepting',
        { outcome: 'result', ms: 2, reasons: [{ code: 'unexpected-outcome', detail: 'result' }] },
        { title: EVIL, note: EVIL },
      ),
      caseOf('hang', 'fail', { outcome: 'timeout', reasons: [{ code: 'no-answer-in-time' }] }),
      caseOf('skipped', 'not-run', { reasons: [{ code: 'writes-not-allowed' }] }),
    ],
  },
};

/** JUnit as Python's reader has it. */
function readJunit(xml: string): unknown {
  const script = `
import sys, json, xml.etree.ElementTree as ET
root = ET.fromstring(sys.stdin.buffer.read())
def case(c): return {'name': c.get('name'), 'classname': c.get('classname'), 'time': float(c.get('time')), 'children': [[k.tag, k.get('message'), k.text] for k in c]}
def suite(s): return {'name': s.get('name'), 'counts': [int(s.get(k)) for k in ('tests','failures','errors','skipped')], 'properties': {p.get('name'): p.get('value') for p in s.find('properties')}, 'cases': [case(c) for c in s.findall('testcase')]}
print(json.dumps({'tag': root.tag, 'counts': [int(root.get(k)) for k in ('tests','failures','errors','skipped')], 'suites': [suite(s) for s in root]}))
`;
  return JSON.parse(execFileSync('python3', ['-c', script], { input: xml, encoding: 'utf8' }));
}

describe('reports', () => {
  it('are JUnit that an ordinary reader loads, with failures, errors and skipped cases told apart', () => {
    const shown = EVIL.replaceAll('\u0000', '\\u0000')
      .replaceAll('\u001b', '\\u001b')
      .replaceAll('\ud800', '\\ud800')
      .replaceAll('\ufffe', '\\ufffe');
    expect(readJunit(junitReport(DATA))).toEqual({
      tag: 'testsuites',
      counts: [8, 2, 2, 1],
      suites: [
        expect.objectContaining({
          name: 'add',
          counts: [4, 1, 1, 1],
          properties: expect.objectContaining({
            'server.name': shown,
            'schema.hash': '0123456789abcdef',
            recording: 's-1',
          }),
          cases: [
            { name: 'good', classname: 'add', time: 1.5, children: [] },
            expect.objectContaining({
              name: `${shown} (lax)`,
              children: [
                [
                  'failure',
                  'accepted what should be rejected: expected rejected, got a result',
                  expect.stringContaining(']]>'),
                ],
              ],
            }),
            expect.objectContaining({ children: [['error', expect.any(String), expect.any(String)]] }),
            expect.objectContaining({ children: [['skipped', expect.stringContaining('read-only'), null]] }),
          ],
        }),
        expect.objectContaining({ name: 'suite file', counts: [1, 0, 1, 0] }),
        expect.objectContaining({ name: 'findings', counts: [3, 1, 0, 0] }),
      ],
    });
  });

  it('are HTML without scripts, in which nothing of a server is markup', () => {
    const html = htmlReport(DATA);
    expect(html).not.toMatch(/<script|javascript:1"|<[^>]*\son\w+=|src=|href=/i);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('<span class="hidden" title="U+202E">RLO</span>');
    expect(html).toContain("default-src 'none'");
  });

  it('are Markdown in which nothing of a server is markup', () => {
    const markdown = markdownReport(DATA);
    expect(markdown.split('\n').filter((line) => line.startsWith('#'))).toEqual([
      expect.stringMatching(/^# Check of /),
      '## 4 cases',
      expect.stringMatching(/^### /),
      '### hang',
      '### skipped',
      '## 3 findings',
    ]);
    expect(markdown).toContain('````json\n{"text":"```<script>');
    const prose = markdown.replace(/\\./g, '').replace(/(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '');
    expect(prose).not.toMatch(/<|\]\(/);
  });

  it('are text that tells what does not hold, once', () => {
    const text = textReport({ ...DATA, recording: 's-1' }, 'npm start --');
    expect(text).toContain('\nSee every message: npm start -- open s-1\n');
    expect(text).toContain('✗ add');
    expect(text).toContain('· advice  No words [DOC-01]: tool b, tool c\n    No description.\n');
    expect(text.match(/No description\./g)).toHaveLength(1);
    expect(text).toContain('✗ the suite:3:7  A mistake.');
    expect(text).toContain(
      'Failed. 4 cases: 1 failed, 1 accepted what should be rejected, 1 not run, 1 passed. 1 mistake in the suite. 3 findings: 1 must, 0 should, 2 advice.',
    );
  });

  it('are JSON with findings, cases and summary', () => {
    const report = JSON.parse(jsonReport(DATA));
    expect(report).toMatchObject({
      findings: [{ rule: 'TOOL-01' }, {}, {}],
      cases: [{ id: 'good', verdict: 'pass', expect: 'rejected' }, { verdict: 'over-accepting' }, {}, {}],
      summary: {
        cases: 4,
        holds: false,
        findings: { must: 1, should: 0, advice: 2 },
        problems: [{ line: 3 }],
      },
    });
  });

  it('do not call an outcome unexpected where only a check fails', () => {
    const run = DATA.run;
    if (run === undefined) throw new Error('no run');
    const unequal = caseOf('a', 'fail', {
      outcome: 'result',
      reasons: [{ code: 'not-contained', detail: 'x' }],
    });
    const text = textReport({ ...DATA, run: { ...run, cases: [unequal] } });
    expect(text).toContain('got a result as expected, but');
    expect(text).not.toContain('expected accepted, got a result');
  });

  it('hold only where all cases passed in a complete run, without mistakes and rules broken that must be kept', () => {
    const run = { isComplete: true, schemas: [], problems: [], cases: [caseOf('good', 'pass')] };
    const { findings: _, ...rest } = DATA;
    const holds = (data: Partial<ReportData>) => summarize({ ...rest, run, ...data }).holds;
    expect(holds({})).toBe(true);
    expect(
      holds({ findings: [{ rule: 'x', title: 'x', severity: 'should', place: '', sentence: '' }] }),
    ).toBe(true);
    expect(holds({ findings: DATA.findings ?? [] })).toBe(false);
    expect(holds({ run: { ...run, isComplete: false } })).toBe(false);
    expect(holds({ run: { ...run, problems: [{ line: 1, column: 1, message: '' }] } })).toBe(false);
    for (const verdict of ['fail', 'stale', 'not-run', 'invalid-output'] as const)
      expect(holds({ run: { ...run, cases: [caseOf('a', verdict)] } })).toBe(false);
  });
});

describe('what cannot be seen', () => {
  it('is shown by name in HTML and Markdown', () => {
    const { findings: _, run: __, ...rest } = DATA;
    const data = { ...rest, server: { name: 'a\u202eb\u200bc\u{e0041}' } };
    expect(htmlReport(data)).toContain(
      'a<span class="hidden" title="U+202E">RLO</span>b<span class="hidden" title="U+200B">ZWSP</span>c<span class="hidden" title="U+E0041">A</span>',
    );
    expect(markdownReport(data)).toContain('a⟦RLO⟧b⟦ZWSP⟧c⟦A⟧');
    for (const report of [htmlReport(data), markdownReport(data)])
      expect(report).not.toMatch(/[\u202a-\u202e\u200b]/);
  });
});

it('a run of no cases does not hold', () => {
  const { findings: _, ...rest } = DATA;
  const none = { ...rest, run: { isComplete: true, schemas: [], problems: [], cases: [] } };
  expect(summarize(none).holds).toBe(false);
  expect(textReport(none)).toContain('Failed. 0 cases.');
});
