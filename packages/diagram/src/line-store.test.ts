import { describe, expect, it } from 'vitest';
import { LineStore } from './line-store.ts';

function storeOf(count: number, kind: 'message' | 'gap' = 'message', firstSeq = 0): LineStore {
  const store = new LineStore();
  for (let at = 0; at < count; at += 1) store.push(kind, firstSeq + at, at);
  return store;
}

describe('LineStore', () => {
  it('finds lines by height and by seq beyond its first size', () => {
    const store = storeOf(5000);
    expect(store.height).toBe(5000 * 36);
    expect(store.indexAtTop(-5)).toBe(0);
    expect(store.indexAtTop(36 * 4000)).toBe(4000);
    expect(store.indexAtTop(36 * 4000 - 1)).toBe(3999);
    expect(store.indexAtTop(1e9)).toBe(4999);
    expect(store.firstFrom(4321)).toBe(4321);
    expect(store.firstFrom(9999)).toBe(5000);
    expect(store.valueAt(4999)).toBe(4999);
  });

  it('drops its end', () => {
    const store = storeOf(10);
    store.truncate(4);
    store.push('gap', 40);
    expect([store.length, store.height, store.kindAt(4)]).toEqual([5, 4 * 36 + 12, 'gap']);
  });

  it.each([
    [3, 2, 5],
    [3, 5, 2],
    [0, 1, 3000],
    [990, 10, 0],
  ])('replaces %i, %i lines by %i', (index, removed, added) => {
    const store = storeOf(1000);
    store.splice(index, removed, storeOf(added, 'gap', 7));
    expect(store.length).toBe(1000 - removed + added);
    let top = 0;
    for (let at = 0; at < store.length; at += 1) {
      expect(store.topAt(at)).toBe(top);
      top += store.kindAt(at) === 'gap' ? 12 : 36;
    }
    expect(store.height).toBe(top);
    expect(store.kindAt(index)).toBe(added > 0 ? 'gap' : 'message');
    if (index + removed < 1000) expect(store.seqAt(index + added)).toBe(index + removed);
  });
});
