import {
  anyRow,
  ended,
  exchanged,
  initialized,
  like,
  picked,
  requestOf,
  responseOf,
  seen,
} from '../conditions.ts';
import { callOf, opened } from '../servers.ts';
import type { Lesson } from '../types.ts';

const spawned = anyRow(like({ kind: 'process', event: 'spawned' }));
const echo = { method: 'tools/call', subject: 'echo' } as const;

export const lesson: Lesson = {
  id: 'roles',
  servers: { first: opened('protocol-demo', 'auto'), second: opened('playground', 'auto') },
  steps: [
    {
      id: 'start',
      on: 'first',
      action: { do: 'connect' },
      until: initialized,
      lights: [
        { on: 'lane', lane: 'host' },
        { on: 'lane', lane: 'client' },
        { on: 'lane', lane: 'server' },
      ],
      cites: ['architecture'],
    },
    {
      id: 'call',
      on: 'first',
      action: {
        do: 'request',
        method: 'tools/call',
        paramsText: callOf('echo', '{"message":"Who are you?"}'),
      },
      until: exchanged({ ...echo, outcome: 'result' }),
      lights: [
        { on: 'row', row: requestOf(echo) },
        { on: 'row', row: responseOf(echo) },
      ],
      cites: ['architecture'],
    },
    {
      id: 'not-on-the-wire',
      on: 'first',
      until: picked(like({ kind: 'action' })),
      solution: { do: 'pick', row: anyRow(like({ kind: 'action', event: 'request' })) },
      wrong: {
        message: picked(({ kind }) => kind === 'request' || kind === 'response' || kind === 'notification'),
        other: picked(() => true),
      },
      cites: ['architecture'],
    },
    {
      id: 'second',
      on: 'second',
      action: { do: 'connect' },
      until: initialized,
      lights: [
        { on: 'lane', lane: 'client' },
        { on: 'lane', lane: 'server' },
        { on: 'row', row: spawned },
      ],
      cites: ['architecture'],
    },
    {
      id: 'one-to-one',
      on: 'second',
      until: exchanged({ ...echo, outcome: 'error' }),
      solution: { do: 'request', method: 'tools/call', paramsText: callOf('echo', '{"message":"Anybody?"}') },
      wrong: { another: seen(like({ kind: 'request', dir: 'toServer', method: 'tools/call' })) },
      show: responseOf(echo),
      cites: ['architecture', 'call-tools'],
    },
    { id: 'sharing', on: 'second', cites: ['stdio', 'streamable-http'] },
    {
      id: 'end',
      on: 'second',
      action: { do: 'disconnect' },
      until: ended,
      quiet: true,
      cites: ['shutdown'],
    },
    {
      id: 'first-goes-on',
      on: 'first',
      action: {
        do: 'request',
        method: 'tools/call',
        paramsText: callOf('echo', '{"message":"Still here."}'),
      },
      until: exchanged({ ...echo, outcome: 'result' }),
      show: responseOf(echo),
      cites: ['architecture'],
    },
  ],
};
