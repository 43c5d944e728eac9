import type { Arrow } from '../scene.ts';

const RING = 3;

/** An arrow with its head, its tail and whatever stops it, as on screen. */
export function svgArrow(arrow: Arrow): string {
  const { x1, x2, style, stop, doubled } = arrow;
  const forward = x2 >= x1 ? 1 : -1;
  const y = arrow.y + 0.5;
  const start = style.tail === 'ring' ? x1 + forward * 2 * RING : x1;
  const end = style.head === 'filled' && stop === undefined ? x2 - forward * (style.headLength - 2) : x2;
  const offsets = style.stacked ? [-3, 0, 3] : doubled ? [-1.5, 1.5] : [0];
  const lines = offsets.map((offset) => `M${start} ${y + offset}H${end}`).join('');
  const dash = style.dash.length === 0 ? '' : ` stroke-dasharray="${style.dash.join(' ')}"`;
  const shape = `class="n s-${style.tone}" stroke-width="${style.width}"`;
  const parts = [`<path d="${lines}" ${shape}${dash}/>`];
  if (style.tail === 'ring')
    parts.push(`<circle cx="${x1 + forward * RING}" cy="${y}" r="${RING - 0.75}" ${shape}/>`);
  if (stop === 'tear') parts.push(`<path d="M${x2} ${y - 7}l4 2.8-5 2.8 6 2.8-5 2.8 4 2.8" ${shape}/>`);
  if (stop === 'gate') parts.push(`<path d="M${x2 + 2} ${y - 8}v16M${x2 + 6} ${y - 8}v16" ${shape}/>`);
  if (stop === undefined && style.head !== 'none') {
    const back = x2 - forward * style.headLength;
    const half = style.headWidth / 2;
    const head = `M${back} ${y - half}L${x2} ${y}L${back} ${y + half}`;
    parts.push(
      style.head === 'filled'
        ? `<path d="${head}Z" class="f-${style.tone}"/>`
        : `<path d="${head}" ${shape}/>`,
    );
  }
  return parts.join('');
}
