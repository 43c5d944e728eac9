import type { Readable } from 'node:stream';
import { annotationsPatchSchema } from '@lifeline/wire';
import type { Hub } from './hub.ts';
import type { Recordings } from './recordings.ts';
import { EMPTY, JSON_BODY, NONE, parsed, RECORDING_BODY, type Route } from './route.ts';
import type { Sessions } from './sessions.ts';

export interface RecordingRouteParts {
  readonly sessions: Sessions;
  readonly recordings: Recordings;
  readonly hub: Hub;
  /** Compares two recordings, by id, until the signal; JSON text of `comparisonSchema`. */
  readonly compare: (a: string, b: string, signal: AbortSignal) => Promise<Readable>;
}

/** The part of the table that is about recordings. */
export function recordingRoutes({
  sessions,
  recordings,
  hub,
  compare,
}: RecordingRouteParts): readonly Route[] {
  return [
    {
      method: 'DELETE',
      path: '/recordings/:id',
      audience: 'api',
      body: NONE,
      handle: async ({ param }) => {
        await sessions.deleteRecording(param('id'));
        hub.changed('recordings');
        return EMPTY;
      },
    },
    {
      method: 'GET',
      path: '/recordings/:id/annotations',
      audience: 'api',
      body: NONE,
      handle: ({ param }) => ({ json: recordings.annotations(param('id')) }),
    },
    {
      method: 'PUT',
      path: '/recordings/:id/annotations',
      audience: 'api',
      body: JSON_BODY,
      handle: ({ param, text }) => {
        const annotations = recordings.annotate(param('id'), parsed(annotationsPatchSchema, text));
        hub.changed('annotations');
        hub.changed('recordings');
        hub.state();
        return { json: annotations };
      },
    },
    {
      method: 'GET',
      path: '/compare',
      audience: 'api',
      body: NONE,
      handle: async ({ query, signal }) => ({ stream: await compare(query('a'), query('b'), signal) }),
    },
    {
      method: 'GET',
      path: '/recordings',
      audience: 'api',
      body: NONE,
      handle: async () => ({ json: await recordings.list() }),
    },
    {
      method: 'POST',
      path: '/recordings/:id/open',
      audience: 'api',
      body: NONE,
      handle: ({ param }) => ({ json: sessions.infoOf(sessions.openRecording(param('id'))) }),
    },
    {
      method: 'POST',
      path: '/recordings/import',
      audience: 'api',
      body: RECORDING_BODY,
      handle: async ({ stream, query }) => {
        const info = await recordings.import(stream, query('name'));
        hub.changed('recordings');
        return { json: info };
      },
    },
  ];
}
