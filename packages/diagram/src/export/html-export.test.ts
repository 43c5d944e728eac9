import { decodeBase64 } from '@lifeline/trace';
import { describe, expect, it } from 'vitest';
import { exportTitle, htmlExport } from './html-export.ts';
import { exported, HEADER, linesOf } from './testing/lines-of.ts';

const TEMPLATE =
  '<title>__LIFELINE_TITLE__</title><script type="application/gzip">__LIFELINE_RECORDING__</script>';

function parts(html: string): { readonly title: string; readonly recording: string } {
  const match = /^<title>(.*)<\/title><script type="application\/gzip">([A-Za-z0-9+/=]*)<\/script>$/s.exec(
    html,
  );
  return { title: match?.[1] ?? '', recording: match?.[2] ?? '' };
}

describe('htmlExport', () => {
  it.each([[0], [1], [2], [3], [6143], [6144], [6145], [100_000]])(
    'puts %i bytes into the page as they are',
    (length) => {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 31 + (at >> 8)) & 255);
      const { recording } = parts(htmlExport(TEMPLATE, bytes, 't'));
      expect(recording).toBe(Buffer.from(bytes).toString('base64'));
      expect(decodeBase64(recording)).toEqual(bytes);
    },
  );

  it('lets no title leave its element, and keeps its text', async () => {
    const title =
      '</title><script>alert(1)</script><!-- $& "a" & \u2028 \ud800 \0 __proto__ __LIFELINE_RECORDING__';
    const html = htmlExport(TEMPLATE, new Uint8Array([1]), title);
    expect(parts(html)).toEqual({
      title:
        '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- $&amp; &quot;a&quot; &amp; \u2028 \uFFFD \uFFFD __proto__ __LIFELINE_RECORDING__',
      recording: 'AQ==',
    });
  });

  it('is called by its server, and nothing in its name hides or reorders the rest', async () => {
    const trace = await exported(linesOf([], { ...HEADER, title: 'a\n\u202eb' }));
    expect(exportTitle(trace)).toBe('a ‹U+202E›b · Lifeline');
  });

  it('refuses a page without room for a recording', async () => {
    expect(() => htmlExport('<title>Lifeline</title>', new Uint8Array(), 't')).toThrow('not the page');
  });
});
