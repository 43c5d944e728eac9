import { clientMessageSchema, searchRequestSchema, startSchema } from '@lifeline/wire';
import * as v from 'valibot';
import { authorizationRoutes } from './authorization/authorization-routes.ts';
import type { Drafts } from './drafts.ts';
import { BridgeError } from './errors.ts';
import { type LinkCodes, PAGE_ROUTE } from './link.ts';
import type { PrefillSource } from './prefill.ts';
import { type RecordingRouteParts, recordingRoutes } from './recording-routes.ts';
import {
  type Call,
  COMMAND_BODY,
  EMPTY,
  JSON_BODY,
  json,
  NONE,
  parsed,
  type Route,
  SMALL_BODY,
} from './route.ts';
import { searchTrace } from './search/search.ts';
import type { SettingsStore } from './settings.ts';
import { suiteRoutes } from './suite/suite-routes.ts';
import type { Suites } from './suite/suites.ts';
import { exactBytes } from './trace-source.ts';
import type { SessionCommand } from './wishes.ts';

export interface RouteParts extends RecordingRouteParts {
  readonly token: string;
  readonly codes: LinkCodes;
  /** Makes a fresh link to a route of the page. */
  readonly link: (route: string) => string;
  readonly settings: SettingsStore;
  readonly drafts: Drafts;
  readonly prefill: PrefillSource;
  readonly suites: Suites;
}

/** Every route of `/api`. There is no other way in: the gate and the tests go by this table. */
export function apiRoutes(parts: RouteParts): readonly Route[] {
  return [
    ...accessRoutes(parts),
    ...sessionRoutes(parts),
    ...authorizationRoutes(parts),
    ...searchRoutes(parts),
    ...suiteRoutes(parts),
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
        const route = v.pipe(v.string(), v.regex(PAGE_ROUTE, NO_ROUTE));
        const { to = '' } = parsed(v.object({ to: v.optional(route) }), text === '' ? '{}' : text);
        return { json: { url: link(to) } };
      },
    },
    { method: 'GET', path: '/prefill', audience: 'api', body: NONE, handle: () => ({ json: prefill() }) },
  ];
}

const NO_ROUTE =
  'This is no address of the page. It has /start, /recordings, /settings, /s/<session>/…, /r/<recording>/… and /compare/<recording>/<recording>.';

function sessionRoutes({ sessions, suites }: RouteParts): readonly Route[] {
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
      handle: ({ param }) => ({
        json: [...(sessions.source(param('id')).secrets ?? []), ...suites.secrets(param('id'))],
      }),
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

function command(text: string, sessionId: string): SessionCommand {
  const message = parsed(clientMessageSchema, text);
  if (message.type === 'attach' || message.type === 'detach' || message.type === 'read') {
    throw new BridgeError('bad-message', `“${message.type}” belongs to the WebSocket.`);
  }
  if (message.sessionId !== sessionId)
    throw new BridgeError('bad-message', 'The body names another session.');
  return message;
}
