import { DEMO_REVISION, DEMO_STEPS } from '@lifeline/protocol';
import {
  anyRow,
  both,
  ended,
  exchanged,
  like,
  partOf,
  picked,
  requestOf,
  responseOf,
  rowOf,
  seen,
  spawned,
} from '../conditions.ts';
import type { PageKey } from '../pages.ts';
import { byHand } from '../servers.ts';
import type { Lesson, Step } from '../types.ts';

const CITES: readonly (readonly PageKey[])[] = [
  ['initialization', 'requests'],
  ['list-tools'],
  ['call-tools', 'responses'],
  ['tool-errors'],
  ['list-resources'],
  ['read-resources'],
  ['list-prompts'],
  ['get-prompts'],
];
const confirmed = like({ kind: 'notification', dir: 'toServer', method: 'notifications/initialized' });

/** The eight requests of the tutorial, each a step; step n has id n. */
function exchangeSteps(): Step[] {
  return DEMO_STEPS.map(({ n, method, paramsText }): Step => {
    const match = { method, id: String(n), outcome: 'result' } as const;
    const answered = exchanged(match);
    return {
      id: `step-${n}`,
      on: 'demo',
      action: { do: 'request', method, paramsText },
      until: n === 1 ? both(answered, seen(confirmed)) : answered,
      show: responseOf(match),
      lights: [
        { on: 'row', row: requestOf(match) },
        { on: 'row', row: responseOf(match) },
        ...(n === 1 ? [{ on: 'row', row: rowOf(confirmed) } as const] : []),
      ],
      cites: CITES[n - 1] ?? [],
    };
  });
}

const [first, ...others] = exchangeSteps();

export const lesson: Lesson = {
  id: 'eight-steps',
  servers: {
    demo: byHand('protocol-demo', DEMO_REVISION),
  },
  steps: [
    {
      id: 'start',
      on: 'demo',
      action: { do: 'connect' },
      until: spawned,
      lights: [
        { on: 'lane', lane: 'client' },
        { on: 'lane', lane: 'server' },
        { on: 'row', row: anyRow(like({ kind: 'process', event: 'spawned' })) },
      ],
      cites: ['stdio'],
    },
    ...(first === undefined ? [] : [first]),
    {
      id: 'no-id',
      on: 'demo',
      until: picked(confirmed),
      solution: { do: 'pick', row: anyRow(confirmed) },
      wrong: {
        request: picked(like({ kind: 'request' })),
        response: picked(partOf({ method: 'initialize' })),
        other: picked(() => true),
      },
      cites: ['notifications'],
    },
    ...others,
    {
      id: 'end',
      on: 'demo',
      action: { do: 'disconnect' },
      until: ended,
      quiet: true,
      lights: [
        { on: 'row', row: anyRow(like({ kind: 'process', event: 'stdin-closed' })) },
        { on: 'row', row: anyRow(like({ kind: 'process', event: 'exited' })) },
        { on: 'phase', phase: 4 },
      ],
      cites: ['shutdown'],
    },
  ],
};
