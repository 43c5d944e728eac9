import { describe, expect, test } from 'vitest';
import { MAX_HEIGHT_PX, ScrollMap } from './scroll-map.ts';

const VIEWPORT = 700;

function mapOf(total: number): ScrollMap {
  const map = new ScrollMap();
  map.resize(total, VIEWPORT);
  return map;
}

describe('content that fits', () => {
  test('positions are the same on both sides', () => {
    const map = mapOf(100_000);
    map.scrolled(1234.5);
    expect(map.top).toBe(1234.5);
    expect(map.shift).toBe(0);
    expect(map.height).toBe(100_000);
  });

  test('the end is a viewport above the bottom', () => {
    const map = mapOf(1000);
    expect(map.moveTo(Number.POSITIVE_INFINITY)).toBe(300);
    expect(map.atEnd).toBe(true);
    map.scrolled(297);
    expect(map.atEnd).toBe(false);
  });

  test('content shorter than the viewport is always at its end', () => {
    const map = mapOf(100);
    expect(map.end).toBe(0);
    expect(map.atEnd).toBe(true);
  });

  test('growing content leaves the top where it is', () => {
    const map = mapOf(5000);
    map.scrolled(1000);
    map.resize(50_000, VIEWPORT);
    expect(map.top).toBe(1000);
    expect(map.atEnd).toBe(false);
  });
});

describe('content above the limit', () => {
  const TOTAL = 80_000_000;

  test('the element never exceeds the limit', () => {
    expect(mapOf(TOTAL).height).toBe(MAX_HEIGHT_PX);
  });

  test('small movements are 1:1 anywhere', () => {
    const map = mapOf(TOTAL);
    const physical = map.moveTo(40_000_000);
    map.scrolled(physical + 120);
    expect(map.top).toBe(40_000_120);
    map.scrolled(physical - 30);
    expect(map.top).toBe(39_999_970);
  });

  test('both ends are reached exactly', () => {
    const map = mapOf(TOTAL);
    map.scrolled(MAX_HEIGHT_PX - VIEWPORT);
    expect(map.top).toBe(TOTAL - VIEWPORT);
    expect(map.top - map.shift).toBe(MAX_HEIGHT_PX - VIEWPORT);
    map.scrolled(0);
    expect(map.top).toBe(0);
  });

  test('a jump goes to the same share of the content', () => {
    const map = mapOf(TOTAL);
    map.scrolled((MAX_HEIGHT_PX - VIEWPORT) / 2);
    expect(map.top / (TOTAL - VIEWPORT)).toBeCloseTo(0.5, 2);
  });

  test('every row can be brought into view', () => {
    const map = mapOf(TOTAL);
    for (const top of [1, 999_983, 33_554_432, 79_000_001]) {
      const physical = map.moveTo(top);
      expect(map.top).toBe(top);
      expect(physical).toBeGreaterThanOrEqual(0);
      expect(physical).toBeLessThanOrEqual(MAX_HEIGHT_PX - VIEWPORT);
    }
  });

  test('the ends are met exactly by small movements', () => {
    const map = mapOf(TOTAL);
    let physical = map.moveTo(map.end - 3000);
    for (let px = 100; px <= 3000; px += 100) map.scrolled(physical + px);
    expect(map.top).toBe(map.end);
    physical = map.moveTo(3000);
    for (let px = 100; px <= 3000; px += 100) map.scrolled(physical - px);
    expect(map.top).toBe(0);
  });

  test('content that grows below the last position has drifted away from it until it is moved', () => {
    const map = mapOf(TOTAL);
    map.moveTo(map.end);
    expect(map.drifted).toBe(false);
    map.resize(TOTAL * 2, VIEWPORT);
    expect(map.drifted).toBe(true);
    const top = map.top;
    map.moveTo(top);
    expect(map.top).toBe(top);
    expect(map.drifted).toBe(false);
  });

  test('small movements pass through all of the content, without a jump', () => {
    const map = mapOf(TOTAL);
    let physical = map.moveTo(0);
    let before = 0;
    while (map.top < map.end) {
      physical += 1500;
      map.scrolled(Math.min(physical, MAX_HEIGHT_PX - VIEWPORT));
      if (map.top - before > 1501) throw new Error(`jumped from ${before} to ${map.top}`);
      before = map.top;
      if (map.drifted) physical = map.moveTo(map.top);
    }
    expect(before).toBe(TOTAL - VIEWPORT);
  });

  test('content that grows over the limit keeps its place', () => {
    const map = mapOf(MAX_HEIGHT_PX - 1000);
    map.scrolled(7_000_000);
    map.resize(MAX_HEIGHT_PX + 1000, VIEWPORT);
    expect(map.top).toBe(7_000_000);
    map.scrolled(7_000_100);
    expect(map.top).toBe(7_000_100);
  });
});
