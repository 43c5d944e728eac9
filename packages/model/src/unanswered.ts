import type { RowTable } from '@lifeline/trace';
import type { Exchange, ServerRequest } from './types.ts';

/**
 * Why a request may have no answer, as far as it shows on the wire. `other-id`: an answer has the id in another form;
 * `no-id`: an error without an id; `batch`: an array came, where the revision has no batches; `not-json`: lines that are no JSON;
 * `unfinished-line`: output without a line end; `asks-you`: the server waits for an answer itself;
 * `stdin-closed`, `stdout-closed`: the server has closed it; `stderr-only`: it wrote nothing but stderr.
 */
export type UnansweredCause =
  | 'other-id'
  | 'no-id'
  | 'batch'
  | 'not-json'
  | 'unfinished-line'
  | 'asks-you'
  | 'stdin-closed'
  | 'stdout-closed'
  | 'stderr-only';

export interface Unanswered {
  readonly cause: UnansweredCause;
  /** The event that shows it. */
  readonly seq: number;
  /** `other-id`: the id of that answer, JSON text. */
  readonly id?: string;
}

export interface UnansweredFacts {
  readonly rows: RowTable;
  readonly exchanges: readonly Exchange[];
  readonly serverRequests: readonly ServerRequest[];
}

/** From the one that says most to the one that says least. */
const RANKS: readonly UnansweredCause[] = [
  'other-id',
  'batch',
  'no-id',
  'not-json',
  'unfinished-line',
  'asks-you',
  'stdout-closed',
  'stdin-closed',
  'stderr-only',
];
/** The rule that an array breaks where the revision has no batches. */
const NO_BATCHES = 'ENV-15';
/** How many events behind the request are looked at. */
const MOST_EVENTS = 2000;

/** The best evidence since a request of the client for why it has no answer. */
export function unansweredCause(facts: UnansweredFacts, exchange: Exchange): Unanswered | undefined {
  const { rows } = facts;
  const found = new Map<UnansweredCause, Unanswered>();
  const asking = askingSeq(facts, exchange);
  if (asking !== undefined) found.set('asks-you', { cause: 'asks-you', seq: asking });
  let hasOutput = false;
  const end = Math.min(rows.length, exchange.requestSeq + 1 + MOST_EVENTS);
  for (let seq = exchange.requestSeq + 1; seq < end; seq++) {
    if (rows.connectionAt(seq) !== exchange.connection) continue;
    if (rows.dirAt(seq) === 'toClient') {
      hasOutput = true;
      found.delete('unfinished-line');
    }
    const one = evidence(rows, seq, exchange);
    if (one?.cause === 'other-id') return one;
    if (one !== undefined && !found.has(one.cause)) found.set(one.cause, one);
  }
  if (hasOutput) found.delete('stderr-only');
  for (const cause of RANKS) {
    const one = found.get(cause);
    if (one !== undefined) return one;
  }
  return undefined;
}

function evidence(rows: RowTable, seq: number, { id }: Exchange): Unanswered | undefined {
  switch (rows.kindAt(seq)) {
    case 'stderr':
      return { cause: 'stderr-only', seq };
    case 'note':
      return rows.at(seq).event === 'unfinished-line' ? { cause: 'unfinished-line', seq } : undefined;
    case 'process': {
      const { event } = rows.at(seq);
      return event === 'stdin-closed' || event === 'stdout-closed' ? { cause: event, seq } : undefined;
    }
    case 'malformed':
    case 'response':
    case 'request':
    case 'notification':
      return rows.dirAt(seq) === 'toClient' ? messageEvidence(rows, seq, id) : undefined;
    default:
      return undefined;
  }
}

function messageEvidence(rows: RowTable, seq: number, id: string): Unanswered | undefined {
  const row = rows.at(seq);
  const isArray = row.malformed === 'not-object' && row.faults?.includes(NO_BATCHES) === true;
  if (isArray) return { cause: 'batch', seq };
  if (row.malformed === 'not-json' || row.malformed === 'not-utf8') return { cause: 'not-json', seq };
  if (row.kind !== 'response' && row.kind !== 'malformed') return undefined;
  if (row.id !== undefined && isSameValue(row.id, id)) return { cause: 'other-id', seq, id: row.id };
  const isNull = row.id === undefined || row.id === 'null';
  return isNull && row.errorCode !== undefined ? { cause: 'no-id', seq } : undefined;
}

/** Whether two ids, JSON texts, differ in their form only: `1`, `"1"`, `1.0`, `[1]`. */
function isSameValue(one: string, other: string): boolean {
  const plain = (text: string) => text.replace(/^\s*\[?\s*"?|"?\s*\]?\s*$/g, '');
  const [left, right] = [plain(one), plain(other)];
  return one !== other && left !== '' && (left === right || Number(left) === Number(right));
}

/** seq of the newest question of the server that waits since the request. */
function askingSeq({ exchanges, serverRequests }: UnansweredFacts, asked: Exchange): number | undefined {
  const open = serverRequests.findLast(
    ({ state, connection, input }) =>
      state === 'open' && connection === asked.connection && input === undefined,
  );
  const seq = open === undefined ? undefined : exchanges[open.exchange]?.requestSeq;
  return seq === undefined || seq < asked.requestSeq ? undefined : seq;
}
