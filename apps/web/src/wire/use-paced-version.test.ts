import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paced } from './use-paced-version.ts';

class Rows {
  readonly rows = { length: 0 };
  #listener: () => void = () => {};

  subscribe = (listener: () => void) => {
    this.#listener = listener;
    return () => {
      this.#listener = () => {};
    };
  };

  add(count: number): void {
    this.rows.length += count;
    this.#listener();
  }
}

describe('paced', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a few rows are told at once, each time', () => {
    const rows = new Rows();
    let told = 0;
    paced(rows, () => told++);
    for (let i = 0; i < 5; i++) rows.add(3);
    expect(told).toBe(5);
  });

  test('a flood is told ten times a second, the last rows included', () => {
    const rows = new Rows();
    const lengths: number[] = [];
    paced(rows, () => lengths.push(rows.rows.length));
    for (let frame = 0; frame < 60; frame++) {
      rows.add(500);
      vi.advanceTimersByTime(16);
    }
    vi.advanceTimersByTime(200);
    expect(lengths.length).toBeGreaterThan(7);
    expect(lengths.length).toBeLessThan(13);
    expect(lengths[0]).toBe(500);
    expect(lengths.at(-1)).toBe(30_000);
  });

  test('nothing is told after the end', () => {
    const rows = new Rows();
    let told = 0;
    const end = paced(rows, () => told++);
    rows.add(500);
    rows.add(500);
    end();
    vi.advanceTimersByTime(500);
    expect(told).toBe(1);
  });
});
