import { lanePositions } from '@lifeline/diagram';
import { describe, expect, test } from 'vitest';
import { gutterTime } from './gutter-time.ts';
import { pillBox, pillText } from './pill-box.ts';

describe('pillBox', () => {
  test.each([420, 576, 900])('stays in a view of %i px', (width) => {
    const lanes = lanePositions(width, { host: true });
    for (const lane of ['client', 'server'] as const) {
      for (const long of [true, false]) {
        const box = pillBox({ x: lanes[lane], lane }, lanes, long);
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.left + box.width).toBeLessThanOrEqual(width);
        expect(box.width).toBeGreaterThan(80);
      }
    }
  });

  test('short pills are centred on their lifeline', () => {
    const lanes = lanePositions(600, { host: true });
    const box = pillBox({ x: lanes.server, lane: 'server' }, lanes, false);
    expect(box.left + box.width / 2).toBe(lanes.server);
  });
});

describe('pillText', () => {
  test('joins the words; of an event that is only an id, it says so', () => {
    const sse = { name: 'SSE', code: false };
    const event = 'stream-event';
    expect(pillText({ ...sse, rest: 'id: 9d03-a052' }, { event })).toBe('SSE · id');
    expect(pillText({ ...sse, rest: 'id: 1 retry: 2000' }, { event })).toBe('SSE · id: 1 retry: 2000');
    expect(pillText({ ...sse, rest: 'id: 1' }, { event: 'response' })).toBe('SSE · id: 1');
    expect(pillText({ name: 'a', code: false, subject: 'b', rest: 'c' }, { event: undefined })).toBe(
      'a · b · c',
    );
  });
});

describe('gutterTime', () => {
  test('keeps to nine characters', () => {
    const times = [0, 1204, 12_345, 123_456, 1_234_567, 12_345_678, 123_456_789];
    expect(times.map(gutterTime)).toEqual([
      '+0.000 s',
      '+1.204 s',
      '+12.35 s',
      '+123.5 s',
      '+1234.6 s',
      '+12346 s',
      '+123457 s',
    ]);
  });
});
