import { type ClientState, createClient } from '../src/state.ts';
import { step } from '../src/step.ts';
import type { ClientEffect, ClientInput, ClientOptions } from '../src/types.ts';

const OPTIONS: ClientOptions = {
  era: 'legacy',
  probeMs: 300,
  handshake: 'manual',
  discovery: 'manual',
  revision: '2025-06-18',
  modernRevision: '2026-07-28',
  clientInfo: { name: 'lifeline', version: '0.1.0' },
  capabilitiesText: '{"roots":{}}',
  roots: [{ uri: 'file:///work', name: 'work' }],
  rules: [],
  timeoutMs: 1000,
  progressExtends: false,
  totalTimeoutMs: 5000,
  roundLimit: 3,
};

/**
 * The smallest host: records each write with the next seq and says `sent`. What happened is kept as words, one
 * line per effect; writes as `seq cause line`.
 */
export class TestHost {
  readonly state: ClientState;
  atMs = 0;
  /** Why nothing can be written. */
  unwritable: string | undefined;
  #seq = 0;

  constructor(options: Partial<ClientOptions> = {}) {
    this.state = createClient({ ...OPTIONS, ...options });
  }

  do(input: ClientInput): string[] {
    const [state, effects] = step(this.state, input);
    if (state !== this.state) throw new Error('the state is changed in place');
    return effects.flatMap((effect) => this.#carryOut(effect));
  }

  connect(): string[] {
    return this.do({ type: 'connected', atMs: this.atMs });
  }

  /** A line of the server. */
  receive(raw: string): string[] {
    return this.do({ type: 'received', seq: this.#nextSeq(), raw, atMs: this.atMs });
  }

  request(method: string, paramsText?: string, timeoutMs?: number): string[] {
    return this.do({
      type: 'request',
      method,
      cause: this.#nextSeq(),
      ...(paramsText === undefined ? {} : { paramsText }),
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
  }

  raw(text: string): string[] {
    return this.do({ type: 'raw', text, cause: this.#nextSeq() });
  }

  tick(atMs: number): string[] {
    this.atMs = atMs;
    return this.do({ type: 'tick', atMs });
  }

  #nextSeq(): number {
    this.#seq += 1;
    return this.#seq;
  }

  #carryOut(effect: ClientEffect): string[] {
    if (effect.type === 'answer') {
      const { rule, method, type, ...rest } = effect;
      const cause = this.#nextSeq();
      return [`rule ${rule} for ${method}`, ...this.do({ type, ...rest, cause })];
    }
    if (effect.type !== 'write') return [describe(effect)];
    const { key } = effect;
    if (this.unwritable !== undefined) return this.do({ type: 'unsent', key, reason: this.unwritable });
    const seq = this.#nextSeq();
    const further = this.do({ type: 'sent', key, seq, atMs: this.atMs });
    return [`${seq} ${effect.cause} ${effect.raw}`, ...further];
  }
}

function describe(effect: Exclude<ClientEffect, { type: 'write' | 'answer' }>): string {
  switch (effect.type) {
    case 'timeout':
      return `timeout ${effect.requestSeq} after ${effect.afterMs}`;
    case 'wake':
      return `wake ${effect.atMs}`;
    case 'ready':
      return `ready ${effect.revision}`;
    case 'failed':
      return `failed: ${effect.message}`;
    case 'refused':
      return `refused ${effect.code}: ${effect.message}`;
    case 'note':
      return `note: ${effect.text}`;
  }
}

/** Only the lines that were written, without seq and cause. */
export function written(effects: readonly string[]): string[] {
  return effects.flatMap((line) => /^\d+ (?:\d+|auto) (?<raw>.*)$/s.exec(line)?.groups?.raw ?? []);
}
