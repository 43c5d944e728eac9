import {
  type ClientEffect,
  type ClientInput,
  type ClientOptions,
  createClient,
  isProbing,
  step,
} from '@lifeline/client';
import type { Cause, EventBody } from '@lifeline/trace';

type WriteEffect = Extract<ClientEffect, { readonly type: 'write' }>;
type AnswerEffect = Extract<ClientEffect, { readonly type: 'answer' }>;
type RefusedEffect = Extract<ClientEffect, { readonly type: 'refused' }>;

/** The seq of the line on record, or why it did not go out. */
export type Written =
  | { readonly isSent: true; readonly seq: number }
  | { readonly isSent: false; readonly reason: string };

/** What the engine needs of its session. */
export interface EngineHost {
  /** Writes a line and records it. */
  write(raw: string, cause: Cause): Written;
  /** The same for a line of any size. */
  writeLarge(raw: string, cause: Cause): Promise<Written>;
  /** Returns the event's seq. */
  record(body: EventBody): number;
  /** The handshake is done; the server answered with this revision. */
  ready(revision: string): void;
  failed(message: string): void;
  /** Call `tick` at this time, at the latest. */
  wake(atMs: number): void;
  now(): number;
}

/** The client of one connection, with its effects carried out by the session. */
export class Engine {
  readonly #client: ReturnType<typeof createClient>;
  readonly #host: EngineHost;

  constructor(options: ClientOptions, host: EngineHost) {
    this.#client = createClient(options);
    this.#host = host;
  }

  /** The answer to the first server/discover is still waited for. */
  get isProbing(): boolean {
    return isProbing(this.#client);
  }

  /** Takes one input in and carries out what follows from it. */
  feed(input: ClientInput): void {
    this.carryOut(this.plan(input));
  }

  /** Takes one input in; the effects have to be carried out before the next. */
  plan(input: ClientInput): readonly ClientEffect[] {
    const dated = input.type === 'answer' ? { ...input, atMs: this.#host.now() } : input;
    return step(this.#client, dated)[1];
  }

  /** Carries effects out, in order; returns the seq of the first line that was written. */
  carryOut(effects: readonly ClientEffect[]): number | undefined {
    let first: number | undefined;
    for (const effect of effects) {
      if (effect.type !== 'write') this.#do(effect);
      else {
        const seq = this.#settle(effect, this.#host.write(effect.raw, effect.cause));
        first ??= seq;
      }
    }
    return first;
  }

  /** The same where lines may be large. Nothing else may be fed until it is done. */
  async carryOutLarge(effects: readonly ClientEffect[]): Promise<number | undefined> {
    let first: number | undefined;
    for (const effect of effects) {
      if (effect.type !== 'write') this.#do(effect);
      else {
        const seq = this.#settle(effect, await this.#host.writeLarge(effect.raw, effect.cause));
        first ??= seq;
      }
    }
    return first;
  }

  #settle({ key }: WriteEffect, written: Written): number | undefined {
    if (!written.isSent) {
      this.feed({ type: 'unsent', key, reason: written.reason });
      return undefined;
    }
    this.feed({ type: 'sent', key, seq: written.seq, atMs: this.#host.now() });
    return written.seq;
  }

  #do(effect: Exclude<ClientEffect, WriteEffect>): void {
    switch (effect.type) {
      case 'timeout':
        this.#host.record({ type: 'timeout', requestSeq: effect.requestSeq, afterMs: effect.afterMs });
        break;
      case 'note':
        this.#host.record({ type: 'note', text: effect.text });
        break;
      case 'wake':
        this.#host.wake(effect.atMs);
        break;
      case 'ready':
        this.#host.ready(effect.revision);
        break;
      case 'failed':
        this.#host.failed(effect.message);
        break;
      case 'answer':
        this.#answer(effect);
        break;
      case 'refused':
        break;
    }
  }

  /** An answer by rule goes the way of the person's: what did it is on record first. */
  #answer({ type, rule, method, ...answer }: AnswerEffect): void {
    const { requestSeq, input } = answer;
    const subject = input !== undefined && { subject: `${requestSeq}/${input}` };
    const cause = this.#host.record({ type: 'action', action: 'answer', method, ...subject, rule });
    this.feed({ type, ...answer, cause });
  }
}

/** The refusal among the effects of a wish that came to nothing. */
export function refusal(effects: readonly ClientEffect[]): RefusedEffect | undefined {
  if (effects.some((effect) => effect.type === 'write')) return undefined;
  return effects.find((effect): effect is RefusedEffect => effect.type === 'refused');
}
