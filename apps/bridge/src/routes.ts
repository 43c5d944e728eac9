import type { Readable } from 'node:stream';
import {
  annotationsPatchSchema,
  clientMessageSchema,
  searchRequestSchema,
  startSchema,
} from '@lifeline/wire';
import * as v from 'valibot';
import type { Drafts } from './drafts.ts';
import { BridgeError } from './errors.ts';
import type { Hub } from './hub.ts';
import { type LinkCodes, PAGE_ROUTE } from './link.ts';
import type { PrefillSource } from './prefill.ts';
import type { Recordings } from './recordings.ts';
import { searchTrace } from './search/search.ts';
import type { Sessions } from './sessions.ts';
import type { SettingsStore } from './settings.ts';
import { exactBytes } from './trace-source.ts';
import type { SessionCommand } from './wishes.ts';

const KIB = 1024;
const MIB = 1024 * KIB;

/** What the handler of a route is given. */
export interface Call {
  /** A part of the path, decoded. */
  param(name: string): string;
  /** A value behind the path's `?`; empty where there is none. */
  query(name: string): string;
  /** The JSON text of the body. */
  readonly text: string;
  /** The body of a route that takes a stream. */
  readonly stream: Readable;
  /** Given when whoever asked has the answer, or has left. */
  readonly signal: AbortSignal;
}

/** What it answers. */
export type Reply =
  | { readonly json: unknown }
  | { readonly jsonText: string }
  | { readonly bytes: Buffer; readonly name: string }
  /** Values that are sent as they come, each as one line of JSON. */
  | { readonly values: AsyncIterable<unknown> }
  /** JSON text that is sent as it comes. */
  | { readonly stream: Readable }
  | { readonly empty: true };

export type RouteBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly limit: number }
  | { readonly kind: 'stream'; readonly type: string; readonly limit: number };

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with `:name` for its parts. */
  readonly path: string;
  readonly audience: 'api' | 'exchange';
  readonly body: RouteBody;
  readonly handle: (call: Call) => Reply | Promise<Reply>;
}

export interface RouteParts {
  readonly token: string;
  readonly codes: LinkCodes;
  /** Makes a fresh link to a route of the page. */
  readonly link: (route: string) => string;
  readonly sessions: Sessions;
  readonly recordings: Recordings;
  readonly settings: SettingsStore;
  readonly drafts: Drafts;
  readonly prefill: PrefillSource;
  readonly hub: Hub;
  /** Compares two recordings, by id; JSON text of `comparisonSchema`. */
  readonly compare: (a: string, b: string, signal: AbortSignal) => Promise<Readable>;
}

const NONE: RouteBody = { kind: 'none' };
const JSON_BODY: RouteBody = { kind: 'json', limit: MIB };
const SMALL_BODY: RouteBody = { kind: 'json', limit: 4 * KIB };
const COMMAND_BODY: RouteBody = { kind: 'json', limit: 64 * MIB };
const RECORDING_BODY: RouteBody = { kind: 'stream', type: 'application/x-ndjson', limit: 1024 * MIB };
const EMPTY: Reply = { empty: true };

/** Every route of `/api`. There is no other way in: the gate and the tests go by this table. */
export function apiRoutes(parts: RouteParts): readonly Route[] {
  return [
    ...accessRoutes(parts),
    ...sessionRoutes(parts),
    ...searchRoutes(parts),
    ...recordingRoutes(parts),
    ...personRoutes(parts),
  ];
}

function accessRoutes({ codes, token, link, prefill }: RouteParts): readonly Route[] {
  return [
    {
      method: 'POST',
      path: '/exchange',
      audience: 'exchange',
      body: SMALL_BODY,
      handle: ({ text }) => {
        codes.redeem(parsed(v.object({ code: v.string() }), text).code);
        return { json: { token } };
      },
    },
    {
      method: 'POST',
      path: '/link',
      audience: 'api',
      body: SMALL_BODY,
      handle: ({ text }) => {
        const route = v.pipe(v.string(), v.regex(PAGE_ROUTE));
        const { to = '' } = parsed(v.object({ to: v.optional(route) }), text === '' ? '{}' : text);
        return { json: { url: link(to) } };
      },
    },
    { method: 'GET', path: '/prefill', audience: 'api', body: NONE, handle: () => ({ json: prefill() }) },
  ];
}

function sessionRoutes({ sessions }: RouteParts): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/sessions',
      audience: 'api',
      body: NONE,
      handle: () => ({ json: sessions.list() }),
    },
    {
      method: 'POST',
      path: '/sessions',
      audience: 'api',
      body: JSON_BODY,
      handle: async ({ text }) => ({
        json: sessions.infoOf(await sessions.start(parsed(startSchema, text))),
      }),
    },
    {
      method: 'POST',
      path: '/sessions/:id/send',
      audience: 'api',
      body: COMMAND_BODY,
      handle: async ({ param, text }) => ({
        json: { seq: await sessions.command(command(text, param('id'))) },
      }),
    },
    {
      method: 'GET',
      path: '/sessions/:id/secrets',
      audience: 'api',
      body: NONE,
      handle: ({ param }) => ({ json: sessions.source(param('id')).secrets ?? [] }),
    },
    {
      method: 'GET',
      path: '/sessions/:id/raw/:seq',
      audience: 'api',
      body: NONE,
      handle: ({ param }) => {
        const source = sessions.source(param('id'));
        const seq = Number(param('seq'));
        if (!Number.isInteger(seq) || seq < 0 || seq >= source.rows.length) {
          throw new BridgeError('bad-message', `There is no event ${param('seq')} in this session.`);
        }
        return { bytes: exactBytes(source, seq), name: `${source.id}-${seq}.txt` };
      },
    },
  ];
}

function searchRoutes({ sessions }: RouteParts): readonly Route[] {
  return [
    {
      method: 'POST',
      path: '/sessions/:id/search',
      audience: 'api',
      body: JSON_BODY,
      handle: ({ param, text }) => {
        const { text: query, from } = parsed(searchRequestSchema, text);
        return { values: searchTrace(sessions.source(param('id')), query, from) };
      },
    },
  ];
}

function recordingRoutes({ sessions, recordings, hub, compare }: RouteParts): readonly Route[] {
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

function personRoutes({ settings, drafts, hub }: RouteParts): readonly Route[] {
  const key = (call: Call) => call.param('key');
  return [
    {
      method: 'GET',
      path: '/settings',
      audience: 'api',
      body: NONE,
      handle: () => ({ json: settings.value }),
    },
    {
      method: 'PUT',
      path: '/settings',
      audience: 'api',
      body: JSON_BODY,
      handle: ({ text }) => {
        const value = settings.change(json(text));
        hub.changed('settings');
        return { json: value };
      },
    },
    {
      method: 'GET',
      path: '/drafts/:key',
      audience: 'api',
      body: NONE,
      handle: (call) => ({ jsonText: drafts.get(key(call)) }),
    },
    {
      method: 'PUT',
      path: '/drafts/:key',
      audience: 'api',
      body: JSON_BODY,
      handle: (call) => {
        drafts.put(key(call), call.text);
        return EMPTY;
      },
    },
    {
      method: 'DELETE',
      path: '/drafts/:key',
      audience: 'api',
      body: NONE,
      handle: (call) => {
        drafts.delete(key(call));
        return EMPTY;
      },
    },
    {
      method: 'DELETE',
      path: '/drafts',
      audience: 'api',
      body: NONE,
      handle: () => {
        drafts.clear();
        hub.changed('drafts');
        return EMPTY;
      },
    },
  ];
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BridgeError('bad-message', 'The body is not JSON.');
  }
}

/** The body as the schema has it. Throws `bad-message`. */
function parsed<S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> {
  const result = v.safeParse(schema, json(text));
  if (result.success) return result.output;
  throw new BridgeError('bad-message', `The body is against the contract: ${v.summarize(result.issues)}`);
}

function command(text: string, sessionId: string): SessionCommand {
  const message = parsed(clientMessageSchema, text);
  if (message.type === 'attach' || message.type === 'detach' || message.type === 'read') {
    throw new BridgeError('bad-message', `“${message.type}” belongs to the WebSocket.`);
  }
  if (message.sessionId !== sessionId)
    throw new BridgeError('bad-message', 'The body names another session.');
  return message;
}
