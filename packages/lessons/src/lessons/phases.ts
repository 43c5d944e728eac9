import {
  anyRow,
  ended,
  exchanged,
  initialized,
  like,
  picked,
  responseOf,
  rowOf,
  seen,
  spawned,
} from '../conditions.ts';
import { byHand, callOf, offer, opened } from '../servers.ts';
import type { Lesson } from '../types.ts';

const stdinClosed = anyRow(like({ kind: 'process', event: 'stdin-closed' }));
const exited = anyRow(like({ kind: 'process', event: 'exited' }));
const killed = like({ kind: 'process', event: 'signal', detail: 'SIGKILL' });

export const lesson: Lesson = {
  id: 'phases',
  servers: {
    demo: byHand('protocol-demo'),
    tutorial: opened('tutorial-shutdown'),
    stubborn: opened('faulty-stubborn'),
  },
  steps: [
    { id: 'start', on: 'demo', action: { do: 'connect' }, until: spawned, cites: ['lifecycle'] },
    {
      id: 'initialization',
      on: 'demo',
      action: { do: 'request', method: 'initialize', paramsText: offer('2025-06-18') },
      until: seen(like({ kind: 'notification', method: 'notifications/initialized' })),
      lights: [{ on: 'phase', phase: 1 }],
      cites: ['initialization'],
    },
    {
      id: 'discovery',
      on: 'demo',
      action: { do: 'request', method: 'tools/list', paramsText: '{}' },
      until: exchanged({ method: 'tools/list', outcome: 'result' }),
      lights: [{ on: 'phase', phase: 2 }],
      cites: ['operation', 'list-tools'],
    },
    {
      id: 'operation',
      on: 'demo',
      action: { do: 'request', method: 'tools/call', paramsText: callOf('add', '{"a":1,"b":2}') },
      until: exchanged({ method: 'tools/call', outcome: 'result' }),
      lights: [{ on: 'phase', phase: 3 }],
      cites: ['operation'],
    },
    {
      id: 'back-again',
      on: 'demo',
      action: { do: 'request', method: 'resources/list', paramsText: '{}' },
      until: exchanged({ method: 'resources/list', outcome: 'result' }),
      lights: [{ on: 'phase', phase: 2 }],
      cites: ['lifecycle'],
    },
    {
      id: 'shutdown',
      on: 'demo',
      until: exchanged({ method: 'shutdown', outcome: 'error' }),
      solution: { do: 'request', method: 'shutdown', paramsText: '{}' },
      wrong: {
        notification: seen(like({ kind: 'notification', dir: 'toServer', method: 'shutdown' })),
        another: seen(like({ kind: 'request', dir: 'toServer' })),
      },
      show: responseOf({ method: 'shutdown' }),
      cites: ['shutdown'],
    },
    {
      id: 'close',
      on: 'demo',
      action: { do: 'disconnect' },
      until: ended,
      quiet: true,
      lights: [
        { on: 'row', row: stdinClosed },
        { on: 'row', row: exited },
        { on: 'phase', phase: 4 },
      ],
      cites: ['shutdown'],
    },
    { id: 'tutorial', on: 'tutorial', action: { do: 'connect' }, until: initialized, cites: ['lifecycle'] },
    {
      id: 'tutorial-shutdown',
      on: 'tutorial',
      action: { do: 'request', method: 'shutdown', paramsText: '{}' },
      until: exchanged({ method: 'shutdown', outcome: 'result' }),
      show: responseOf({ method: 'shutdown' }),
      lights: [{ on: 'row', row: responseOf({ method: 'shutdown' }) }],
      cites: ['shutdown'],
    },
    {
      id: 'tutorial-exit',
      on: 'tutorial',
      action: { do: 'notify', method: 'exit' },
      until: ended,
      quiet: true,
      lights: [
        { on: 'row', row: rowOf(like({ kind: 'notification', method: 'exit' })) },
        { on: 'row', row: exited },
      ],
      cites: ['shutdown'],
    },
    { id: 'stubborn', on: 'stubborn', action: { do: 'connect' }, until: initialized, cites: ['shutdown'] },
    {
      id: 'force',
      on: 'stubborn',
      action: { do: 'disconnect' },
      until: ended,
      quiet: true,
      cites: ['shutdown'],
    },
    {
      id: 'which-ended-it',
      on: 'stubborn',
      until: picked(killed),
      solution: { do: 'pick', row: anyRow(killed) },
      wrong: {
        stdin: picked(like({ event: 'stdin-closed' })),
        term: picked(like({ event: 'signal' })),
        exit: picked(like({ event: 'exited' })),
        other: picked(() => true),
      },
      quiet: true,
      cites: ['shutdown'],
    },
    { id: 'http', on: 'stubborn', cites: ['sessions'] },
  ],
};
