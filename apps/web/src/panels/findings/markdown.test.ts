import { type Finding, sentenceOf } from '@lifeline/lint';
import { expect, it } from 'vitest';
import { messages } from '../../i18n/en/index.ts';
import { findingsMarkdown } from './markdown.ts';

function told(part: Partial<Finding>) {
  const finding: Finding = {
    ruleId: 'TOOL-03',
    severity: 'should',
    side: 'server',
    seqs: [7],
    place: { kind: 'tool', key: 'a `b`', index: 0, pointer: '/name' },
    values: { name: 'a *b* <img>', problem: '" "' },
    weight: 1,
    page: '2025-11-25/server/tools',
    anchor: 'tool-names',
    ...part,
  };
  return { finding, sentence: sentenceOf(finding) };
}

it('writes findings by severity, and nothing of the server as markup', () => {
  const text = findingsMarkdown([told({ severity: 'must' }), told({})], 'book_shop 1', messages);
  expect(text.split('\n').slice(0, 8)).toEqual([
    '# Findings: book\\_shop 1',
    '',
    '## violates a MUST (1)',
    '',
    '### Name outside the grammar (TOOL-03, violates a MUST)',
    '',
    '- Tool `` a `b` `` `/name`',
    expect.stringContaining('- Seen: The name a \\*b\\* \\<img\\> breaks the rule'),
  ]);
  expect(text).toContain('- Fix: Use these characters only');
  expect(text).toContain('## goes against a SHOULD (1)');
  expect(text).toContain(
    '- <https://modelcontextprotocol.io/specification/2025-11-25/server/tools#tool-names>',
  );
});
