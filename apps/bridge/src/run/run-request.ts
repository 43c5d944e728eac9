import { member, parseJson } from '@lifeline/json';
import type { Exchange } from '@lifeline/model';
import { type AnswerRule, MODERN_REVISIONS, RESPONSE_FAULTS, responseFault } from '@lifeline/protocol';
import { decodeEvent, eventRaw } from '@lifeline/trace';
import type { StartRequest } from '@lifeline/wire';
import { BridgeError } from '../errors.ts';
import type { Session } from '../session.ts';
import type { Sessions } from '../sessions.ts';
import { SessionView } from '../suite/session-view.ts';
import { calledTool, headerRefusal, nextPage } from './header-tool.ts';
import type { RunResult } from './run-result.ts';
import { Watch } from './watch.ts';

/** How long the end of a server is waited for, to say how it ended. */
const END_MS = 3000;
const STDERR_LINES = 5;
/** The engine gets so long to tell that the time was up. Milliseconds. */
const GRACE_MS = 500;
const MODERN: ReadonlySet<string> = new Set(MODERN_REVISIONS);
const OPENING: ReadonlySet<string> = new Set(['initialize', 'server/discover']);

export interface RunRequest {
  readonly start: StartRequest;
  readonly method: string;
  readonly paramsText: string | undefined;
  /** For all of it, from the start of the server on. */
  readonly timeoutMs: number;
  readonly rules: readonly AnswerRule[];
}

/** One request on a session of its own, with all that the server asks meanwhile answered by rule. */
export class RequestRun {
  readonly #request: RunRequest;
  readonly #sessions: Sessions;
  readonly #session: Session;
  readonly #view: SessionView;
  readonly #watch = new Watch();
  readonly #startedAt: number;

  private constructor(request: RunRequest, sessions: Sessions, session: Session, startedAt: number) {
    this.#request = request;
    this.#startedAt = startedAt;
    this.#sessions = sessions;
    this.#session = session;
    this.#view = new SessionView(session);
    sessions.listen({ events: () => this.#look(), state: () => this.#look(), recordings: () => undefined });
  }

  /** Starts the server; throws BridgeError where that is not possible. */
  static async start(request: RunRequest, sessions: Sessions): Promise<RequestRun> {
    const { rules } = request;
    const startedAt = performance.now();
    const session = await sessions.start(request.start, { rules, isUnattended: true });
    return new RequestRun(request, sessions, session, startedAt);
  }

  async result(): Promise<RunResult> {
    const result = await this.#run();
    const declined = this.#view.model.answersByRule.get(0);
    return declined === undefined ? result : { ...result, declined };
  }

  async #run(): Promise<RunResult> {
    const { method, paramsText, timeoutMs } = this.#request;
    const isReady = () => this.#session.info().state !== 'connecting' || this.#isByHand;
    if (!(await this.#watch.until(isReady, this.#leftMs))) {
      return failure('timeout', `The connection was not open after ${timeoutMs} ms.`);
    }
    if (this.#session.info().state !== 'ready' && !this.#isByHand) return this.#unopened();
    const opening = OPENING.has(method) && paramsText === undefined ? this.#opening(method) : undefined;
    const refusal = await this.#lookUpTool();
    if (refusal !== undefined) return failure('lost', refusal);
    const sent = opening?.requestSeq ?? (await this.#send(this.#request));
    if (typeof sent !== 'number') return this.#unsent(sent);
    return this.#sent(sent);
  }

  /**
   * Over HTTP, requests of the modern era repeat what the tool's schema says in headers, so it has to be known first.
   * Returns why the tool cannot be called.
   */
  async #lookUpTool(): Promise<string | undefined> {
    const { method, paramsText } = this.#request;
    const { http, revision = '' } = this.#session.info();
    const tool = method === 'tools/call' ? calledTool(paramsText) : undefined;
    if (tool === undefined || http === undefined || !MODERN.has(revision)) return undefined;
    const list = () => this.#view.model.catalogue('tool');
    for (let page = nextPage(list(), tool); page !== undefined; page = nextPage(list(), tool)) {
      const seq = await this.#send({ method: 'tools/list', paramsText: page });
      if (typeof seq !== 'number' || !(await this.#watch.until(() => this.#isOver(seq), this.#leftMs))) break;
    }
    return headerRefusal(list(), tool);
  }

  async #sent(seq: number): Promise<RunResult> {
    // the engine's own clock comes first and records that the time was up; this one ends what it has no clock for
    const isOver = await this.#watch.until(() => this.#isOver(seq), this.#leftMs + GRACE_MS);
    const last = this.#lastOf(seq);
    if (!isOver && last?.outcome !== 'result') return failure('timeout', this.#tooLate());
    return last?.responseSeq === undefined ? this.#unanswered(last) : this.#answer(seq, last);
  }

  /** What is left of the time, at least a millisecond. */
  get #leftMs(): number {
    return Math.max(1, Math.ceil(this.#request.timeoutMs - (performance.now() - this.#startedAt)));
  }

  #tooLate(): string {
    const { method, timeoutMs } = this.#request;
    return `The server did not answer ${method} within ${timeoutMs} ms.`;
  }

  /** The request itself opens the connection. */
  get #isByHand(): boolean {
    return this.#request.start.handshake === 'manual';
  }

  /** The seq of the request, or why it did not go out. */
  async #send({
    method,
    paramsText,
  }: Pick<RunRequest, 'method' | 'paramsText'>): Promise<number | BridgeError> {
    try {
      const given = paramsText !== undefined && { paramsText };
      const sessionId = this.#session.id;
      return await this.#sessions.command({
        type: 'request',
        ref: 'run',
        sessionId,
        method,
        timeoutMs: this.#leftMs,
        ...given,
      });
    } catch (error) {
      if (error instanceof BridgeError) return error;
      throw error;
    }
  }

  #look(): void {
    this.#view.follow();
    this.#watch.look();
  }

  /** The request, or the newest of those that were sent again with the input that its result asked for. */
  #lastOf(seq: number): Exchange | undefined {
    const { exchanges } = this.#view.model;
    let last = this.#view.exchange(seq);
    for (let next = last; next !== undefined; ) {
      last = next;
      const { responseSeq } = last;
      next = responseSeq === undefined ? undefined : exchanges.findLast(({ cause }) => cause === responseSeq);
    }
    return last;
  }

  #isOver(seq: number): boolean {
    const last = this.#lastOf(seq);
    if (last === undefined || last.outcome === 'pending') return false;
    return !this.#view.model.serverRequests.some(
      ({ state, input }) => state === 'open' && input !== undefined && input.seq === last.responseSeq,
    );
  }

  #answer(seq: number, last: Exchange): RunResult {
    const line = this.#view.responseText(last) ?? '';
    const first = this.#view.exchange(seq) ?? last;
    const durationMs = round(last.requestAtMs + (last.ms ?? 0) - first.requestAtMs);
    const { outcome } = last;
    if (outcome === 'result' && asksForInput(line)) {
      const message = 'The server asks for input that was not given; --answers takes a file with answers.';
      return { outcome: 'input_required', line, message, durationMs };
    }
    const fault = responseFault(line);
    if (fault !== undefined) return { outcome: 'error', line, message: RESPONSE_FAULTS[fault], durationMs };
    const isAnswer = outcome === 'result' || outcome === 'tool-error' || outcome === 'error';
    return { outcome: isAnswer ? outcome : 'lost', line, durationMs };
  }

  async #unanswered(last: Exchange | undefined): Promise<RunResult> {
    const failed = last && this.#view.failure(last.requestSeq);
    if (failed !== undefined) return failure('lost', failed);
    if (last?.outcome !== 'timeout') return this.#lost();
    return { outcome: 'timeout', message: this.#tooLate(), durationMs: round(last.ms ?? 0) };
  }

  /** The answer to what opened the newest connection. */
  #opening(method: string): Exchange | undefined {
    return this.#view.model.exchanges.findLast(
      (exchange) => exchange.method === method && exchange.responseSeq !== undefined,
    );
  }

  #unopened(): RunResult | Promise<RunResult> {
    const asked = this.#view.model.exchanges.findLast(({ method }) => OPENING.has(method));
    const { error } = this.#session.info();
    if (asked?.outcome === 'error' && asked.responseSeq !== undefined) {
      const answer = this.#answer(asked.requestSeq, asked);
      // what the person asked for is another request: that this one was refused needs a reason
      return asked.method === 'server/discover' && error !== undefined
        ? { ...answer, message: error.message }
        : answer;
    }
    if (asked?.outcome === 'timeout') return failure('timeout', error?.message ?? '');
    return this.#lost();
  }

  /** A connection that was gone already says how it ended; any other refusal is told as it is. */
  #unsent({ code, message, hint }: BridgeError): RunResult | Promise<RunResult> {
    if (code === 'not-connected') return this.#lost();
    return failure('lost', [message, hint].filter((part) => part !== undefined).join(' '));
  }

  async #lost(): Promise<RunResult> {
    // a process may still have to say how it ends; what failed over HTTP is known already
    const isTold = () => {
      const { http, error } = this.#session.info();
      return http !== undefined && error !== undefined;
    };
    await this.#watch.until(() => !this.#session.isRunning || isTold(), END_MS);
    const { error } = this.#session.info();
    const words = error?.message ?? 'The connection ended before there was an answer.';
    const advice = error?.hint === undefined ? [] : [error.hint];
    return failure('lost', [[words, ...advice].join(' '), ...this.#stderr()].join('\n'));
  }

  /** What the server wrote to stderr last. */
  #stderr(): string[] {
    const { rows } = this.#session;
    const lines: string[] = [];
    for (let seq = rows.length - 1; seq >= 0 && lines.length < STDERR_LINES; seq -= 1) {
      if (rows.kindAt(seq) !== 'stderr') continue;
      const decoded = decodeEvent(this.#session.line(seq).toString('utf8'));
      lines.unshift(`stderr: ${(decoded.ok && eventRaw(decoded.event)?.text) || ''}`);
    }
    return lines;
  }
}

function failure(outcome: 'lost' | 'timeout', message: string): RunResult {
  return { outcome, message, durationMs: 0 };
}

function round(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}

function asksForInput(line: string): boolean {
  const parsed = parseJson(line);
  const result = parsed.ok ? member(parsed.node, 'result') : undefined;
  const type = result && member(result, 'resultType');
  return type?.type === 'string' && type.value === 'input_required';
}
