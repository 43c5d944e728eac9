import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AuthorizationInfo, type AuthorizeRequest, sessionInfoSchema } from '@lifeline/wire';
import * as v from 'valibot';
import type { TestBridge } from './bridge.ts';
import type { HttpSession } from './http-session.ts';
import { api } from './request.ts';
import { until } from './wait.ts';

/** What a page sees of the authorization of a session, and can do about it. */
export interface AuthorizationView {
  info(): Partial<AuthorizationInfo>;
  inState(state: AuthorizationInfo['state']): Promise<void>;
  /** Starts it; resolves with the answer. */
  start(request?: AuthorizeRequest): Promise<Partial<AuthorizationInfo>>;
  /** Starts it; resolves with the address to open. */
  address(request?: AuthorizeRequest): Promise<string>;
  forget(): Promise<Partial<AuthorizationInfo>>;
  /** Steps of the exchanges so far: `token>` a request, `token< 200` its answer. */
  steps(): Promise<string[]>;
}

export function authorizationOf(bridge: TestBridge, session: HttpSession): AuthorizationView {
  const route = `/sessions/${session.id}/authorize`;
  const info = (): Partial<AuthorizationInfo> => session.info().authorization ?? {};
  const call = async (method: 'POST' | 'DELETE', body?: unknown): Promise<Partial<AuthorizationInfo>> => {
    const { json } = await api(bridge, method, route, body);
    return v.parse(sessionInfoSchema, json).authorization ?? {};
  };
  return {
    info,
    inState: (state) =>
      until(`authorization ${state}, not ${JSON.stringify(info())}`, () => info().state === state, 15_000),
    start: (request = {}) => call('POST', request),
    async address(request = {}) {
      const { state, authorizeUrl = '', message } = await call('POST', request);
      if (state !== 'waiting-for-person') throw new Error(`${state}: ${message}`);
      return authorizeUrl;
    },
    forget: () => call('DELETE'),
    async steps() {
      const events = await session.httpEvents();
      return events
        .filter(({ step }) => step !== undefined)
        .map(({ event, step, data }) =>
          event === 'request' ? `${step}>` : `${step}< ${data.status ?? data.text}`,
        );
    },
  };
}

/** The text of all recordings of a bridge. */
export function recorded(bridge: TestBridge): string {
  const directory = path.join(bridge.home, 'recordings');
  return readdirSync(directory)
    .map((name) => readFileSync(path.join(directory, name), 'utf8'))
    .join('');
}
