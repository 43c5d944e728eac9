import {
  anyRow,
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
} from '../conditions.ts';
import { callOf, opened } from '../servers.ts';
import type { Lesson, Step } from '../types.ts';

const question = { method: 'elicitation/create', dir: 'toClient' } as const;
const thought = { method: 'sampling/createMessage', dir: 'toClient' } as const;
const call = { method: 'tools/call' } as const;

/** The tool asks, and waits. */
function asking(id: string, tool: string, asked: typeof question | typeof thought): Step {
  return {
    id,
    on: 'playground',
    action: { do: 'request', method: 'tools/call', paramsText: callOf(tool) },
    until: exchanged(asked),
    show: requestOf(asked),
    lights: [
      { on: 'row', row: requestOf({ ...call, subject: tool }) },
      { on: 'row', row: requestOf(asked) },
      { on: 'panel', panel: 'inbox' },
    ],
    quiet: true,
    cites: asked === question ? ['elicitation'] : ['sampling'],
  };
}

export const lesson: Lesson = {
  id: 'server-asks',
  servers: { playground: opened('playground') },
  steps: [
    {
      id: 'start',
      on: 'playground',
      action: { do: 'connect' },
      until: initialized,
      cites: ['capability-negotiation'],
    },
    asking('question', 'ask', question),
    {
      id: 'answer',
      on: 'playground',
      until: both(
        everTrue(exchanged({ ...question, outcome: 'result' })),
        everTrue(exchanged({ ...call, subject: 'ask', outcome: 'result' })),
      ),
      solution: {
        do: 'answer',
        request: anyTime(requestOf({ ...question, outcome: 'pending' })),
        resultText: '{"action":"accept","content":{"name":"Ada"}}',
      },
      wrong: { error: everTrue(exchanged({ ...question, outcome: 'error' })) },
      show: anyTime(responseOf(question)),
      cites: ['elicitation'],
    },
    asking('thought', 'think', thought),
    {
      id: 'answer-as-model',
      on: 'playground',
      until: both(
        everTrue(exchanged({ ...thought, outcome: 'result' })),
        everTrue(exchanged({ ...call, subject: 'think', outcome: 'result' })),
      ),
      solution: {
        do: 'answer',
        request: anyTime(requestOf({ ...thought, outcome: 'pending' })),
        resultText:
          '{"role":"assistant","model":"a-person","content":{"type":"text","text":"Because air scatters blue light most."}}',
      },
      wrong: { error: everTrue(exchanged({ ...thought, outcome: 'error' })) },
      show: anyTime(responseOf(thought)),
      cites: ['sampling'],
    },
    {
      id: 'whose-answer',
      on: 'playground',
      until: picked(every(like({ kind: 'response' }), partOf({ method: thought.method }))),
      solution: { do: 'pick', row: anyTime(responseOf(thought)) },
      wrong: {
        question: picked(partOf({ method: thought.method })),
        call: picked(partOf(call)),
        other: picked(() => true),
      },
      cites: ['sampling'],
    },
    {
      id: 'end',
      on: 'playground',
      action: { do: 'disconnect' },
      until: ended,
      quiet: true,
      lights: [{ on: 'row', row: anyRow(like({ kind: 'process', event: 'exited' })) }],
      cites: ['shutdown'],
    },
  ],
};
