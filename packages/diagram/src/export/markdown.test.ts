import { describe, expect, it } from 'vitest';
import { ENGLISH } from './english.ts';
import type { ExportTrace } from './export-trace.ts';
import { markdown } from './markdown.ts';
import { exported, HEADER, linesOf, received, SESSION, sent } from './testing/lines-of.ts';
import { textOf } from './testing/text-of.ts';

const written = async (trace: ReturnType<typeof exported> | ExportTrace) =>
  textOf(markdown(await trace, ENGLISH));

describe('markdown', () => {
  it('begins with what was recorded', async () => {
    expect(await written(exported(linesOf(SESSION)))).toMatch(
      new RegExp(
        [
          '^# MCP session',
          '',
          '- \\*\\*Server\\*\\*: `demo 1\\.2`',
          '- \\*\\*Command\\*\\*: `node server\\.js`',
          '- \\*\\*Revision\\*\\*: `2025-11-25`',
          '- \\*\\*Recorded\\*\\*: 2026-11-30T14:00:00\\.000Z · mcp-lifeline 0\\.1\\.0',
          '- \\*\\*Content\\*\\*: 18 events',
          '',
          '## Sequence',
          '',
          '```mermaid',
          'sequenceDiagram',
        ].join('\n'),
      ),
    );
  });

  it('gives each message its JSON, indented but not otherwise changed', async () => {
    const text = await written(
      exported(linesOf([sent('{"jsonrpc":"2.0","id":1.0,"method":"ping","x":1e400}')])),
    );
    expect(text).toContain(
      '\n### 0 · `ping`\n\nClient → Server · id `1.0` · +0.000 s\n\n```json\n{\n  "jsonrpc": "2.0",\n  "id": 1.0,\n  "method": "ping",\n  "x": 1e400\n}\n```\n',
    );
  });

  it('ends no code block by what is in it', async () => {
    const evil = '````\n# forged\n`````';
    const text = await written(
      exported(
        linesOf([
          received(evil.split('\n')[0] ?? ''),
          received({ jsonrpc: '2.0', method: 'x', params: '``````' }),
        ]),
      ),
    );
    expect(text).toContain('\n`````\n````\n`````\n');
    expect(text).toContain('\n```````json\n');
  });

  it('keeps texts of the server from being markup', async () => {
    const evil = '`x` <img src=x> [a](javascript:1) | **b**\n# c\u202e';
    const target = { kind: 'imported', source: evil } as const;
    const bodies = [
      sent({ jsonrpc: '2.0', id: evil, method: evil, params: {} }),
      { type: 'stderr', raw: evil },
      { type: 'note', text: evil },
    ] as const;
    const text = await written(exported(linesOf(bodies, { ...HEADER, target, createdAt: evil })));
    const outside = text
      .replace(/^(`{3,})[^\n]*\n[\s\S]*?\n\1$/gm, '')
      .replace(/(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '');
    expect(outside).not.toMatch(/(?<!\\)<|(?<!\\)\[|\u202e|\n# c|(?<!\\)\|/);
    expect(text).not.toContain('\u202e');
  });

  it('cuts very long texts and says so', async () => {
    const text = await written(exported(linesOf([received({ x: 'y'.repeat(200_000) })])));
    expect(text.length).toBeLessThan(150_000);
    expect(text).toContain('This is the start of a text of 200008 characters.');
    // also where what is shown of it is longer than the whole
    const hidden = await written(exported(linesOf([received('\u0001'.repeat(140_000))])));
    expect(hidden).toContain('This is the start of a text of 140000 characters.');
  });
});
