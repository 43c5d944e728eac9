import { describe, expect, it } from 'vitest';
import { differences } from './demo-expected.ts';

describe('differences', () => {
  it('finds none in the answer that was meant', () => {
    const raw = '{"id":4,"result":{"content":[{"type":"text","text":"42 + 58 = 100"}],"isError":false}}';
    expect(differences(4, raw)).toEqual([]);
  });

  it('names what differs and what is missing', () => {
    expect(differences(4, '{"id":4,"result":{"content":[{"text":"42 + 58 = 101"}]}}')).toEqual([
      { pointer: '/result/content/0/text', expected: '"42 + 58 = 100"', got: '"42 + 58 = 101"' },
      { pointer: '/result/isError', expected: 'false', got: '–' },
    ]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'expects something of step %i, also of an answer that is no JSON',
    (n) => {
      expect(differences(n, '{"error":{}}').length).toBeGreaterThan(0);
      expect(differences(n, 'oops').length).toBeGreaterThan(0);
    },
  );
});
