import type { Exchange } from '@lifeline/model';
import { expect, it } from 'vitest';
import { demoProgress } from './demo-progress.ts';

const METHODS = ['initialize', 'tools/list', 'tools/call', 'tools/call'];

function exchanges(...methods: string[]): Exchange[] {
  return methods.map((method, index) => ({
    index,
    connection: 1,
    dir: 'toServer',
    id: String(index + 1),
    method,
    requestSeq: index,
    requestAtMs: index,
    phase: 3,
    outcome: index === methods.length - 1 ? 'pending' : 'result',
  }));
}

it('counts the steps in order, whatever else was sent in between', () => {
  expect(demoProgress([], 1, METHODS)).toEqual({ sent: 0, waiting: false });
  expect(demoProgress(exchanges('initialize', 'ping', 'tools/list'), 1, METHODS)).toEqual({
    sent: 2,
    waiting: true,
  });
  expect(demoProgress(exchanges('tools/list', 'initialize'), 1, METHODS).sent).toBe(1);
});

it('takes a repeated method for the next step only when it is the next', () => {
  expect(demoProgress(exchanges(...METHODS, 'tools/call'), 1, METHODS)).toEqual({ sent: 4, waiting: false });
});

it('starts anew with each connection', () => {
  expect(demoProgress(exchanges('initialize'), 2, METHODS).sent).toBe(0);
});
