import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readTrace, reduceTrace } from '@lifeline/model/testing';
import type { Row } from '@lifeline/trace';
import type { HoldMode, SessionInfo, StartRequest, SteppingInfo } from '@lifeline/wire';
import { SessionView } from '../../src/suite/session-view.ts';
import type { TestBridge } from './bridge.ts';
import { openPage, type Page } from './page.ts';
import { testServer } from './programs.ts';
import { until } from './wait.ts';

/** A session whose messages a test holds and lets go, as a page sees it. */
export class SteppedSession {
  readonly id: string;
  readonly page: Page;
  readonly #bridge: TestBridge;
  /** Followed as the session grows, as a page does. */
  readonly view: SessionView;

  constructor(bridge: TestBridge, id: string, page: Page) {
    this.#bridge = bridge;
    this.id = id;
    this.page = page;
    this.view = new SessionView(bridge.sessions.source(id));
  }

  get info(): SessionInfo {
    const info = this.page.info(this.id);
    if (info === undefined) throw new Error('no such session');
    return info;
  }

  get stepping(): Partial<SteppingInfo> {
    return this.info.stepping ?? {};
  }

  hold(mode: HoldMode | undefined): Promise<unknown> {
    return this.page.command({ type: 'hold', sessionId: this.id, ...(mode !== undefined && { mode }) });
  }

  release(
    more: Partial<{
      seq: number;
      how: Row['event'];
      text: string;
      resultText: string;
      errorText: string;
    }> = {},
  ): Promise<unknown> {
    const { how = 'delivered', ...rest } = more;
    if (how !== 'delivered' && how !== 'edited' && how !== 'dropped' && how !== 'answered')
      throw new Error(how);
    return this.page.command({ type: 'release', sessionId: this.id, how, ...rest });
  }

  /** Sends a request, which may be held; resolves with its seq. */
  async send(method: string, params?: unknown, timeoutMs?: number): Promise<number> {
    const ack = await this.page.command({
      type: 'request',
      sessionId: this.id,
      method,
      ...(params !== undefined && { paramsText: JSON.stringify(params) }),
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    return ack.type === 'ack' ? (ack.seq ?? -1) : -1;
  }

  call(name: string, text = ''): Promise<number> {
    return this.send('tools/call', { name, arguments: { text } });
  }

  /** Messages that wait, as `seq direction what`. */
  get waiting(): string[] {
    this.view.follow();
    const { model, source } = this.view;
    return model.waiting.map(({ seq, dir }) => {
      const { method, id } = source.rows.at(seq);
      return `${dir} ${method ?? `answer ${id}`}`;
    });
  }

  async held(...wanted: string[]): Promise<void> {
    const words = wanted.join(', ');
    await until(`held ${words}, not ${this.waiting.join(', ')}`, () => this.waiting.join(', ') === words);
  }

  /** seq of the oldest message that waits. */
  get oldest(): number {
    return this.view.model.waiting[0]?.seq ?? -1;
  }

  async outcome(requestSeq: number, wanted: string): Promise<void> {
    await until(`outcome ${wanted} of ${requestSeq}`, () => {
      this.view.follow();
      return this.view.exchange(requestSeq)?.outcome === wanted;
    });
  }

  /** Text of the first content block of the answer to a request. */
  answer(requestSeq: number): string {
    this.view.follow();
    const exchange = this.view.exchange(requestSeq);
    return (exchange && this.view.resultText(exchange)) ?? '';
  }

  /** Lines that the server says it has got. */
  get got(): string[] {
    const { rows } = this.view.source;
    const lines: string[] = [];
    for (let seq = 0; seq < rows.length; seq += 1) {
      const text = rows.kindAt(seq) === 'stderr' ? this.view.text(seq) : undefined;
      if (text?.startsWith('got ') === true) lines.push(text.slice(4));
    }
    return lines;
  }

  async state(wanted: SessionInfo['state']): Promise<void> {
    await until(`state ${wanted}`, () => this.page.info(this.id)?.state === wanted, 15_000);
  }

  /** Notes so far. */
  get notes(): string[] {
    return this.page.rows.filter(({ kind }) => kind === 'note').map(({ detail }) => detail ?? '');
  }

  /** Whether the model that followed the session says the same as one of its whole recording. */
  isReplayed(): boolean {
    this.view.follow();
    const file = path.join(this.#bridge.home, 'recordings', `${this.id}.ndjson`);
    const trace = readTrace(readFileSync(file, 'utf8'));
    return reduceTrace(trace).digest() === this.view.model.digest();
  }
}

/** Starts a server of the tests (`stepped`, unless there is another request). */
export async function stepped(
  bridge: TestBridge,
  request: Partial<StartRequest> = {},
): Promise<SteppedSession> {
  const target = { command: process.execPath, args: [testServer('stepped')] };
  const { id } = await bridge.sessions.start({ era: 'legacy', discovery: 'manual', target, ...request });
  const session = new SteppedSession(bridge, id, await openPage(bridge, id));
  await until('known', () => session.page.info(id) !== undefined);
  return session;
}
