import { answerAll } from './asked.ts';
import { giveUp, loseAnswer, startClocks, tick } from './clock.ts';
import { openConnection } from './era.ts';
import { receive } from './incoming.ts';
import { again, answer, cancel, connectionIsOpen, notify, raw, request } from './outgoing.ts';
import { changeRoots } from './roots.ts';
import type { ClientState, Turn } from './state.ts';
import { pollTasks, setPolls } from './tasks.ts';
import type { ClientEffect, ClientInput } from './types.ts';

/**
 * Takes one input and tells what the host has to do, in order. Deterministic and without IO: times come in, wishes
 * for a tick go out. The state is changed in place and handed back.
 */
export function step(
  state: ClientState,
  given: ClientInput,
): readonly [ClientState, readonly ClientEffect[]] {
  const turn: Turn = { state, effects: [] };
  if ('atMs' in given && given.atMs !== undefined) state.nowMs = given.atMs;
  take(turn, given.type === 'clocks' ? given : state.clock.inTime(given));
  return [state, state.clock.outTimes(turn.effects)];
}

function take(turn: Turn, input: ClientInput): void {
  const { state } = turn;
  switch (input.type) {
    case 'connected':
      openConnection(turn);
      break;
    case 'received':
      if (state.phase !== 'closed') receive(turn, input);
      break;
    case 'sent':
      startClocks(turn, input.key, input.seq, input.atMs);
      break;
    case 'unsent':
      giveUp(turn, input.key, input.reason);
      break;
    case 'unanswered':
      if (state.phase !== 'closed') {
        const lost = loseAnswer(turn, ({ sent }) => sent?.seq === input.requestSeq, input.reason);
        if (input.isRefused === true)
          for (const request of lost) state.refused.set(input.requestSeq, request);
      }
      break;
    case 'withheld':
      if (state.phase !== 'closed') loseAnswer(turn, ({ id }) => id === input.id, input.reason);
      break;
    case 'log-level':
      state.logLevel = input.level;
      break;
    case 'rules':
      state.rules = input.rules;
      break;
    case 'roots':
      changeRoots(turn, input.roots, input.cause);
      break;
    case 'leave':
      answerAll(turn, input.cause);
      break;
    case 'tick':
      runClocks(turn, input.atMs);
      break;
    case 'clocks':
      setClocks(turn, input.areStanding, input.atMs);
      break;
    case 'closed':
      close(state);
      break;
    default:
      if (connectionIsOpen(turn)) carryOut(turn, input);
  }
}

/** Nothing runs out, and no task is asked after, while the clock stands. */
function runClocks(turn: Turn, atMs: number): void {
  if (turn.state.clock.isStanding) return;
  tick(turn, atMs);
  pollTasks(turn, atMs);
}

function setClocks(turn: Turn, areStanding: boolean, atMs: number): void {
  const { clock, phase } = turn.state;
  if (areStanding) clock.stop(atMs);
  else clock.start(atMs);
  if (phase !== 'closed') runClocks(turn, clock.at(atMs));
}

type Wish = Extract<
  ClientInput,
  { type: 'request' | 'again' | 'notify' | 'raw' | 'cancel' | 'answer' | 'poll' }
>;

function carryOut(turn: Turn, wish: Wish): void {
  switch (wish.type) {
    case 'request':
      request(turn, wish);
      break;
    case 'again':
      again(turn, wish);
      break;
    case 'notify':
      notify(turn, wish);
      break;
    case 'raw':
      raw(turn, wish);
      break;
    case 'cancel':
      cancel(turn, wish);
      break;
    case 'answer':
      answer(turn, wish);
      break;
    case 'poll':
      setPolls(turn, wish.taskId, wish.isOn);
      break;
  }
}

function close(state: ClientState): void {
  state.phase = 'closed';
  state.pending.clear();
  state.expired.clear();
  state.refused.clear();
  state.unsent.clear();
  state.parked.clear();
  state.rounds.clear();
  state.tasks.clear();
  state.ownTasks.clear();
  state.lateInitialize = undefined;
  state.lateProbe = undefined;
  state.wakeAtMs = undefined;
}
