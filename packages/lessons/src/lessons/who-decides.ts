import { ended, exchanged, like, responseOf, seen } from '../conditions.ts';
import { callOf, opened } from '../servers.ts';
import type { Condition, Lesson } from '../types.ts';

const SUMMARIZE = '{"name":"summarize","arguments":{"text":"Tools act, resources inform, prompts invite."}}';
const sent = (method: string): Condition => seen(like({ kind: 'request', dir: 'toServer', method }));
const add = { method: 'tools/call', subject: 'add' } as const;
const read = { method: 'resources/read' } as const;
const prompt = { method: 'prompts/get' } as const;

export const lesson: Lesson = {
  id: 'who-decides',
  servers: { demo: opened('protocol-demo', 'auto') },
  steps: [
    {
      id: 'start',
      on: 'demo',
      action: { do: 'connect' },
      until: exchanged({ method: 'prompts/list', outcome: 'result' }),
      lights: [
        { on: 'panel', panel: 'tools' },
        { on: 'panel', panel: 'resources' },
        { on: 'panel', panel: 'prompts' },
      ],
      cites: ['tool-decision', 'resource-decision', 'prompt-decision'],
    },
    {
      id: 'tool',
      on: 'demo',
      action: { do: 'request', method: 'tools/call', paramsText: callOf('add', '{"a":42,"b":58}') },
      until: exchanged({ ...add, outcome: 'result' }),
      show: responseOf(add),
      lights: [{ on: 'panel', panel: 'tools' }],
      cites: ['tool-decision'],
    },
    {
      id: 'resource',
      on: 'demo',
      action: { do: 'request', method: 'resources/read', paramsText: '{"uri":"info://server-info"}' },
      until: exchanged({ ...read, outcome: 'result' }),
      show: responseOf(read),
      lights: [{ on: 'panel', panel: 'resources' }],
      cites: ['resource-decision'],
    },
    {
      id: 'prompt',
      on: 'demo',
      action: { do: 'request', method: 'prompts/get', paramsText: SUMMARIZE },
      until: exchanged({ ...prompt, outcome: 'result' }),
      show: responseOf(prompt),
      lights: [{ on: 'panel', panel: 'prompts' }],
      cites: ['prompt-decision'],
    },
    {
      id: 'be-the-model',
      on: 'demo',
      until: exchanged({ ...add, outcome: 'result' }),
      solution: { do: 'request', method: 'tools/call', paramsText: callOf('add', '{"a":19,"b":23}') },
      wrong: {
        tool: sent('tools/call'),
        resource: sent('resources/read'),
        prompt: sent('prompts/get'),
        list: sent('tools/list'),
      },
      show: responseOf(add),
      cites: ['tool-decision'],
    },
    {
      id: 'be-the-application',
      on: 'demo',
      until: exchanged({ ...read, outcome: 'result' }),
      solution: { do: 'request', method: 'resources/read', paramsText: '{"uri":"info://server-info"}' },
      wrong: { tool: sent('tools/call'), prompt: sent('prompts/get'), list: sent('resources/list') },
      show: responseOf(read),
      cites: ['resource-decision'],
    },
    {
      id: 'be-the-user',
      on: 'demo',
      until: exchanged({ ...prompt, outcome: 'result' }),
      solution: { do: 'request', method: 'prompts/get', paramsText: SUMMARIZE },
      wrong: { tool: sent('tools/call'), resource: sent('resources/read'), list: sent('prompts/list') },
      show: responseOf(prompt),
      cites: ['prompt-decision'],
    },
    { id: 'end', on: 'demo', action: { do: 'disconnect' }, until: ended, quiet: true, cites: ['shutdown'] },
  ],
};
