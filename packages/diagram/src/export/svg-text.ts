import { shortened, visible } from './text.ts';

/** Widths of characters in px, by font; an estimate that is rather too wide, since no font can be measured here. */
const WIDTHS = { mono: 7.6, sans: 7, meta: 6.5, badge: 6.2, head: 8.2 } as const;
export type Font = keyof typeof WIDTHS;

const CLASSES: Readonly<Record<Font, string>> = {
  mono: 'm',
  sans: '',
  meta: 'meta',
  badge: 'badge',
  head: 'head',
};
/** Most texts have none of these, and to look for the wide ones takes long. */
const MAY_BE_WIDE = /[\u1100-\u115f\u2e80-\uffff]/;
/** Characters that take two columns. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{1f000}-\u{3ffff}]/gu;

export interface TextOptions {
  readonly font?: Font;
  /** Class of a fill, without `f-`. */
  readonly tone: string;
  readonly anchor?: 'middle' | 'end';
  readonly bold?: boolean;
  /** Room in px; what does not fit is cut. */
  readonly room?: number;
}

/** Estimated width of a text in px. */
export function textWidth(text: string, font: Font): number {
  const wide = MAY_BE_WIDE.test(text) ? (text.match(WIDE)?.length ?? 0) : 0;
  return (text.length + wide) * WIDTHS[font];
}

/** A text element. A text of a server can neither end it nor hide or reorder anything in it. */
export function svgText(x: number, y: number, text: string, options: TextOptions): string {
  const { font = 'sans', tone, anchor, bold = false, room } = options;
  const shown = visible(text);
  const fitting = room === undefined ? shown : fit(shown, font, room);
  const classes = [CLASSES[font], `f-${tone}`, bold ? 'b' : ''].filter((name) => name !== '').join(' ');
  const title = fitting === shown ? '' : `<title>${escapeXml(shortened(shown, 400))}</title>`;
  return `<text x="${x}" y="${y}" class="${classes}"${anchor === undefined ? '' : ` text-anchor="${anchor}"`}>${escapeXml(fitting)}${title}</text>`;
}

/** A run of a text that is made of several. */
export interface Span {
  readonly text: string;
  readonly tone: string;
  readonly font: Font;
}

/** Runs one after the other, with `x` in their middle; `title` is what they say in full. */
export function svgSpans(x: number, y: number, spans: readonly Span[], title: string | undefined): string {
  const runs = spans.map(({ text, tone, font }, at) => {
    const gap = at === 0 ? '' : ' dx="6"';
    return `<tspan class="${`${CLASSES[font]} f-${tone}`.trim()}"${gap}>${escapeXml(visible(text))}</tspan>`;
  });
  const full = title === undefined ? '' : `<title>${escapeXml(shortened(visible(title), 400))}</title>`;
  return `<text x="${x}" y="${y}" text-anchor="middle">${runs.join('')}${full}</text>`;
}

/** The start of a text that fits. */
export function fit(text: string, font: Font, room: number): string {
  const width = textWidth(text, font);
  if (width <= room) return text;
  return shortened(text, Math.max(1, Math.floor((room / width) * text.length) - 1));
}

const MARKUP = /[&<>"']/;

/** Text in XML. Characters that XML forbids are gone by `visible`. */
export function escapeXml(text: string): string {
  if (!MARKUP.test(text)) return text;
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
