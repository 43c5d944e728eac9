import { type EventBody, encodeEvent, encodeHeader, TRACE_VERSION, type TraceEvent } from '@lifeline/trace';

/** Numbers in [0, 1) from a seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

const IDS = ['1', '2', '3', '"1"', '1.0', 'null'];
const METHODS = [
  'initialize',
  'tools/list',
  'tools/call',
  'ping',
  'resources/subscribe',
  'sampling/createMessage',
  'server/discover',
  'subscriptions/listen',
];
const NOTIFICATIONS = [
  'tools/list_changed',
  'message',
  'initialized',
  'resources/updated',
  'subscriptions/acknowledged',
];
const RESULTS = [
  '{"tools":[{"name":"a","inputSchema":{}}],"nextCursor":"c"}',
  '{"tools":[{"name":"b"}]}',
  '{"protocolVersion":"2025-03-26","capabilities":{"tools":{}},"serverInfo":{"name":"s","version":"1"}}',
  '{"content":[],"isError":true}',
  '{"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":{"tools":{}}}',
  '{"resultType":"input_required","inputRequests":{"a":{"method":"elicitation/create"}},"requestState":"s"}',
  'null',
];

/** Text of a recording in which everything happens, in any order, with few ids: most of it goes wrong. */
export function randomTrace(seed: number, length: number): string {
  const next = random(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const lines = [
    encodeHeader({
      type: 'trace',
      version: TRACE_VERSION,
      id: `random-${seed}`,
      createdAt: '2026-11-30T14:00:00.000Z',
      recorder: 'test',
      target: { kind: 'imported', source: 'random' },
    }),
  ];
  let connection = 1;
  let atMs = 0;
  for (let seq = 0; seq < length; seq += 1) {
    if (next() < 0.01) connection += 1;
    atMs += Math.floor(next() * 20);
    lines.push(encodeEvent({ seq, atMs, connection, ...body(seq) } as TraceEvent));
  }
  return `${lines.join('\n')}\n`;

  function body(seq: number): EventBody {
    const dir = next() < 0.5 ? 'toServer' : 'toClient';
    const earlier = Math.floor(next() * seq);
    const roll = next();
    if (roll < 0.06) return { type: 'timeout', requestSeq: earlier, afterMs: 5 };
    if (roll < 0.1) return { type: 'held', dir, raw: message() };
    if (roll < 0.14) return { type: 'held', dir: 'toClient', ref: earlier };
    if (roll < 0.2)
      return { type: 'released', ref: earlier, how: pick(['delivered', 'edited', 'dropped', 'answered']) };
    if (roll < 0.22) return { type: 'released', ref: earlier, how: 'edited', raw: message() };
    if (roll < 0.24) return { type: 'stderr', raw: 'noise' };
    if (roll < 0.25) return { type: 'closed', reason: 'exited' };
    if (roll < 0.26) return { type: 'opened', target: { kind: 'imported', source: 'random' } };
    if (roll < 0.28) return { type: 'action', action: 'request', method: pick(METHODS) };
    if (roll < 0.3) return { type: 'action', action: 'answer', subject: `${earlier}/a` };
    return { type: 'message', dir, raw: message(), ...(next() < 0.3 && { cause: earlier }) };
  }

  function message(): string {
    const id = pick(IDS);
    const roll = next();
    if (roll < 0.35) {
      const meta = next() < 0.5 ? `,"_meta":{"progressToken":${pick(IDS)}}` : '';
      const cursor = next() < 0.3 ? ',"cursor":"c"' : '';
      return `{"jsonrpc":"2.0","id":${id},"method":"${pick(METHODS)}","params":{"uri":"r://1","notifications":{"resourceSubscriptions":["r://1"]}${cursor}${meta}}}`;
    }
    if (roll < 0.6) return `{"jsonrpc":"2.0","id":${id},"result":${pick(RESULTS)}}`;
    if (roll < 0.7) return `{"jsonrpc":"2.0","id":${id},"error":{"code":-32603,"message":"no"}}`;
    if (roll < 0.78)
      return `{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":${id}}}`;
    if (roll < 0.86)
      return `{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":${id}}}`;
    if (roll < 0.93)
      return `{"jsonrpc":"2.0","method":"notifications/${pick(NOTIFICATIONS)}","params":{"uri":"r://1","_meta":{"io.modelcontextprotocol/subscriptionId":${id}}}}`;
    if (roll < 0.97)
      return `[{"jsonrpc":"2.0","id":${id},"result":{}},{"jsonrpc":"2.0","id":2,"method":"ping"}]`;
    return 'junk';
  }
}
