import { readEnvelope } from '@lifeline/protocol';
import { describe, expect, it } from 'vitest';
import { createClient } from './state.ts';
import { step } from './step.ts';
import type { ClientEffect, ClientInput, ClientOptions } from './types.ts';

/** A linear congruential generator: numbers below `bound`, the same for the same seed. */
function numbers(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

const METHODS = ['initialize', 'tools/list', 'tools/call', 'ping', 'x/"y'];
const IDS = [
  '1',
  '2',
  '3',
  '"1"',
  '"probe-1"',
  '"probe-1"',
  '"retry-1"',
  '"auto-1"',
  '2.0',
  'null',
  '{}',
  '-7',
  '"auto-2"',
];

function serverLine(next: (bound: number) => number): string {
  const id = IDS[next(IDS.length)];
  const lines = [
    `{"jsonrpc":"2.0","id":${id},"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{},"prompts":{}}}}`,
    `{"jsonrpc":"2.0","id":${id},"result":{"tools":[],"nextCursor":"${next(3)}"}}`,
    `{"jsonrpc":"2.0","id":${id},"result":{"supportedVersions":["2026-07-28"],"capabilities":{"tools":{"listChanged":true}}}}`,
    `{"jsonrpc":"2.0","id":${id},"result":{"resultType":"input_required","inputRequests":{"a":{"method":"roots/list"}},"requestState":"s"}}`,
    `{"jsonrpc":"2.0","id":${id},"error":{"code":-32603,"message":"boom"}}`,
    `{"jsonrpc":"2.0","id":${id},"method":"${['ping', 'roots/list', 'sampling/createMessage', 'z'][next(4)]}"}`,
    `{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":${id}}}`,
    `{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":${id},"progress":1}}`,
    `[{"id":${id},"result":{}},{"id":${id},"method":"ping"}]`,
    'noise',
  ];
  return lines[next(lines.length)] ?? '';
}

function input(next: (bound: number) => number, seq: number, atMs: number): ClientInput {
  const id = IDS[next(IDS.length)];
  const inputs: readonly ClientInput[] = [
    { type: 'received', seq, raw: serverLine(next), atMs },
    { type: 'received', seq, raw: serverLine(next), atMs },
    { type: 'received', seq, raw: serverLine(next), atMs },
    { type: 'request', method: METHODS[next(5)] ?? '', paramsText: '{}', cause: seq },
    { type: 'request', method: 'tools/call', paramsText: `{"_meta":{"progressToken":${id}}}`, cause: seq },
    { type: 'notify', method: 'notifications/cancelled', paramsText: `{"requestId":${id}}`, cause: seq },
    { type: 'raw', text: `{"jsonrpc":"2.0","id":${id},"method":"${METHODS[next(4)]}"}\n{oops`, cause: seq },
    { type: 'cancel', requestSeq: next(seq + 1), cause: seq },
    { type: 'answer', requestSeq: next(seq + 1), resultText: '{}', cause: seq },
    { type: 'answer', requestSeq: next(seq + 1), input: 'a', resultText: '{}', cause: seq },
    { type: 'unanswered', requestSeq: next(seq + 1), reason: 'broken' },
    { type: 'tick', atMs },
    next(20) === 0 ? { type: 'closed' } : { type: 'connected', atMs },
  ];
  return inputs[next(inputs.length)] ?? { type: 'tick', atMs };
}

/** Feeds a random session; what came out, in order, with the times at which it did. */
function run(seed: number): readonly { readonly effect: ClientEffect; readonly atMs: number }[] {
  const next = numbers(seed);
  const options: ClientOptions = {
    era: (['auto', 'legacy', 'modern'] as const)[next(3)] ?? 'auto',
    probeMs: 20,
    handshake: next(2) === 0 ? 'auto' : 'manual',
    discovery: next(2) === 0 ? 'auto' : 'manual',
    revision: '2025-06-18',
    modernRevision: '2026-07-28',
    clientInfo: { name: 'lifeline', version: '0' },
    capabilitiesText: '{"roots":{}}',
    roots: [],
    timeoutMs: 50,
    progressExtends: next(2) === 0,
    totalTimeoutMs: 5000,
    rules: [],
    roundLimit: 2,
  };
  const state = createClient(options);
  const out: { effect: ClientEffect; atMs: number }[] = [];
  let seq = 0;
  let atMs = 0;
  const feed = (given: ClientInput): void => {
    for (const effect of step(state, given)[1]) {
      out.push({ effect, atMs });
      seq += 1;
      if (effect.type === 'write') feed({ type: 'sent', key: effect.key, seq, atMs });
    }
  };
  feed({ type: 'connected', atMs });
  for (let turn = 0; turn < 80; turn += 1) {
    seq += 1;
    atMs += next(20);
    feed(input(next, seq, atMs));
  }
  return out;
}

const SEEDS = Array.from({ length: 120 }, (_, index) => index + 1);
const SESSIONS = SEEDS.map((seed) => ({ seed, out: run(seed) }));

describe('any session at all', () => {
  it('is random enough to have effects of every kind', () => {
    const kinds = new Set(SESSIONS.flatMap(({ out }) => out.map(({ effect }) => effect.type)));
    expect([...kinds].sort()).toEqual(['failed', 'note', 'ready', 'refused', 'timeout', 'wake', 'write']);
  });

  it('is the same when it is run again', () => {
    for (const { seed, out } of SESSIONS) expect(run(seed)).toEqual(out);
  });

  it('never allots an id twice, nor one that was typed before', () => {
    for (const { seed, out } of SESSIONS) {
      const used = new Set<string>();
      for (const { effect } of out) {
        if (effect.type !== 'write') continue;
        const { kind, id } = readEnvelope(effect.raw);
        if (kind !== 'request' || id === undefined) continue;
        const isTyped = !effect.raw.includes('"params":');
        if (!isTyped) expect(used.has(id), `seed ${seed}: ${effect.raw}`).toBe(false);
        used.add(id).add(id.replace(/^(\d+)\.0$/, '$1'));
      }
    }
  });

  it('writes one line at a time, with growing keys', () => {
    for (const { out } of SESSIONS) {
      const writes = out.flatMap(({ effect }) => (effect.type === 'write' ? [effect] : []));
      expect(writes.map(({ key }) => key)).toEqual(writes.map((_, index) => index + 1));
      for (const { raw } of writes) expect(raw).not.toContain('\n');
    }
  });

  it('asks to be woken in the future only', () => {
    for (const { out } of SESSIONS) {
      for (const { effect, atMs } of out) {
        if (effect.type === 'wake') expect(effect.atMs).toBeGreaterThanOrEqual(atMs);
      }
    }
  });
});
