import {
  anyRow,
  both,
  ended,
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
import { callOf, opened } from '../servers.ts';
import type { Lesson } from '../types.ts';

const asked = like({ kind: 'request', dir: 'toClient', method: 'roots/list' });
const logged = like({ kind: 'notification', dir: 'toClient', method: 'notifications/message' });
const told = like({ kind: 'notification', dir: 'toServer' });
const requested = like({ kind: 'request', dir: 'toServer' });

export const lesson: Lesson = {
  id: 'message-kinds',
  servers: { playground: opened('playground') },
  steps: [
    {
      id: 'start',
      on: 'playground',
      action: { do: 'connect' },
      until: both(initialized, seen(like({ kind: 'notification', method: 'notifications/initialized' }))),
      cites: ['requests', 'responses', 'notifications'],
    },
    {
      id: 'ping',
      on: 'playground',
      action: { do: 'request', method: 'ping', paramsText: '{}' },
      until: exchanged({ method: 'ping', outcome: 'result' }),
      show: responseOf({ method: 'ping' }),
      lights: [
        { on: 'row', row: requestOf({ method: 'ping' }) },
        { on: 'row', row: responseOf({ method: 'ping' }) },
      ],
      cites: ['requests', 'responses', 'ping'],
    },
    {
      id: 'roots',
      on: 'playground',
      action: { do: 'request', method: 'tools/call', paramsText: callOf('roots') },
      until: both(
        exchanged({ method: 'roots/list', dir: 'toClient', outcome: 'result' }),
        exchanged({ method: 'tools/call', subject: 'roots', outcome: 'result' }),
      ),
      lights: [
        { on: 'row', row: requestOf({ method: 'tools/call', subject: 'roots' }) },
        { on: 'row', row: responseOf({ method: 'tools/call', subject: 'roots' }) },
      ],
      cites: ['requests', 'roots'],
    },
    {
      id: 'who-asks',
      on: 'playground',
      until: picked(asked),
      solution: { do: 'pick', row: anyRow(asked) },
      wrong: {
        call: picked(partOf({ method: 'tools/call' })),
        answer: picked(every(like({ kind: 'response' }), partOf({ method: 'roots/list' }))),
        other: picked(() => true),
      },
      cites: ['roots'],
    },
    {
      id: 'log',
      on: 'playground',
      action: {
        do: 'request',
        method: 'tools/call',
        paramsText: callOf('log', '{"level":"info","text":"Connection established"}'),
      },
      until: both(seen(logged), exchanged({ method: 'tools/call', subject: 'log', outcome: 'result' })),
      show: rowOf(logged),
      lights: [{ on: 'row', row: rowOf(logged) }],
      cites: ['notifications', 'logging'],
    },
    {
      id: 'tell',
      on: 'playground',
      until: seen(told),
      solution: { do: 'notify', method: 'notifications/hello' },
      wrong: { request: seen(requested) },
      show: rowOf(told),
      cites: ['notifications'],
    },
    {
      id: 'ask',
      on: 'playground',
      until: ({ model, since }) =>
        model.exchanges.some((one) => one.requestSeq >= since && one.errorCode === '-32601'),
      solution: { do: 'request', method: 'hello', paramsText: '{}' },
      wrong: { notification: seen(told), known: seen(like({ kind: 'response', dir: 'toClient' })) },
      cites: ['responses'],
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
