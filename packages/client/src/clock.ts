import { giveProbeUp, takeForLegacy } from './era.ts';
import { failHandshake } from './handshake.ts';
import type { PendingRequest, Purpose, Sent } from './pending.ts';
import type { Turn } from './state.ts';

/** Requests that a connection opens with. */
const OPENING: ReadonlySet<Purpose['type']> = new Set(['initialize', 'probe']);

/** Asks for a tick at `atMs`, unless an earlier one is due anyway. */
export function wakeBy(turn: Turn, atMs: number): void {
  const { state } = turn;
  if (state.wakeAtMs !== undefined && state.wakeAtMs <= atMs) return;
  state.wakeAtMs = atMs;
  turn.effects.push({ type: 'wake', atMs });
}

/** The host recorded the write `key`: the clocks of its requests start. */
export function startClocks(turn: Turn, key: number, seq: number, atMs: number): void {
  const requests = turn.state.unsent.get(key) ?? [];
  turn.state.unsent.delete(key);
  for (const request of requests) {
    request.sent = { seq, atMs, deadlineMs: atMs + request.timeoutMs };
    if (Number.isFinite(request.timeoutMs)) wakeBy(turn, request.sent.deadlineMs);
  }
}

/** The write `key` came to nothing: its requests wait for no answer. */
export function giveUp(turn: Turn, key: number, reason: string): void {
  const { pending, unsent } = turn.state;
  for (const request of unsent.get(key) ?? []) {
    pending.remove(request);
    if (OPENING.has(request.purpose.type)) {
      failHandshake(turn, `${request.method} could not be sent: ${reason}.`);
    }
  }
  unsent.delete(key);
}

/** Requests, or their answers, come to nothing on their way: nothing is waited for any more. Returns the requests. */
export function loseAnswer(
  turn: Turn,
  isMeant: (request: PendingRequest) => boolean,
  reason: string,
): readonly PendingRequest[] {
  const { pending } = turn.state;
  const lost = pending.filter(isMeant);
  for (const request of lost) {
    pending.remove(request);
    if (request.purpose.type === 'probe') takeForLegacy(turn, `server/discover came to nothing: ${reason}.`);
    else if (request.purpose.type === 'initialize')
      failHandshake(turn, `initialize came to nothing: ${reason}.`);
  }
  return lost;
}

/**
 * Progress starts the clock of its request anew, if the options say so; an overall limit always holds
 * (basic/lifecycle#timeouts).
 */
export function extendClock(turn: Turn, progressToken: string, atMs: number): void {
  const { progressExtends, totalTimeoutMs } = turn.state.options;
  if (!progressExtends) return;
  for (const { sent, timeoutMs } of turn.state.pending.filter(
    (other) => other.progressToken === progressToken,
  )) {
    if (sent === undefined) continue;
    const last = sent.atMs + Math.max(timeoutMs, totalTimeoutMs);
    sent.deadlineMs = Math.min(atMs + timeoutMs, last);
  }
}

/** While the server asks the person something, a request that may depend on the answer gets its time anew. */
function isPutOff(
  { state }: Turn,
  { isPatient, timeoutMs }: PendingRequest,
  sent: Sent,
  atMs: number,
): boolean {
  if (isPatient !== true || state.parked.open().length === 0) return false;
  sent.deadlineMs = atMs + timeoutMs;
  return true;
}

/**
 * Ends the wait of every request whose time is up. The server should be told then (basic/lifecycle#timeouts, all
 * revisions); whether it is, is left to the person, so the request stays open to a cancellation.
 */
export function tick(turn: Turn, atMs: number): void {
  const { state } = turn;
  for (const request of state.pending.filter(({ sent }) => sent !== undefined && sent.deadlineMs <= atMs)) {
    if (request.sent === undefined || isPutOff(turn, request, request.sent, atMs)) continue;
    state.pending.remove(request);
    turn.effects.push({
      type: 'timeout',
      requestSeq: request.sent.seq,
      afterMs: waitedMs(turn, request.sent, request.timeoutMs),
    });
    if (request.purpose.type === 'probe') giveProbeUp(turn, request);
    else if (request.method !== 'initialize') state.expired.add(request);
    if (request.purpose.type === 'initialize') {
      state.lateInitialize = request;
      const stray =
        state.strayId === undefined
          ? ''
          : ` It did send a response with id ${state.strayId}, but the request has id ${request.id}.`;
      const pin =
        state.lateProbe === undefined
          ? ''
          : ' Nor did it answer server/discover; if it stumbled over that, connect with the era “legacy”, which leaves it out.';
      failHandshake(
        turn,
        `The server did not answer initialize within ${request.timeoutMs} ms.${stray}${pin}`,
      );
    }
  }
  state.wakeAtMs = undefined;
  const next = state.pending.nextDeadline();
  if (next !== undefined) wakeBy(turn, next);
}

/** What ran out: the time since it was sent or last heard of, or the time in all. */
function waitedMs(turn: Turn, sent: Sent, timeoutMs: number): number {
  const total = sent.deadlineMs - sent.atMs;
  return total === Math.max(timeoutMs, turn.state.options.totalTimeoutMs) ? total : timeoutMs;
}
