import {
  anyTime,
  both,
  ended,
  everTrue,
  every,
  exchanged,
  initialized,
  like,
  partOf,
  picked,
  requestOf,
  responseOf,
  rowOf,
  seen,
} from '../conditions.ts';
import { opened } from '../servers.ts';
import type { Lesson, RowTest } from '../types.ts';

const countdown = { method: 'tools/call', subject: 'countdown' } as const;
const progress = like({ kind: 'notification', dir: 'toClient', method: 'notifications/progress' });
const finished = exchanged({ ...countdown, outcome: 'result' });
/** Progress that no other progress of the same call follows. */
const last: RowTest = ({ seq }, { model }) => model.exchangeAt(seq)?.progressSeqs?.at(-1) === seq;

function counting(from: number, intervalMs: number, token?: string): string {
  const meta = token === undefined ? '' : `,"_meta":{"progressToken":"${token}"}`;
  return `{"name":"countdown","arguments":{"from":${from},"intervalMs":${intervalMs}}${meta}}`;
}

export const lesson: Lesson = {
  id: 'progress',
  servers: { playground: opened('playground') },
  steps: [
    { id: 'start', on: 'playground', action: { do: 'connect' }, until: initialized, cites: ['progress'] },
    {
      id: 'silence',
      on: 'playground',
      action: { do: 'request', method: 'tools/call', paramsText: counting(3, 400) },
      until: finished,
      show: responseOf(countdown),
      lights: [
        { on: 'row', row: requestOf(countdown) },
        { on: 'row', row: responseOf(countdown) },
      ],
      cites: ['progress'],
    },
    {
      id: 'token',
      on: 'playground',
      action: { do: 'request', method: 'tools/call', paramsText: counting(3, 400, 'lesson') },
      until: both(finished, seen(progress)),
      show: rowOf(progress),
      lights: [
        { on: 'row', row: requestOf(countdown) },
        { on: 'row', row: rowOf(progress) },
      ],
      cites: ['progress'],
    },
    {
      id: 'last',
      on: 'playground',
      until: picked(every(progress, last)),
      solution: { do: 'pick', row: anyTime(rowOf(every(progress, last))) },
      wrong: {
        earlier: picked(progress),
        other: picked(() => true),
      },
      cites: ['progress'],
    },
    {
      id: 'long',
      on: 'playground',
      action: { do: 'request', method: 'tools/call', paramsText: counting(120, 500, 'long') },
      until: both(exchanged({ ...countdown, outcome: 'pending' }), seen(progress)),
      show: requestOf(countdown),
      cites: ['cancellation'],
    },
    {
      id: 'cancel',
      on: 'playground',
      until: everTrue(exchanged({ ...countdown, outcome: 'cancelled' })),
      solution: { do: 'cancel', request: anyTime(requestOf({ ...countdown, outcome: 'pending' })) },
      wrong: {
        notification: seen(like({ kind: 'notification', dir: 'toServer' })),
        request: seen(like({ kind: 'request', dir: 'toServer' })),
      },
      show: rowOf(like({ kind: 'notification', dir: 'toServer', method: 'notifications/cancelled' })),
      cites: ['cancellation'],
    },
    {
      id: 'unanswered',
      on: 'playground',
      until: picked(every(like({ kind: 'request' }), partOf({ ...countdown, outcome: 'cancelled' }))),
      solution: { do: 'pick', row: anyTime(requestOf({ ...countdown, outcome: 'cancelled' })) },
      wrong: { answered: picked(partOf({ ...countdown, outcome: 'result' })), other: picked(() => true) },
      cites: ['cancellation'],
    },
    {
      id: 'end',
      on: 'playground',
      action: { do: 'disconnect' },
      until: ended,
      quiet: true,
      cites: ['shutdown'],
    },
  ],
};
