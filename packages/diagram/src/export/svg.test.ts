// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ENGLISH } from './english.ts';
import type { ExportTrace } from './export-trace.ts';
import { svg } from './svg.ts';
import { exported, linesOf, received, SESSION, sent } from './testing/lines-of.ts';
import { textOf } from './testing/text-of.ts';

const drawn = async (trace: ReturnType<typeof exported> | ExportTrace) => textOf(svg(await trace, ENGLISH));

/** Elements of well-formed XML, in order; throws at what is not. */
function elements(xml: string): string[] {
  const names: string[] = [];
  const open: string[] = [];
  const rest = xml.replace(
    /<(\/?)([a-z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>/gi,
    (_, close, name, _attributes, empty) => {
      if (close !== '') expect(open.pop()).toBe(name);
      else if (empty === '') open.push(name);
      if (close === '') names.push(name);
      return '';
    },
  );
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>]|&(?!#\d+;)/);
  return names;
}

describe('svg', () => {
  it('draws a session with its heading, both lanes, bands and an arrow for each message', async () => {
    const text = await drawn(exported(linesOf(SESSION)));
    expect(elements(text)[0]).toBe('svg');
    for (const words of [
      '>demo<',
      '1.2 · MCP 2025-11-25 · 2026-11-30 14:00 UTC · 18 events',
      '>Client<',
      '>Server<',
    ])
      expect(text).toContain(words);
    for (const words of [
      '1 Initialization',
      '2 Discovery',
      '3 Operation',
      '>tools/call<',
      '>echo<',
      '>#3<',
      '>exit 0<',
    ])
      expect(text).toContain(words);
    expect(text.match(/stroke-dasharray="6 4"/g)).toHaveLength(4);
    expect(text).toContain('prefers-color-scheme:dark');
  });

  it('is XML whatever the server says', async () => {
    const evil = '</text><script>alert(1)</script>&amp;&#0;]]>"\'\u0000\ud800\ufffe\u202e\n';
    const names = elements(
      await drawn(
        exported(
          linesOf([
            sent({ jsonrpc: '2.0', id: evil, method: evil, params: {} }),
            received({ jsonrpc: '2.0', id: evil, error: { code: 1, message: evil } }),
            received(evil),
            { type: 'stderr', raw: evil },
          ]),
        ),
      ),
    );
    expect(new Set(names)).toEqual(
      new Set(['svg', 'title', 'style', 'defs', 'pattern', 'path', 'rect', 'g', 'text', 'tspan', 'circle']),
    );
  });

  it('refers to nothing outside of itself', async () => {
    const text = await drawn(exported(linesOf(SESSION)));
    expect(text.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|@import|url\((?!#)/);
  });

  it('draws 10,000 messages in steps', async () => {
    const bodies = Array.from({ length: 5000 }, (_, id) => [
      sent({ jsonrpc: '2.0', id, method: id % 3 === 0 ? 'tools/call' : 'ping', params: { name: 'x' } }),
      received({ jsonrpc: '2.0', id, result: { content: [{ type: 'text', text: `answer ${id}` }] } }),
    ]).flat();
    const trace = await exported(linesOf(bodies));
    const pieces: string[] = [];
    for await (const piece of svg(trace, ENGLISH)) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(10_000);
    expect(pieces.join('').match(/<tspan class="m f-text">/g)?.length).toBeGreaterThanOrEqual(5000);
  });
});
