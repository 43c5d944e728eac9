import { both, ended, exchanged, like, responseOf, seen, spawned } from '../conditions.ts';
import { byHand, offer } from '../servers.ts';
import type { Condition, Lesson, Step } from '../types.ts';

const answer = responseOf({ method: 'initialize' });

/** The handshake came to this revision. */
function agreed(is: (revision: string | undefined) => boolean): Condition {
  return both(exchanged({ method: 'initialize', outcome: 'result' }), ({ model }) =>
    is(model.negotiation?.revision),
  );
}

function connect(id: string, on: string): Step {
  return { id, on, action: { do: 'connect' }, until: spawned, cites: ['version-negotiation'] };
}

function offering(id: string, on: string, revision: string, until: Condition): Step {
  return {
    id,
    on,
    action: { do: 'request', method: 'initialize', paramsText: offer(revision) },
    until,
    show: answer,
    lights: [{ on: 'row', row: answer }],
    cites: ['version-negotiation'],
  };
}

export const lesson: Lesson = {
  id: 'negotiation',
  servers: {
    known: byHand('protocol-demo'),
    unknown: byHand('protocol-demo'),
    refused: byHand('faulty-revision'),
  },
  steps: [
    connect('start', 'known'),
    offering(
      'offer-known',
      'known',
      '2025-06-18',
      agreed((revision) => revision === '2025-06-18'),
    ),
    connect('again', 'unknown'),
    offering(
      'offer-unknown',
      'unknown',
      '2099-01-01',
      agreed((revision) => revision !== undefined && revision !== '2099-01-01'),
    ),
    connect('third', 'refused'),
    offering(
      'offer-refused',
      'refused',
      '2025-06-18',
      exchanged({ method: 'initialize', outcome: 'result' }),
    ),
    {
      id: 'refuse',
      on: 'refused',
      until: ended,
      solution: { do: 'disconnect' },
      wrong: { request: seen(like({ kind: 'request', dir: 'toServer' })) },
      quiet: true,
      cites: ['version-negotiation'],
    },
    {
      id: 'undeclared',
      on: 'unknown',
      until: exchanged({ method: 'logging/setLevel', outcome: 'error' }),
      solution: { do: 'request', method: 'logging/setLevel', paramsText: '{"level":"info"}' },
      wrong: { another: seen(like({ kind: 'request', dir: 'toServer' })) },
      show: responseOf({ method: 'logging/setLevel' }),
      cites: ['capability-negotiation', 'logging'],
    },
    {
      id: 'declared',
      on: 'unknown',
      until: exchanged({ method: 'prompts/list', outcome: 'result' }),
      solution: { do: 'request', method: 'prompts/list', paramsText: '{}' },
      wrong: { another: seen(like({ kind: 'request', dir: 'toServer' })) },
      show: responseOf({ method: 'prompts/list' }),
      cites: ['capability-negotiation'],
    },
    {
      id: 'both-sides',
      on: 'unknown',
      cites: ['capability-negotiation'],
    },
  ],
};
