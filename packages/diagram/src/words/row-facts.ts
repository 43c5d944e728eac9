import type { Exchange, HeldState, ResultSummary, RowMark, SessionModel } from '@lifeline/model';
import type { Direction, MalformedReason, Outcome, Phase } from '@lifeline/protocol';
import type { Row, RowTable } from '@lifeline/trace';

/** What a row of any view shows: the event, and what the model knows about it. Flat, so that it compares cheaply. */
export interface RowFacts {
  readonly seq: number;
  readonly atMs: number;
  readonly kind: Row['kind'];
  readonly dir: Direction | undefined;
  readonly id: string | undefined;
  /** Progress token as JSON text, once there was progress: it ties the notifications to the request. */
  readonly token: string | undefined;
  readonly bytes: number;
  readonly subject: string | undefined;
  readonly errorCode: string | undefined;
  readonly malformed: MalformedReason | undefined;
  readonly event: string | undefined;
  readonly detail: string | undefined;
  readonly afterMs: number | undefined;
  readonly phase: Phase;
  /** Responses inherit it from their request. Of an HTTP event: its step of authorization. */
  readonly method: string | undefined;
  /** Of a response its own, of a request that of its exchange. */
  readonly outcome: Outcome | undefined;
  /** Response: since its request. Request: what the exchange took, once it ended. */
  readonly ms: number | undefined;
  readonly mark: RowMark | undefined;
  readonly held: HeldState | undefined;
  readonly findings: number;
  readonly summary: ResultSummary | undefined;
  /** First words of the body, when they are known. */
  readonly preview: string | undefined;
  /** The messages of a batch, in order; undefined for every other row. */
  readonly members: readonly string[] | undefined;
  /** The request of a response, the response of a request. */
  readonly partner: number | undefined;
}

/** What the facts of a row are taken from. */
export interface FactSource {
  readonly rows: RowTable;
  readonly model: SessionModel;
}

/** Facts of a row of the source; `preview`: first words of its body, if they are known. */
export function rowFacts(source: FactSource, row: Row, preview: string | undefined): RowFacts {
  const { model } = source;
  const { seq } = row;
  const exchange = model.exchangeAt(seq);
  return {
    seq,
    atMs: row.atMs,
    kind: row.kind,
    dir: row.dir,
    id: row.id,
    token: exchange?.progressSeqs === undefined ? undefined : row.progressToken,
    bytes: row.bytes,
    subject: row.subject ?? inheritedSubject(source, row, exchange),
    errorCode: row.errorCode,
    malformed: row.malformed,
    event: row.event,
    detail: row.detail,
    afterMs: row.afterMs,
    phase: model.phaseAt(seq),
    method: row.method ?? (row.kind === 'response' ? exchange?.method : undefined),
    outcome: outcomeOf(row, exchange),
    ms: durationOf(row, exchange),
    mark: model.markAt(seq),
    held: model.heldAt(seq),
    findings: model.findingsAt(seq).length,
    summary: model.summaryAt(seq),
    preview,
    members: batchMembers(model, row),
    partner: partnerOf(row, exchange),
  };
}

/** What each message of a batch is, and its id: `tools/list 2`; a response has the method of its request. */
function batchMembers(model: SessionModel, { seq, batch }: Row): readonly string[] | undefined {
  const exchanges = batch === undefined ? [] : model.exchangesAt(seq);
  return batch?.map(({ kind, id, method }) => {
    const asked = kind === 'response' ? exchanges.find((exchange) => exchange.id === id)?.method : method;
    return [asked ?? kind, id].filter((part) => part !== undefined).join(' ');
  });
}

/** A response is about what its request is about; an action, about the message that it led to. */
function inheritedSubject(
  { rows }: FactSource,
  row: Row,
  exchange: Exchange | undefined,
): string | undefined {
  if (row.kind === 'response') return exchange?.subject;
  const next = row.seq + 1;
  const led = row.kind === 'action' && next < rows.length && rows.causeAt(next) === row.seq;
  return led ? rows.subjectAt(next) : undefined;
}

function outcomeOf(row: Row, exchange: Exchange | undefined): Outcome | undefined {
  if (row.kind === 'request') return exchange?.outcome;
  if (row.kind !== 'response') return undefined;
  if (row.errorCode !== undefined) return 'error';
  return row.isError === true ? 'tool-error' : 'result';
}

function durationOf(row: Row, exchange: Exchange | undefined): number | undefined {
  if (exchange === undefined) return undefined;
  if (row.kind === 'request') return exchange.requestSeq === row.seq ? exchange.ms : undefined;
  return row.kind === 'response' ? Math.max(0, row.atMs - exchange.requestAtMs) : undefined;
}

/** The other end of the exchange: of whatever is not its request, the request. */
export function partnerOf(
  row: Pick<Row, 'seq' | 'kind'>,
  exchange: Exchange | undefined,
): number | undefined {
  if (exchange === undefined) return undefined;
  if (row.seq !== exchange.requestSeq) return exchange.requestSeq;
  return exchange.responseSeq ?? exchange.cancelSeq ?? exchange.timeoutSeq;
}

/** Whether two rows show the same. */
export function sameFacts(a: RowFacts, b: RowFacts): boolean {
  return (
    a.seq === b.seq &&
    a.outcome === b.outcome &&
    a.ms === b.ms &&
    a.mark === b.mark &&
    a.held === b.held &&
    a.findings === b.findings &&
    a.preview === b.preview &&
    a.token === b.token &&
    a.partner === b.partner &&
    a.members?.length === b.members?.length &&
    a.method === b.method &&
    a.subject === b.subject &&
    a.phase === b.phase &&
    a.summary === b.summary
  );
}
