/** Tallest element that all browsers lay out exactly (Firefox clips first, near 17.9 million px). */
export const MAX_HEIGHT_PX = 15_000_000;

/** A scroll step above this many viewports is a jump (scrollbar, Home, End), not a movement. */
const JUMP_VIEWPORTS = 4;
const JUMP_MIN_PX = 2000;
/** Next to both ends, positions are the same on both sides, so that 1:1 scrolling meets them exactly. */
const END_ZONE_PX = 1_000_000;

/** Height of the element that gives a scroller its range for content of this height. */
export function elementHeight(total: number): number {
  return Math.min(total, MAX_HEIGHT_PX);
}

/**
 * Maps the positions of a scroller, whose content may not be taller than `MAX_HEIGHT_PX`, to content of any
 * height. Small movements are 1:1; jumps go to about the same share of the content. All values are px.
 */
export class ScrollMap {
  #total = 0;
  #viewport = 0;
  /** Top of the viewport in the content, and in the scroller. */
  #top = 0;
  #physical = 0;

  get height(): number {
    return elementHeight(this.#total);
  }

  get top(): number {
    return this.#top;
  }

  get viewport(): number {
    return this.#viewport;
  }

  /** A content position minus this is its position inside the scroller's element. */
  get shift(): number {
    return this.#top - this.#physical;
  }

  /** Last content position that the viewport's top can have. */
  get end(): number {
    return Math.max(0, this.#total - this.#viewport);
  }

  get atEnd(): boolean {
    return this.#top >= this.end - 2;
  }

  /** New height of content or viewport; the viewport's top stays where it is, as far as it can. */
  resize(total: number, viewport: number): void {
    this.#total = total;
    this.#viewport = viewport;
    if (this.#physical > this.#physicalEnd || this.#top > this.end) this.moveTo(this.#top);
  }

  /** Takes the scroller's position from a scroll event. */
  scrolled(physical: number): void {
    const delta = physical - this.#physical;
    const jump = Math.abs(delta) > Math.max(JUMP_MIN_PX, JUMP_VIEWPORTS * this.#viewport);
    this.#top = clamp(this.#mapped && !jump ? this.#top + delta : this.#contentAt(physical), 0, this.end);
    if (physical <= 0) this.#top = 0;
    if (physical >= this.#physicalEnd - 1) this.#top = this.end;
    this.#physical = physical;
  }

  /** Moves the viewport's top to a content position. Returns the position to give to the scroller. */
  moveTo(top: number): number {
    this.#top = clamp(top, 0, this.end);
    this.#physical = this.#physicalAt(this.#top);
    return this.#physical;
  }

  /**
   * Whether 1:1 movements or growing content have led the scroller away from where the content is, so far that it
   * could meet an end that is none: `moveTo(top)` then.
   */
  get drifted(): boolean {
    const drift = Math.abs(this.#physical - this.#physicalAt(this.#top));
    const room = Math.min(this.#physical, this.#physicalEnd - this.#physical);
    return drift > this.#zone / 2 || (drift > 1 && room < this.#zone / 4);
  }

  get #mapped(): boolean {
    return this.#total > MAX_HEIGHT_PX;
  }

  get #physicalEnd(): number {
    return Math.max(0, this.height - this.#viewport);
  }

  get #zone(): number {
    return Math.min(END_ZONE_PX, this.#physicalEnd / 4);
  }

  /** Content px for each px of the scroller, between the two zones. */
  get #ratio(): number {
    const zone = this.#zone;
    return (this.end - 2 * zone) / (this.#physicalEnd - 2 * zone);
  }

  #physicalAt(top: number): number {
    const zone = this.#zone;
    if (!this.#mapped || top <= zone) return top;
    if (this.end - top <= zone) return this.#physicalEnd - (this.end - top);
    return Math.round(zone + (top - zone) / this.#ratio);
  }

  #contentAt(physical: number): number {
    const zone = this.#zone;
    if (!this.#mapped || physical <= zone) return physical;
    if (this.#physicalEnd - physical <= zone) return this.end - (this.#physicalEnd - physical);
    return zone + (physical - zone) * this.#ratio;
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}
