import { anyRow, breaks, every, exchanged, like, orphan, partOf, picked, seen } from '../conditions.ts';
import type { PageKey } from '../pages.ts';
import { callOf, opened } from '../servers.ts';
import type { Condition, Lesson, LessonServer, RowTest, Step } from '../types.ts';

const call = { method: 'tools/call' } as const;
const response = like({ kind: 'response' });
const malformed = like({ kind: 'malformed', dir: 'toClient' });

interface Puzzle {
  readonly server: LessonServer;
  /** The fault is on record. */
  readonly shown: Condition;
  /** The event that shows it. */
  readonly fault: RowTest;
  /** Events that come close, by the key of what is said about them. */
  readonly near?: Readonly<Record<string, RowTest>>;
  readonly cites: readonly PageKey[];
}

const PUZZLES: readonly Puzzle[] = [
  { server: opened('faulty-1'), shown: seen(malformed), fault: malformed, cites: ['stdio'] },
  {
    server: opened('faulty-2'),
    shown: seen(every(response, orphan)),
    fault: every(response, orphan),
    near: { request: like({ kind: 'request', method: 'tools/call' }) },
    cites: ['responses'],
  },
  {
    server: opened('faulty-3'),
    shown: seen(breaks('ENV-10')),
    fault: breaks('ENV-10'),
    near: { request: like({ kind: 'request', method: 'tools/call' }) },
    cites: ['responses'],
  },
  {
    server: opened('faulty-4'),
    shown: exchanged({ ...call, outcome: 'result' }),
    fault: like({ kind: 'notification', method: 'notifications/message' }),
    near: { declared: partOf({ method: 'initialize' }) },
    cites: ['capability-negotiation', 'logging'],
  },
  {
    server: opened('faulty-5'),
    shown: exchanged({ ...call, outcome: 'pending' }),
    fault: like({ kind: 'request', method: 'tools/call' }),
    cites: ['requests'],
  },
  {
    server: opened('faulty-6'),
    shown: exchanged({ ...call, outcome: 'lost' }),
    fault: like({ kind: 'process', event: 'exited' }),
    near: { stderr: like({ kind: 'stderr' }), request: partOf(call) },
    cites: ['stdio'],
  },
  {
    server: opened('faulty-7', 'auto'),
    shown: exchanged({ ...call, outcome: 'tool-error' }),
    fault: every(response, partOf({ method: 'tools/list' })),
    near: { result: partOf(call) },
    cites: ['list-tools'],
  },
  { server: opened('faulty-8'), shown: seen(malformed), fault: malformed, cites: ['stdio'] },
];

/** Two steps for each server: let it fail, then find out how. */
function steps({ shown, fault, near = {}, cites }: Puzzle, index: number): Step[] {
  const on = `server-${index + 1}`;
  const wrong = Object.entries(near).map(([key, test]) => [key, picked(test)] as const);
  return [
    {
      id: `run-${index + 1}`,
      on,
      action: {
        do: 'connect',
        first: { do: 'request', method: 'tools/call', paramsText: callOf('greet', '{"name":"Ada"}') },
      },
      until: shown,
      quiet: true,
      cites: [],
    },
    {
      id: `find-${index + 1}`,
      on,
      until: picked(fault),
      solution: { do: 'pick', row: anyRow(fault) },
      wrong: { ...Object.fromEntries(wrong), other: picked(() => true) },
      quiet: true,
      cites,
    },
  ];
}

export const lesson: Lesson = {
  id: 'find-the-fault',
  servers: Object.fromEntries(PUZZLES.map(({ server }, index) => [`server-${index + 1}`, server])),
  steps: PUZZLES.flatMap(steps),
};
