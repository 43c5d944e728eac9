import { describe, expect, it } from 'vitest';
import { TestHost } from '../test/test-host.ts';

function open(options = {}): TestHost {
  const host = new TestHost(options);
  host.connect();
  return host;
}

const clocks = (host: TestHost, areStanding: boolean, atMs: number) => {
  host.atMs = atMs;
  return host.do({ type: 'clocks', areStanding, atMs });
};

describe('clocks that stand still', () => {
  it('run out later by as long as they stood', () => {
    const host = open();
    host.request('x');
    clocks(host, true, 400);
    expect(host.tick(5000)).toEqual([]);
    expect(clocks(host, false, 5000)).toEqual(['wake 5600']);
    expect(host.tick(5599)).toEqual(['wake 5600']);
    expect(host.tick(5600)).toEqual(['timeout 2 after 1000']);
  });

  it('do not start for what is sent meanwhile', () => {
    const host = open();
    clocks(host, true, 100);
    host.atMs = 300;
    expect(host.request('x').filter((effect) => effect.startsWith('wake'))).toEqual([]);
    clocks(host, false, 900);
    expect(host.tick(1899)).toEqual(['wake 1900']);
    expect(host.tick(1900)).toEqual(['timeout 2 after 1000']);
  });

  it('stand as often as they have to', () => {
    const host = open();
    host.request('x');
    clocks(host, true, 100);
    clocks(host, true, 150);
    clocks(host, false, 200);
    clocks(host, true, 500);
    clocks(host, false, 600);
    expect(host.tick(1199)).toEqual(['wake 1200']);
    expect(host.tick(1200)).toEqual(['timeout 2 after 1000']);
  });

  it('give an answer to the probe all its time', () => {
    const host = new TestHost({ era: 'auto', handshake: 'auto' });
    host.connect();
    clocks(host, true, 10);
    expect(host.tick(10_000)).toEqual([]);
    clocks(host, false, 10_000);
    expect(host.tick(10_289).filter((effect) => effect.includes('initialize'))).toEqual([]);
    expect(host.tick(10_290).some((effect) => effect.includes('"method":"initialize"'))).toBe(true);
  });
});

describe('an answer that is withheld', () => {
  it('is waited for no more', () => {
    const host = open();
    host.request('x');
    host.do({ type: 'withheld', id: '2', reason: 'it was dropped' });
    expect(host.tick(5000)).toEqual([]);
  });

  it('ends the handshake that it was for', () => {
    const host = new TestHost({ handshake: 'auto' });
    host.connect();
    expect(host.do({ type: 'withheld', id: '1', reason: 'its answer was dropped' })).toEqual([
      'failed: initialize came to nothing: its answer was dropped.',
    ]);
  });
});
