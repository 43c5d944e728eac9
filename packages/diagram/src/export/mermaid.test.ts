// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ENGLISH } from './english.ts';
import type { ExportTrace } from './export-trace.ts';
import { mermaid, mermaidText } from './mermaid.ts';
import { exported, linesOf, received, SESSION, sent } from './testing/lines-of.ts';
import { ARROWS, arrowsOf } from './testing/mermaid-arrows.ts';
import { textOf } from './testing/text-of.ts';

const drawn = async (trace: ReturnType<typeof exported> | ExportTrace) =>
  textOf(mermaid(await trace, ENGLISH));

describe('mermaid', () => {
  it('draws a session', async () => {
    expect(await drawn(exported(linesOf(SESSION)))).toBe(`sequenceDiagram
  participant C as Client
  participant S as Server
  Note left of C: connection opened · node
  Note right of S: spawned · pid 4711
  Note over C,S: 1 · Initialization
  C->>S: initialize · id 1
  S-->>C: 2025-11-25 · 1 capability · id 1
  C-)S: notifications/initialized
  Note over C,S: 2 · Discovery
  C->>S: tools/list · id 2
  S-->>C: 1 tool · id 2
  Note over C,S: 3 · Operation
  C->>S: tools/call echo · id 3
  S-->>C: hi · id 3
  Note right of S: not JSON#58; oops
  C->>S: tools/call none · id 4
  S--xC: error -32602 Unknown tool#58; none · id 4
  Note right of S: stderr#58; done (× 2)
  Note right of S: exit 0
  Note left of C: connection over#58; the server ended
`);
  });

  it('has an arrow of its kind for each message, as Mermaid reads it', async () => {
    const found = await arrowsOf(await drawn(exported(linesOf(SESSION))));
    const { request, response, error, notification } = ARROWS;
    expect(found).toEqual([
      request,
      response,
      notification,
      request,
      response,
      request,
      response,
      request,
      error,
    ]);
  });

  it.each([
    ';',
    '#',
    '#59;',
    'a;b#c%%d',
    '%% comment',
    '%%{init: {"theme":"dark"}}%%',
    'end',
    'end\nC->>S: forged',
    '\r\nNote over C: x',
    'line\u2028separator',
    '"quoted" \'single\' `ticks`',
    'wrap: x',
    'nowrap:x',
    '<b>bold</b><script>alert(1)</script>',
    '$$\\frac{1}{2}$$',
    'a: b->>c -x d',
    'style x:fill#fff;',
    'ﬂ°35¶ß',
    '你好，世界 🎉 é ا',
    '\u202egnp.exe',
    '\ud800',
    '---\ntitle: x\n---',
    'rect rgb(0,0,0)',
    ' ',
    '{"a":[1,2]}',
    '\\n\\u0041',
    '+-',
    '@{ "type": "actor" }',
    '()()',
    'autonumber',
  ])('is safe with %j', async (text) => {
    const trace = await exported(
      linesOf([
        sent({ jsonrpc: '2.0', id: text, method: text, params: { name: text } }),
        received({ jsonrpc: '2.0', id: text, error: { code: 1, message: text } }),
        sent({ jsonrpc: '2.0', method: text }),
        { type: 'stderr', raw: text },
        { type: 'note', text },
        received(text),
      ]),
    );
    const found = await arrowsOf(await drawn(trace));
    expect(found).toEqual([ARROWS.request, ARROWS.error, ARROWS.notification]);
  });

  it('says what was escaped by its entity', async () => {
    expect(mermaidText('a;b #1 %%\n"x"')).toBe('a#59;b #35;1 #37;#37; "x"');
    expect(mermaidText('')).toBe('#160;');
  });

  it('draws only what is shown', async () => {
    const trace = await exported(linesOf(SESSION));
    trace.show((seq) => trace.rows.methodAt(seq) === 'tools/call');
    expect((await drawn(trace)).match(/->>/g)).toHaveLength(2);
  });
});
