import { quoteJson } from '@lifeline/json';
import type { Observation } from '@lifeline/suite/judge';
import {
  type ResultRow,
  type RunEffect,
  type RunInput,
  type RunPlan,
  type RunState,
  startRun,
  stepRun,
} from '@lifeline/suite/run';
import { BridgeError, reason } from '../errors.ts';
import type { Session } from '../session.ts';
import type { SessionView } from './session-view.ts';
import type { SuiteWork } from './work.ts';

/** A server that was started again has this long until it can be called. Milliseconds. */
const RESTART_MS = 30_000;
/** After a call was lost, the end of the connection is waited for so long. Milliseconds. */
const END_MS = 5000;

export interface SuiteRunParts {
  readonly session: Session;
  readonly view: SessionView;
  readonly work: SuiteWork;
  readonly onProgress: (run: SuiteRun, rows: readonly ResultRow[]) => void;
  readonly onOver: (run: SuiteRun) => void;
}

/** What is waited for before a call. */
interface ServerWait {
  /** The call before was lost: this connection is of no use, even if it has not ended yet. */
  readonly wasLost: boolean;
  readonly timers: NodeJS.Timeout[];
  /** Number of the connection that was to be followed by another one. */
  restartedFrom?: number;
}

/** A run of a suite on a recorded session: carries out what the state machine wants, and tells it what came. */
export class SuiteRun {
  readonly startedAt = new Date().toISOString();
  readonly session: Session;
  /** Resolves when the run is over. */
  readonly over: Promise<void>;
  readonly #parts: SuiteRunParts;
  #state: RunState;
  #finish: () => void = () => undefined;
  #server: ServerWait | undefined;
  #wasLost = false;
  #calling: number | undefined;

  constructor(plan: RunPlan, parts: SuiteRunParts) {
    this.#parts = parts;
    this.session = parts.session;
    this.over = new Promise((resolve) => {
      this.#finish = resolve;
    });
    const [state, effects] = startRun(plan);
    this.#state = state;
    // not before whoever starts it has it
    queueMicrotask(() => this.#carryOut(effects));
  }

  get state(): RunState {
    return this.#state;
  }

  get isRunning(): boolean {
    return this.#state.phase !== 'over';
  }

  stop(): void {
    this.#feed({ type: 'stop' });
  }

  /** The session has new rows, or another state. */
  look(): void {
    this.#lookForAnswer();
    this.#lookForServer();
  }

  #feed(input: RunInput): void {
    const [state, effects] = stepRun(this.#state, input);
    this.#state = state;
    this.#carryOut(effects);
  }

  #carryOut(effects: readonly RunEffect[]): void {
    for (const effect of effects) this.#do(effect);
  }

  #do(effect: RunEffect): void {
    switch (effect.type) {
      case 'await-server':
        this.#awaitServer();
        break;
      case 'call':
        void this.#call(effect);
        break;
      case 'cancel':
        void this.#cancel(effect.requestSeq);
        break;
      case 'judge':
        void this.#judge(effect);
        break;
      case 'progress':
        this.#parts.onProgress(this, effect.rows);
        break;
      case 'over':
        for (const timer of this.#server?.timers ?? []) clearTimeout(timer);
        this.#server = undefined;
        this.#parts.onOver(this);
        this.#finish();
        break;
    }
  }

  #awaitServer(): void {
    const wait: ServerWait = { wasLost: this.#wasLost, timers: [] };
    this.#wasLost = false;
    this.#server = wait;
    wait.timers.push(setTimeout(() => this.#settleServer('gone'), END_MS + RESTART_MS));
    // a server that lives on without an answer to give is ended too
    if (wait.wasLost) wait.timers.push(setTimeout(() => this.#restart(wait), END_MS));
    // a call may have been settled in the middle of a row: the session comes to rest first
    setImmediate(() => this.#lookForServer());
  }

  #lookForServer(): void {
    const wait = this.#server;
    if (wait === undefined) return;
    const { state, connection } = this.session.info();
    const { isRunning } = this.session;
    const isOver = !isRunning || state === 'failed';
    if (wait.restartedFrom !== undefined) {
      if (connection === wait.restartedFrom) return;
      if (state === 'ready') this.#settleServer('ready');
      else if (isOver) this.#settleServer('gone');
    } else if (isOver) this.#restart(wait);
    else if (state === 'ready' && !wait.wasLost) this.#settleServer('ready');
  }

  #restart(wait: ServerWait): void {
    if (wait !== this.#server || wait.restartedFrom !== undefined) return;
    wait.restartedFrom = this.session.info().connection;
    const { id: sessionId } = this.session;
    this.session.command({ type: 'restart', ref: 'run', sessionId }).catch(() => this.#settleServer('gone'));
  }

  #settleServer(state: 'ready' | 'gone'): void {
    if (this.#server === undefined) return;
    for (const timer of this.#server.timers) clearTimeout(timer);
    this.#server = undefined;
    this.#feed({ type: 'server', state });
  }

  async #call({
    tool,
    argumentsText,
    timeoutMs,
  }: Extract<RunEffect, { readonly type: 'call' }>): Promise<void> {
    const members = [
      `"name":${quoteJson(tool)}`,
      ...(argumentsText === undefined ? [] : [`"arguments":${argumentsText}`]),
    ];
    const { id: sessionId } = this.session;
    try {
      const requestSeq = await this.session.command({
        type: 'request',
        ref: 'run',
        sessionId,
        method: 'tools/call',
        subject: tool,
        paramsText: `{${members.join(',')}}`,
        timeoutMs,
      });
      this.#calling = requestSeq;
      this.#feed({ type: 'sent', requestSeq });
      this.#lookForAnswer();
    } catch (error) {
      const isGone = error instanceof BridgeError && error.code === 'not-connected';
      this.#wasLost = isGone;
      this.#feed({ type: 'unsent', reason: reason(error), isServerGone: isGone });
    }
  }

  #lookForAnswer(): void {
    const requestSeq = this.#calling;
    if (requestSeq === undefined) return;
    const { view } = this.#parts;
    view.follow();
    const exchange = view.exchange(requestSeq);
    if (exchange === undefined || exchange.outcome === 'pending') return;
    this.#calling = undefined;
    this.#wasLost = exchange.outcome === 'lost';
    const { responseSeq, errorCode, ms, endSeq, outcome } = exchange;
    const resultText = view.resultText(responseSeq);
    const bytes = responseSeq === undefined ? undefined : view.source.rows.at(responseSeq).bytes;
    const observation: Observation = {
      outcome,
      ...(errorCode !== undefined && { errorCode }),
      ...(ms !== undefined && { ms }),
      ...(bytes !== undefined && { bytes }),
      ...(resultText !== undefined && { resultText }),
    };
    this.#feed({ type: 'settled', observation, ...(endSeq !== undefined && { endSeq }) });
  }

  async #cancel(requestSeq: number): Promise<void> {
    const { id: sessionId } = this.session;
    try {
      await this.session.command({ type: 'cancel', ref: 'run', sessionId, requestSeq });
    } catch {
      // answered or ended meanwhile: then there is nothing to cancel
    }
  }

  async #judge({ request }: Extract<RunEffect, { readonly type: 'judge' }>): Promise<void> {
    const judged = await this.#parts.work.judge(request);
    this.#feed(judged === undefined ? { type: 'judge-timeout' } : { type: 'judged', judged });
  }
}
