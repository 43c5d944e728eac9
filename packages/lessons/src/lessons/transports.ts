import {
  anyRow,
  both,
  ended,
  every,
  exchanged,
  initialized,
  like,
  picked,
  requestOf,
  responseOf,
  rowOf,
  seen,
} from '../conditions.ts';
import { opened } from '../servers.ts';
import type { Lesson, RowTest, Step } from '../types.ts';

const list = { method: 'tools/list' } as const;
const http = (event: string, detail?: string): RowTest =>
  like({ kind: 'http', event, ...(detail === undefined ? {} : { detail }) });
const streamed: RowTest = every(http('stream-event'), (row) => row.detail?.includes('endpoint') === true);
const deleted: RowTest = every(http('request'), (row) => row.detail?.startsWith('DELETE ') === true);
const accepted: RowTest = every(http('response'), (row) => row.detail?.startsWith('202') === true);

/** The same question, whatever carries it. */
function listing(id: string, on: string, cites: Step['cites']): Step {
  return {
    id,
    on,
    action: { do: 'request', method: 'tools/list', paramsText: '{}' },
    until: exchanged({ ...list, outcome: 'result' }),
    show: responseOf(list),
    lights: [
      { on: 'row', row: requestOf(list) },
      { on: 'row', row: responseOf(list) },
    ],
    cites,
  };
}

export const lesson: Lesson = {
  id: 'transports',
  servers: {
    pipe: opened('protocol-demo'),
    post: opened('http-mcp'),
    stream: opened('http-sse', 'manual', '2024-11-05'),
  },
  steps: [
    {
      id: 'pipe',
      on: 'pipe',
      action: { do: 'connect' },
      until: initialized,
      lights: [{ on: 'row', row: anyRow(like({ kind: 'process', event: 'spawned' })) }],
      cites: ['stdio'],
    },
    listing('pipe-list', 'pipe', ['stdio']),
    {
      id: 'post',
      on: 'post',
      action: { do: 'connect' },
      until: both(initialized, seen(http('response'))),
      lights: [
        { on: 'row', row: anyRow(http('request')) },
        { on: 'row', row: anyRow(http('response')) },
      ],
      cites: ['streamable-http', 'sessions'],
    },
    listing('post-list', 'post', ['streamable-http']),
    {
      id: 'no-answer',
      on: 'post',
      until: picked(accepted),
      solution: { do: 'pick', row: anyRow(accepted) },
      wrong: {
        other: picked(http('response')),
        message: picked(({ kind }) => kind !== 'http'),
        event: picked(() => true),
      },
      cites: ['streamable-http'],
    },
    {
      id: 'post-end',
      on: 'post',
      action: { do: 'disconnect' },
      until: both(ended, seen(deleted)),
      quiet: true,
      lights: [{ on: 'row', row: rowOf(deleted) }],
      cites: ['sessions'],
    },
    {
      id: 'stream',
      on: 'stream',
      action: { do: 'connect' },
      until: initialized,
      lights: [{ on: 'row', row: anyRow(streamed) }],
      cites: ['streamable-http'],
    },
    listing('stream-list', 'stream', ['streamable-http']),
    {
      id: 'end',
      on: 'stream',
      action: { do: 'disconnect' },
      until: ended,
      quiet: true,
      cites: ['streamable-http'],
    },
  ],
};
