import type { Tone } from '../line-style.ts';

/** Colours of the visual direction by name; phases are shades of grey. */
type ColourName =
  | Tone
  | 'canvas'
  | 'bar'
  | 'fill'
  | 'edge'
  | 'border'
  | 'phase-1'
  | 'phase-2'
  | 'phase-3'
  | 'phase-4';

const LIGHT: Readonly<Record<ColourName, string>> = {
  canvas: '#ffffff',
  bar: '#f6f7f9',
  fill: '#eceff3',
  text: '#1b1f27',
  'text-2': '#48505e',
  'text-3': '#5e6775',
  accent: '#2b59d1',
  error: '#b42318',
  'tool-error': '#8a4b00',
  malformed: '#7a2ea0',
  held: '#0a6478',
  edge: '#7f8896',
  border: '#d8dde4',
  'phase-1': '#cfd1d6',
  'phase-2': '#a6abb3',
  'phase-3': '#7e8591',
  'phase-4': '#48505e',
};

const DARK: Readonly<Record<ColourName, string>> = {
  canvas: '#13161b',
  bar: '#1a1e25',
  fill: '#242a33',
  text: '#e7eaee',
  'text-2': '#b3bbc7',
  'text-3': '#98a2b0',
  accent: '#8fb3ff',
  error: '#ff8f85',
  'tool-error': '#f2b560',
  malformed: '#d8a6f2',
  held: '#62cbdd',
  edge: '#788392',
  border: '#333b47',
  'phase-1': '#3b4048',
  'phase-2': '#5c636d',
  'phase-3': '#7d8692',
  'phase-4': '#b3bbc7',
};

const SANS =
  'system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans","Noto Sans CJK SC","PingFang SC","Microsoft YaHei",sans-serif';
const MONO = 'ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono","Noto Sans Mono CJK SC",monospace';

/** Style sheet of the file: `s-…` strokes and `f-…` fills in a colour, light or dark as the reader prefers. */
export const SVG_STYLE = [
  `text{font:13px ${SANS};white-space:pre}`,
  `.m{font:12.5px ${MONO}}`,
  '.b{font-weight:600}',
  '.meta{font-size:12px}',
  '.badge{font-size:11px;font-variant-numeric:tabular-nums}',
  '.head{font-size:15px;font-weight:600}',
  '.n{fill:none}',
  colours(LIGHT),
  `@media (prefers-color-scheme:dark){${colours(DARK)}}`,
].join('');

function colours(palette: Readonly<Record<ColourName, string>>): string {
  return Object.entries(palette)
    .map(([name, colour]) => `.s-${name}{stroke:${colour}}.f-${name}{fill:${colour}}`)
    .join('');
}
