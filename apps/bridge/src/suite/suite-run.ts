import { quoteJson } from '@lifeline/json';
import { responseFault } from '@lifeline/protocol';
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
import { ServerKeeper } from './server-keeper.ts';
import type { SessionView } from './session-view.ts';
import type { SuiteWork } from './work.ts';

/** Why a connection is over when its server is not to blame: somebody asked for it here. */
const BY_HAND: ReadonlySet<string | undefined> = new Set(['disconnected', 'restarted', 'bridge-stopped']);

export interface SuiteRunParts {
  readonly session: Session;
  readonly view: SessionView;
  readonly work: SuiteWork;
  readonly onProgress: (run: SuiteRun, rows: readonly ResultRow[]) => void;
  readonly onOver: (run: SuiteRun) => void;
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
  readonly #keeper: ServerKeeper;
  /** Number of the connection that the call before was lost on. */
  #lostOn: number | undefined;
  #calling: number | undefined;

  constructor(plan: RunPlan, parts: SuiteRunParts) {
    this.#parts = parts;
    this.session = parts.session;
    this.#keeper = new ServerKeeper(parts.session, {
      settled: (state) => this.#feed({ type: 'server', state }),
      disconnected: () => this.stop(),
    });
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
    this.#keeper.look();
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
        this.#keeper.wait(this.#lostOn);
        this.#lostOn = undefined;
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
        this.#keeper.close();
        this.#parts.onOver(this);
        this.#finish();
        break;
    }
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
      this.#lostOn = isGone ? this.session.info().connection : undefined;
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
    const isLost = exchange.outcome === 'lost';
    this.#lostOn = isLost ? exchange.connection : undefined;
    const { responseSeq, errorCode, ms, endSeq, outcome } = exchange;
    const resultText = view.resultText(exchange);
    const line = view.responseText(exchange);
    const fault = line === undefined ? undefined : responseFault(line);
    const bytes = responseSeq === undefined ? undefined : view.source.rows.at(responseSeq).bytes;
    const endedByHand = isLost &&
      endSeq !== undefined &&
      BY_HAND.has(view.source.rows.at(endSeq).event) && { endedByHand: true };
    const observation: Observation = {
      outcome,
      ...endedByHand,
      ...(fault !== undefined && { fault }),
      ...(errorCode !== undefined && errorCode !== '' && { errorCode }),
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
