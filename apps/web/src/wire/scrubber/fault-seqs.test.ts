import { describe, expect, it } from 'vitest';
import { call, received, storeOf, text } from '../rows/test-store.ts';
import { columnsOf, FaultSeqs } from './fault-seqs.ts';

describe('faults of a trace', () => {
  it('are the ends of failed exchanges and malformed lines', () => {
    const store = storeOf([
      ...[call(1, 'good'), text(1, 'fine'), call(2, 'bad'), text(2, 'no', { isError: true })],
      ...[received('no json'), call(3, 'waits')],
    ]);
    const faults = new FaultSeqs(store);
    faults.advance();
    faults.advance();
    expect([...faults.seqs].sort()).toEqual([3, 4]);
  });

  it('fall into columns of the whole width', () => {
    expect(columnsOf([0, 5, 10], 10, 101)).toEqual([0, 50, 100]);
    expect(columnsOf([0], 0, 4)).toEqual([0]);
  });
});
