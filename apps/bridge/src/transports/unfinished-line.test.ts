import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LineSplitter } from './line-splitter.ts';
import { type Unfinished, UnfinishedLine } from './unfinished-line.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watch() {
  const splitter = new LineSplitter();
  const told: Unfinished[] = [];
  const line = new UnfinishedLine(splitter, (unfinished) => told.push(unfinished));
  const push = (text: string | Buffer) => line.pushed(splitter.push(Buffer.from(text)).length);
  return { splitter, told, line, push };
}

describe('UnfinishedLine', () => {
  it('tells once of bytes that wait for their line end, and leaves them there', () => {
    const { splitter, told, push } = watch();
    push('{"id":1}\r');
    vi.advanceTimersByTime(1000);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1000);
    push('{"id":2}\r');
    vi.advanceTimersByTime(9000);
    expect(told).toEqual([{ bytes: 9, start: '{"id":1}\r' }]);
    expect(splitter.end()?.bytes.toString()).toBe('{"id":1}\r{"id":2}\r');
  });

  it('tells again after a line end, and not of a line that ends in time', () => {
    const { told, push } = watch();
    push('a');
    vi.advanceTimersByTime(1000);
    push('b\nc');
    vi.advanceTimersByTime(1000);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(told).toEqual([{ bytes: 1, start: 'c' }]);
    push('\nd');
    vi.advanceTimersByTime(2000);
    expect(told).toHaveLength(2);
  });

  it('quotes no half of a character, and only the start of much', () => {
    const { told, push } = watch();
    push(`x${'é'.repeat(2_000_000)}`);
    vi.advanceTimersByTime(2000);
    expect(told).toEqual([{ bytes: 4_000_001, start: `x${'é'.repeat(99)}` }]);
  });

  it('tells nothing after the end', () => {
    const { told, line, push } = watch();
    push('a');
    line.end();
    vi.advanceTimersByTime(9000);
    expect(told).toEqual([]);
  });
});
