import {
  anyRow,
  anyTime,
  both,
  every,
  exchanged,
  initialized,
  like,
  partOf,
  picked,
  responseOf,
  seen,
} from '../conditions.ts';
import { callOf, opened } from '../servers.ts';
import type { Lesson, Step } from '../types.ts';

const weather = { method: 'tools/call', subject: 'weather' } as const;
const toolError = responseOf({ ...weather, outcome: 'tool-error' });
const jsonRpcError = responseOf({ ...weather, outcome: 'error' });
const response = like({ kind: 'response' });
const exited = like({ kind: 'process', event: 'exited' });

function forecast(id: string, place: string, outcome: 'result' | 'tool-error' | 'error'): Step {
  const match = { ...weather, outcome };
  return {
    id,
    on: 'playground',
    action: { do: 'request', method: 'tools/call', paramsText: callOf('weather', `{"location":"${place}"}`) },
    until: exchanged(match),
    show: responseOf(match),
    lights: [{ on: 'row', row: responseOf(match) }],
    cites: ['tool-errors'],
  };
}

export const lesson: Lesson = {
  id: 'three-failures',
  servers: { playground: opened('playground'), dying: opened('faulty-6') },
  steps: [
    { id: 'start', on: 'playground', action: { do: 'connect' }, until: initialized, cites: ['tool-errors'] },
    forecast('success', 'San Francisco', 'result'),
    forecast('tool-error', 'Atlantis', 'tool-error'),
    {
      ...forecast('json-rpc-error', 'Nowhere', 'error'),
      beside: [{ row: toolError }, { row: jsonRpcError }],
      cites: ['tool-errors', 'responses'],
    },
    {
      id: 'for-the-model',
      on: 'playground',
      until: picked(every(response, partOf({ ...weather, outcome: 'tool-error' }))),
      solution: { do: 'pick', row: anyTime(toolError) },
      wrong: {
        error: picked(every(response, partOf({ ...weather, outcome: 'error' }))),
        success: picked(every(response, partOf({ ...weather, outcome: 'result' }))),
        other: picked(() => true),
      },
      cites: ['tool-errors'],
    },
    {
      id: 'provoke',
      on: 'playground',
      until: exchanged({ method: 'tools/call', outcome: 'error' }),
      solution: {
        do: 'request',
        method: 'tools/call',
        paramsText: callOf('wether', '{"location":"Taipei"}'),
      },
      wrong: {
        method: ({ model, since }) =>
          model.exchanges.some((one) => one.requestSeq >= since && one.outcome === 'error'),
        tool: exchanged({ method: 'tools/call', outcome: 'tool-error' }),
        success: exchanged({ method: 'tools/call', outcome: 'result' }),
      },
      show: responseOf({ method: 'tools/call', outcome: 'error' }),
      cites: ['tool-errors'],
    },
    { id: 'dying', on: 'dying', action: { do: 'connect' }, until: initialized, cites: ['stdio'] },
    {
      id: 'lost',
      on: 'dying',
      action: { do: 'request', method: 'tools/call', paramsText: callOf('greet', '{"name":"Ada"}') },
      until: both(exchanged({ method: 'tools/call', outcome: 'lost' }), seen(exited)),
      quiet: true,
      cites: ['stdio'],
    },
    {
      id: 'why',
      on: 'dying',
      until: picked(exited),
      solution: { do: 'pick', row: anyRow(exited) },
      wrong: {
        stderr: picked(like({ kind: 'stderr' })),
        request: picked(partOf({ method: 'tools/call' })),
        other: picked(() => true),
      },
      quiet: true,
      cites: ['stdio'],
    },
  ],
};
