import type { LanePositions } from '../lanes.ts';
import type { ActivationBar, Crowd, Lifeline, PhaseBar, SequenceWindow } from '../scene.ts';
import { BAR_WIDTH } from '../sizes.ts';
import type { ExportWords } from './export-words.ts';
import { svgText } from './svg-text.ts';

/** From the middle of a pill to that of the cross under it. */
const CROSS_PX = 17;
const HATCH_PX = 16;

/** What runs down behind the rows: phases, lifelines, activation bars, ties between strays and their originals. */
export function* svgRails(
  window: SequenceWindow,
  lanes: LanePositions,
  words: ExportWords,
): Generator<string> {
  for (const bar of window.phases) yield phase(bar);
  for (const line of window.lifelines) yield lifeline(line);
  for (const bar of window.bars) yield activation(bar);
  for (const line of window.lines) {
    if (line.kind !== 'message' || line.origin?.y === undefined) continue;
    const x = lanes.server + 6;
    yield `<path d="M${x} ${line.origin.y + 0.5}h8V${line.arrow.y + 0.5}h-8" class="n s-text-3" stroke-dasharray="1 2"/>`;
  }
  for (const entry of window.crowds) yield crowd(entry, words);
}

function phase({ phase: number, y1, y2 }: PhaseBar): string {
  return `<rect x="0" y="${y1}" width="3" height="${y2 - y1}" class="f-phase-${number}"/>`;
}

function lifeline({ x, y1, y2, ends }: Lifeline): string {
  const bottom = ends ? y2 + CROSS_PX : y2;
  const line = `<path d="M${x} ${y1}V${bottom}" class="n s-edge"/>`;
  if (!ends) return line;
  return `${line}<path d="M${x - 5} ${bottom - 5}l10 10M${x + 5} ${bottom - 5}l-10 10" class="n s-text-2" stroke-width="1.5"/>`;
}

function activation({ x, y1, y2, tone, end }: ActivationBar): string {
  const sides = `M${x + 0.5} ${y2}V${y1}h${BAR_WIDTH - 1}V${y2}${end === 'open' ? '' : 'Z'}`;
  const bar = `<path d="${sides}" class="f-fill s-${tone ?? 'edge'}"/>`;
  if (end !== 'hatched') return bar;
  const top = Math.max(y1, y2 - HATCH_PX);
  return `${bar}<rect x="${x + 1}" y="${top}" width="${BAR_WIDTH - 2}" height="${y2 - top}" fill="url(#hatch)"/>`;
}

function crowd({ lane, x, y1, y2, count }: Crowd, words: ExportWords): string {
  const at = lane === 'client' ? x + BAR_WIDTH : x;
  const anchor = lane === 'client' ? {} : { anchor: 'end' as const };
  return (
    `<path d="M${x + BAR_WIDTH / 2} ${y1}V${y2}" class="n s-edge" stroke-dasharray="2 2"/>` +
    svgText(at, y1 + 12, words.nested(count), { font: 'badge', tone: 'text-2', ...anchor })
  );
}
