import {
  anyTime,
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
} from '../conditions.ts';
import { callOf, opened } from '../servers.ts';
import type { Lesson, RowTest } from '../types.ts';

const folders = { method: 'tools/call', subject: 'folders' } as const;
const roots = { method: 'roots/list', dir: 'toClient' } as const;
const retry = { ...folders, id: '"retry-1"' } as const;
/** A result that asks for input first. */
const asksForInput: RowTest = ({ seq }, { model }) => model.summaryAt(seq)?.kind === 'input-required';
const discover = responseOf({ method: 'server/discover' });

export const lesson: Lesson = {
  id: 'two-eras',
  servers: {
    legacy: opened('dual-era', 'manual', '2025-11-25'),
    modern: opened('dual-era', 'manual', '2026-07-28'),
  },
  steps: [
    {
      id: 'legacy',
      on: 'legacy',
      action: { do: 'connect' },
      until: initialized,
      show: responseOf({ method: 'initialize' }),
      cites: ['initialization'],
    },
    {
      id: 'legacy-call',
      on: 'legacy',
      action: { do: 'request', method: 'tools/call', paramsText: callOf('folders') },
      until: both(exchanged({ ...roots, outcome: 'result' }), exchanged({ ...folders, outcome: 'result' })),
      show: requestOf(roots),
      lights: [
        { on: 'row', row: requestOf(folders) },
        { on: 'row', row: requestOf(roots) },
        { on: 'row', row: responseOf(folders) },
      ],
      cites: ['roots'],
    },
    {
      id: 'modern',
      on: 'modern',
      action: { do: 'connect' },
      until: initialized,
      show: discover,
      lights: [{ on: 'row', row: discover }],
      cites: ['statelessness', 'discover'],
    },
    {
      id: 'modern-call',
      on: 'modern',
      action: { do: 'request', method: 'tools/call', paramsText: callOf('folders') },
      until: exchanged({ ...retry, outcome: 'result' }),
      lights: [
        { on: 'row', row: rowOf(asksForInput) },
        { on: 'row', row: requestOf(retry) },
        { on: 'row', row: responseOf(retry) },
      ],
      cites: ['rounds'],
    },
    {
      id: 'where-it-asks',
      on: 'modern',
      until: picked(asksForInput),
      solution: { do: 'pick', row: anyTime(rowOf(asksForInput)) },
      wrong: {
        result: picked(every(like({ kind: 'response' }), partOf(folders))),
        request: picked(partOf(folders)),
        other: picked(() => true),
      },
      cites: ['rounds'],
    },
    {
      id: 'where-it-is-told',
      on: 'modern',
      until: picked(like({ kind: 'request', id: '"retry-1"' })),
      solution: { do: 'pick', row: anyTime(requestOf(retry)) },
      wrong: { first: picked(like({ kind: 'request', method: 'tools/call' })), other: picked(() => true) },
      cites: ['rounds'],
    },
    {
      id: 'side-by-side',
      on: 'modern',
      beside: [
        { on: 'legacy', row: requestOf(folders) },
        { on: 'modern', row: requestOf({ ...folders, id: '1' }) },
      ],
      cites: ['statelessness'],
    },
    {
      id: 'end',
      on: 'modern',
      action: { do: 'disconnect' },
      until: ended,
      quiet: true,
      cites: ['modern-stdio'],
    },
  ],
};
