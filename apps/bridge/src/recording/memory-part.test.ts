import { expect, it } from 'vitest';
import { MemoryPart } from './memory-part.ts';

it('reads anywhere while pieces come and go', () => {
  const part = new MemoryPart();
  let expected = Buffer.alloc(0);
  for (let i = 0; i < 2000; i += 1) {
    const piece = Buffer.from(`${i};`);
    part.push(piece);
    expected = Buffer.concat([expected, piece]);
    for (let taken = 0; taken < (i % 3 === 0 ? 2 : 0); taken += 1) {
      expected = expected.subarray(part.first?.length ?? 0);
      part.shift();
    }
    expect(part.size).toBe(expected.length);
    const from = Math.floor(expected.length / 3);
    expect(part.read(from, expected.length - from).equals(expected.subarray(from))).toBe(true);
  }
});

it('takes half a million pieces from the front in passable time', () => {
  const part = new MemoryPart();
  const piece = Buffer.from('x');
  for (let i = 0; i < 500_000; i += 1) part.push(piece);
  while (part.first !== undefined) part.shift();
  part.shift();
  expect(part.size).toBe(0);
  part.push(piece);
  expect(part.read(0, 1)).toEqual(piece);
}, 20_000);
