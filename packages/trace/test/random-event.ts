import {
  ACTION_NAMES,
  AUTHORIZATION_STEPS,
  CLOSED_REASONS,
  type EventBody,
  GAP_REASONS,
  HTTP_EVENTS,
  RELEASE_HOWS,
  type Target,
  type TraceEvent,
} from '../src/index.ts';

/** Deterministic choices, so that a failing seed can be run again. */
export class Choices {
  private state: number;

  constructor(seed: number) {
    this.state = (seed * 2654435761) >>> 0;
  }

  int(below: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * below);
  }

  pick<T>(items: readonly [T, ...T[]]): T {
    return items[this.int(items.length)] ?? items[0];
  }

  /** The members, or none of them. */
  maybe<T extends object>(members: T): T | Record<never, never> {
    return this.int(2) === 0 ? members : {};
  }
}

const TEXTS = [
  '',
  'plain',
  '{"jsonrpc":"2.0","id":1,"result":{}}\r',
  'quote " \\ \u0000 \u2028 日本 😀',
  '\ufeff{}',
] as const;

/** Any event that may stand in a recording. */
export function randomEvent(choices: Choices, seq: number): TraceEvent {
  const base = { seq, atMs: choices.int(1e9) / 1000, connection: 1 + choices.int(3) };
  return { ...base, ...randomBody(choices) };
}

function randomBody(choices: Choices): EventBody {
  const text = () => choices.pick(TEXTS);
  const dir = choices.pick(['toServer', 'toClient'] as const);
  const line = choices.int(4) === 0 ? { raw64: '/wD+' } : { raw: text() };
  const cause = choices.maybe({ cause: choices.pick<number | 'auto'>([0, 7, 'auto']) });
  const bodies: readonly [EventBody, ...EventBody[]] = [
    { type: 'message', dir, ...cause, ...line },
    { type: 'stderr', ...choices.maybe({ open: choices.int(2) === 0 }), ...line },
    { type: 'held', dir, ...cause, ...(choices.int(2) === 0 ? line : { ref: choices.int(9) }) },
    {
      type: 'released',
      ref: choices.int(9),
      how: choices.pick(RELEASE_HOWS),
      ...choices.maybe({ raw: text() }),
    },
    { type: 'timeout', requestSeq: choices.int(9), afterMs: 60_000 },
    { type: 'process', event: 'spawned', pid: choices.int(99999) },
    { type: 'process', event: choices.pick(['stdin-closed', 'stdout-closed']) },
    { type: 'process', event: 'signal', signal: 'SIGTERM' },
    {
      type: 'process',
      event: 'exited',
      code: choices.pick([null, 0, 3]),
      signal: choices.pick([null, 'SIGKILL']),
    },
    {
      type: 'process',
      event: 'spawn-failed',
      errno: 'ENOENT',
      message: text(),
      command: 'nope',
      path: ['/bin', text()],
      ...choices.maybe({ hint: text() }),
    },
    {
      type: 'http',
      event: choices.pick(HTTP_EVENTS),
      ...choices.maybe({ ref: choices.int(9) }),
      data: { method: 'POST', status: 200, text: text() },
      ...choices.maybe({ headers: [{ name: 'X-A', value: text() }] }),
      ...choices.maybe({ step: choices.pick(AUTHORIZATION_STEPS), masked: choices.int(9), body: text() }),
    },
    {
      type: 'action',
      action: choices.pick(ACTION_NAMES),
      ...choices.maybe({ method: 'tools/call', subject: text() }),
      ...choices.maybe({ issues: 1 + choices.int(9) }),
      ...choices.maybe({ tab: 't1' }),
    },
    { type: 'note', text: text() },
    { type: 'note', about: 'unfinished-line', text: text() },
    {
      type: 'gap',
      reason: choices.pick(GAP_REASONS),
      ...choices.maybe({ bytes: choices.int(1e9), events: 3 }),
      ...choices.maybe({ message: text() }),
    },
    {
      type: 'opened',
      target: choices.pick<Target>([
        { kind: 'stdio', command: 'node', args: ['a b', text()], cwd: '/x', envNames: ['KEY'] },
        { kind: 'imported', source: text() },
        { kind: 'http', url: 'http://h/mcp', transport: 'auto', headerNames: ['X-Key'] },
      ]),
    },
    { type: 'closed', reason: choices.pick(CLOSED_REASONS) },
  ];
  return choices.pick(bodies);
}
