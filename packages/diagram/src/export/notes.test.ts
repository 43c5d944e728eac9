// @vitest-environment happy-dom
import { decodeHeader } from '@lifeline/trace';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from './english.ts';
import { EXPORT_FORMATS } from './formats.ts';
import { exported, HEADER, linesOf, SESSION } from './testing/lines-of.ts';
import { ARROWS, arrowsOf } from './testing/mermaid-arrows.ts';
import { textOf } from './testing/text-of.ts';

const EVIL = '</text><img src=x>\n# forged; C->>S: forged\nend \u202e `x` **b**';
const NOTES = {
  note: 'It fails with s3cret.',
  notes: [
    { seq: 3, text: 'First line\nsecond line' },
    { seq: 8, text: EVIL },
    { seq: 14, text: 'on stderr: s3cret' },
    { seq: 99, text: 'on nothing' },
  ],
};
const redactor = { learn: () => {}, redact: (text: string) => text.replaceAll('s3cret', '[redacted:1]') };
const trace = () => exported(linesOf(SESSION), { redactor, notes: NOTES });

describe('notes of people', () => {
  it.each(Object.entries(EXPORT_FORMATS))(
    'are in %s, redacted, and can be left out',
    async (name, { write }) => {
      const whole = await trace();
      const text = await textOf(write(whole, ENGLISH));
      for (const words of ['It fails with', 'First line', 'second line', 'forged', 'on stderr'])
        expect(text).toContain(words);
      expect(text).not.toContain('s3cret');
      expect(text).not.toContain('on nothing');
      if (name !== 'ndjson') expect(text).not.toMatch(/(?<!\\)<img|^# forged|^end |\u202e/m);
      whole.hidesNotes = true;
      expect(await textOf(write(whole, ENGLISH))).toBe(
        await textOf(write(await exported(linesOf(SESSION), { redactor }), ENGLISH)),
      );
    },
  );

  it('stand in Mermaid behind their message, and are no messages', async () => {
    const text = await textOf(EXPORT_FORMATS.mermaid.write(await trace(), ENGLISH));
    expect(text).toContain(
      '  C->>S: initialize · id 1\n  Note over C,S: Note#58; First line<br/>second line\n',
    );
    expect((await arrowsOf(text)).filter((arrow) => arrow === ARROWS.request)).toHaveLength(4);
  });

  it('stand in Markdown under their message', async () => {
    const text = await textOf(EXPORT_FORMATS.markdown.write(await trace(), ENGLISH));
    expect(text).toContain('- **Content**: 18 events\n\n> **Note**: It fails with \\[redacted:1\\].\n');
    expect(text).toContain('```\n\n> **Note**: First line\\\n> second line\n');
  });

  it('are listed under the drawing, with the number that their row shows', async () => {
    const text = await textOf(EXPORT_FORMATS.svg.write(await trace(), ENGLISH));
    expect(text).toContain('>Notes</text>');
    expect(text).toMatch(/>event 3<\/text><text [^>]*>First line<\/text><text [^>]*>second line<\/text>/);
    expect(text.match(/class="badge f-accent b">1<\/text>/g)).toHaveLength(2);
    expect(text).toMatch(/<svg[^>]* height="(\d+)" viewBox="0 0 960 \1"/);
  });

  it('are in the header of a recording, numbered as its events are', async () => {
    const excerpt = await trace();
    excerpt.show((seq) => seq > 3);
    const [first = ''] = (await textOf(EXPORT_FORMATS.ndjson.write(excerpt, ENGLISH))).split('\n');
    expect(decodeHeader(first)).toEqual({
      ok: true,
      header: {
        ...HEADER,
        annotations: {
          note: 'It fails with [redacted:1].',
          notes: [
            { seq: 4, text: EVIL },
            { seq: 10, text: 'on stderr: [redacted:1]' },
          ],
        },
      },
    });
  });
});
