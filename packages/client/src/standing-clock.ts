import type { ClientEffect, ClientInput } from './types.ts';

/**
 * Time as the engine counts it: the trace's, less what it stood still. While messages are held before delivery, an
 * answer may be among them, so no request's time runs out meanwhile.
 */
export class StandingClock {
  /** For how long it stood still so far, milliseconds. */
  #stoodMs = 0;
  /** Since when it stands, on the trace's clock; undefined: it runs. */
  #sinceMs: number | undefined;

  get isStanding(): boolean {
    return this.#sinceMs !== undefined;
  }

  stop(atMs: number): void {
    this.#sinceMs ??= atMs;
  }

  start(atMs: number): void {
    this.#stoodMs += atMs - (this.#sinceMs ?? atMs);
    this.#sinceMs = undefined;
  }

  /** The engine's time at a moment of the trace. */
  at(atMs: number): number {
    return (this.#sinceMs ?? atMs) - this.#stoodMs;
  }

  /** The input with its time as the engine counts it. */
  inTime(input: ClientInput): ClientInput {
    return 'atMs' in input ? { ...input, atMs: this.at(input.atMs) } : input;
  }

  /** Effects with the times of the trace; a clock that stands wakes nobody. */
  outTimes(effects: readonly ClientEffect[]): readonly ClientEffect[] {
    if (this.#sinceMs !== undefined) return effects.filter(({ type }) => type !== 'wake');
    if (this.#stoodMs === 0) return effects;
    return effects.map((effect) =>
      effect.type === 'wake' ? { ...effect, atMs: effect.atMs + this.#stoodMs } : effect,
    );
  }
}
