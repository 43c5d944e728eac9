/** Tallest element that all browsers lay out exactly (Firefox clips first, near 17.9 million px). */
export const MAX_HEIGHT_PX = 15_000_000;

/** A scroll step above this many viewports is a jump (scrollbar, Home, End), not a movement. */
const JUMP_VIEWPORTS = 4;
const JUMP_MIN_PX = 2000;
/** Room to keep on both sides of a mapped position, so that 1:1 scrolling never meets a false end. */
const ROOM_PX = 100_000;

/** Height of the element that gives a scroller its range for content of this height. */
export function elementHeight(total: number): number {
  return Math.min(total, MAX_HEIGHT_PX);
}

/**
 * Maps the positions of a scroller, whose content may not be taller than `MAX_HEIGHT_PX`, to content of any
 * height. Small movements are 1:1; jumps go to the same share of the content. All values are px.
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
    if (!this.#mapped) this.#top = physical;
    else if (physical <= 0) this.#top = 0;
    else if (physical >= this.#physicalEnd - 1) this.#top = this.end;
    else this.#top = jump ? physical * this.#ratio : this.#top + delta;
    this.#top = clamp(this.#top, 0, this.end);
    this.#physical = physical;
  }

  /** Moves the viewport's top to a content position. Returns the position to give to the scroller. */
  moveTo(top: number): number {
    this.#top = clamp(top, 0, this.end);
    this.#physical = this.#mapped ? Math.round(this.#top / this.#ratio) : this.#top;
    return this.#physical;
  }

  /** Whether the scroller stands too near to one of its ends for where it is in the content: `moveTo(top)` then. */
  get cramped(): boolean {
    if (!this.#mapped) return this.#top !== this.#physical;
    const above = this.#physical < Math.min(this.#top, ROOM_PX);
    const below = this.#physicalEnd - this.#physical < Math.min(this.end - this.#top, ROOM_PX);
    return above || below;
  }

  get #mapped(): boolean {
    return this.#total > MAX_HEIGHT_PX;
  }

  get #physicalEnd(): number {
    return Math.max(0, this.height - this.#viewport);
  }

  get #ratio(): number {
    return this.#physicalEnd === 0 ? 1 : this.end / this.#physicalEnd;
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}
