import type { Phase } from '@lifeline/protocol';
import type { Row } from '@lifeline/trace';
import { SeqBytes } from './seq-table.ts';
import type { PhaseBand, PhaseTotal } from './types.ts';

/** `current`: takes whatever phase the connection is in, and never changes it. */
export type PhaseRule = Phase | 'current';

const DISCOVERY_METHODS: ReadonlySet<string> = new Set([
  'tools/list',
  'resources/list',
  'resources/templates/list',
  'prompts/list',
  'server/discover',
]);

/** Phase of a request that the client sends. The probe is told apart by `PhaseTracker`. */
export function requestPhase(method: string): PhaseRule {
  if (method === 'initialize') return 1;
  if (DISCOVERY_METHODS.has(method)) return 2;
  return method === 'ping' || method === 'subscriptions/listen' ? 'current' : 3;
}

/** Phase of a notification that the client sends. */
export function notificationPhase(method: string): PhaseRule {
  if (method === 'notifications/initialized') return 1;
  if (method === 'notifications/cancelled' || method === 'notifications/progress') return 'current';
  return method.endsWith('/list_changed') ? 'current' : 3;
}

/** Phase of a row that is neither a message nor an action. */
export function eventPhase(row: Row): PhaseRule {
  if (row.kind === 'closed') return 4;
  if (row.kind === 'http') return isDelete(row) ? 4 : 'current';
  if (row.kind !== 'process') return 'current';
  return row.event === 'spawned' || row.event === 'spawn-failed' ? 'current' : 4;
}

/** The client ends its protocol session (basic/transports#session-management, 2025-03-26 to 2025-11-25). */
function isDelete(row: Row): boolean {
  return row.event === 'request' && row.detail?.startsWith('DELETE ') === true;
}

/** Phase that an action of the person opens, so that its arrow stands in the same band as its message. */
export function actionPhase(row: Row): PhaseRule {
  switch (row.event) {
    case 'connect':
      return 0;
    case 'restart':
    case 'disconnect':
      return 4;
    case 'request':
      return row.method === undefined ? 'current' : requestPhase(row.method);
    case 'notification':
      return row.method === undefined ? 'current' : notificationPhase(row.method);
    default:
      return 'current';
  }
}

/** What one connection went through so far. */
interface Run {
  band: PhaseBand;
  readonly messages: number[];
  /** First seq in each phase, -1 where it was not visited. */
  readonly firstSeqs: number[];
}

/**
 * Bands are runs of the phase that a connection is in; a request, notification or action of the client, or the
 * first close event, moves it on. What the server sends never does: a response belongs to its exchange's phase
 * (`phaseAt`), but opens no band when it arrives after the next phase began.
 */
export class PhaseTracker {
  readonly bands: PhaseBand[] = [];
  readonly #phaseOf = new SeqBytes();
  readonly #runs = new Map<number, Run>();
  #newest: Run | undefined;

  /** Phase that the newest connection is in. */
  get phase(): Phase {
    return this.#newest?.band.phase ?? 0;
  }

  phaseAt(seq: number): Phase {
    return PHASES[this.#phaseOf.get(seq)] ?? 0;
  }

  /** Counts the row in its band. Returns the phase that its connection is in from here on. */
  enter(row: Row, rule: PhaseRule, messages: number): Phase {
    const run = this.#runs.get(row.connection) ?? this.#start(row, rule);
    const phase = this.resolve(row.connection, rule);
    if (phase !== run.band.phase) run.band = this.#open(row, phase);
    run.band.toSeq = row.seq;
    run.band.toMs = row.atMs;
    run.band.messages += messages;
    run.messages[phase] = (run.messages[phase] ?? 0) + messages;
    if (run.firstSeqs[phase] === -1) run.firstSeqs[phase] = row.seq;
    this.#phaseOf.set(row.seq, phase);
    return phase;
  }

  /** Phase that a message with this rule has on its connection. */
  resolve(connection: number, rule: PhaseRule): Phase {
    const now = this.#runs.get(connection)?.band.phase ?? 0;
    return rule === 'current' || now === 4 ? now : rule;
  }

  /** Puts a row under the phase of its exchange, without moving the band. */
  assign(seq: number, phase: Phase): void {
    this.#phaseOf.set(seq, phase);
  }

  /** Totals of the newest connection. `modern`: the era whose first phase passes without messages. */
  totals(modern: boolean): PhaseTotal[] {
    const run = this.#newest;
    const passedFirst = modern && run?.firstSeqs.some((seq, phase) => seq >= 0 && phase > 1) === true;
    return PHASES.map((phase) => {
      const fromSeq = run?.firstSeqs[phase] ?? -1;
      return {
        phase,
        visited: fromSeq >= 0 || (phase === 1 && passedFirst),
        messages: run?.messages[phase] ?? 0,
        ...(fromSeq < 0 ? {} : { fromSeq }),
      };
    });
  }

  /** A connection begins in the prelude, unless a cut-off recording begins in its middle. */
  #start(row: Row, rule: PhaseRule): Run {
    const run: Run = {
      band: this.#open(row, rule === 'current' || rule === 4 ? 0 : rule),
      messages: [0, 0, 0, 0, 0],
      firstSeqs: [-1, -1, -1, -1, -1],
    };
    this.#runs.set(row.connection, run);
    this.#newest = run;
    return run;
  }

  #open(row: Row, phase: Phase): PhaseBand {
    const band: PhaseBand = {
      phase,
      connection: row.connection,
      fromSeq: row.seq,
      fromMs: row.atMs,
      toSeq: row.seq,
      toMs: row.atMs,
      messages: 0,
    };
    this.bands.push(band);
    return band;
  }
}

const PHASES: readonly Phase[] = [0, 1, 2, 3, 4];
