import { decodeEvent, type HttpEvent, type Row } from '@lifeline/trace';
import { type SessionInfo, sessionInfoSchema } from '@lifeline/wire';
import * as v from 'valibot';
import type { TestBridge } from './bridge.ts';
import { openPage, type Page } from './page.ts';
import { api } from './request.ts';
import { until } from './wait.ts';

/** A session with a server behind a URL, as a page sees it. */
export interface HttpSession {
  readonly id: string;
  readonly page: Page;
  info(): SessionInfo;
  state(wanted: SessionInfo['state']): Promise<void>;
  /** Sends a request without waiting for its answer; resolves with its row. */
  send(method: string, params?: unknown, timeoutMs?: number): Promise<Row>;
  /** HTTP events so far: event and detail. */
  http(): string[];
  /** HTTP events as recorded. */
  httpEvents(): Promise<HttpEvent[]>;
  /** The sentence with which the exchange of a request failed. */
  failure(request: Row): Promise<string>;
  disconnect(): Promise<void>;
}

export async function connectTo(
  bridge: TestBridge,
  url: string,
  more: { readonly headers?: Record<string, string>; readonly transport?: 'sse' | 'streamable-http' } = {},
  request: Record<string, unknown> = {},
): Promise<HttpSession> {
  const { json } = await api(bridge, 'POST', '/sessions', { target: { url, ...more }, ...request });
  const { id } = v.parse(sessionInfoSchema, json);
  const page = await openPage(bridge, id);
  const info = () => {
    const found = page.info(id);
    if (found === undefined) throw new Error('no such session');
    return found;
  };
  const failureOf = (seq: number) =>
    page.rows.find((row) => row.kind === 'http' && row.event === 'failed' && row.ref === seq);
  return {
    id,
    page,
    info,
    state: (wanted) =>
      until(`state ${wanted}, not ${page.info(id)?.state}`, () => page.info(id)?.state === wanted, 20_000),
    async send(method, params, timeoutMs) {
      const more = {
        ...(params !== undefined && { paramsText: JSON.stringify(params) }),
        ...(timeoutMs !== undefined && { timeoutMs }),
      };
      const ack = await page.command({ type: 'request', sessionId: id, method, ...more });
      const seq = ack.type === 'ack' ? (ack.seq ?? -1) : -1;
      await until(`request ${seq}`, () => page.rows[seq] !== undefined);
      const row = page.rows[seq];
      if (row === undefined) throw new Error('no row');
      return row;
    },
    http: () =>
      page.rows.filter(({ kind }) => kind === 'http').map(({ event, detail }) => `${event} ${detail}`.trim()),
    async httpEvents() {
      const events: HttpEvent[] = [];
      for (const { kind, seq } of page.rows) {
        if (kind !== 'http') continue;
        const reply = await page.command({ type: 'read', sessionId: id, from: seq, to: seq });
        const decoded = decodeEvent(reply.type === 'bodies' ? (reply.bodies[0]?.text ?? '') : '');
        if (decoded.ok && decoded.event.type === 'http') events.push(decoded.event);
      }
      return events;
    },
    async failure({ seq }) {
      await until(`failure of ${seq}`, () => failureOf(seq) !== undefined, 20_000);
      return failureOf(seq)?.detail ?? '';
    },
    async disconnect() {
      await page.command({ type: 'disconnect', sessionId: id });
      await until('closed', () => page.info(id)?.state === 'closed');
    },
  };
}
