import type { Row } from '@lifeline/trace';
import type { SessionModel } from './session-model.ts';
import type { CatalogueItem, Exchange, ItemKind, Negotiation, PhaseBand, Task } from './types.ts';

const ITEM_KINDS: readonly ItemKind[] = ['tool', 'resource', 'template', 'prompt'];

/**
 * What the model makes of a trace, one fact a line, for golden files and for reading by people: rows, bands,
 * exchanges, negotiations, lists, requests of the server, subscriptions, connections, counts. `@` is a seq,
 * `c` a connection, `->` to the server, `<-` to the client.
 */
export function describeModel(model: SessionModel, rows: Iterable<Row>): string {
  const lines = [
    ...Array.from(rows, (row) => describeRow(model, row)),
    ...model.bands.map(describeBand),
    `phases: ${model.phases.map((total) => `${total.phase}${total.visited ? '' : '-'}:${total.messages}`).join(' ')}`,
    ...model.exchanges.map(describeExchange),
    `era: ${model.era ?? 'unknown'}`,
    ...model.negotiations.map(describeNegotiation),
    ...ITEM_KINDS.flatMap((kind) => describeList(model, kind)),
    ...model.serverRequests.map(({ exchange, state, input }) =>
      joined([
        `server request: exchange ${exchange} ${state}`,
        input && `input @${input.seq} ${JSON.stringify(input.key)} ${input.method}`,
        input?.sentSeq !== undefined && `sent @${input.sentSeq}`,
      ]),
    ),
    ...model.subscriptions.map(
      ({ uri, fromSeq, toSeq, updateSeqs }) =>
        `subscription: ${uri} @${fromSeq}..${at(toSeq)} updates ${seqs(updateSeqs)}`,
    ),
    ...model.tasks.map(describeTask),
    ...model.connections.map(describeConnection),
    `logs: ${seqs(model.logSeqs)}`,
    `stats: ${words(model.stats)}`,
  ];
  return `${lines.join('\n')}\n`;
}

function describeRow(model: SessionModel, row: Row): string {
  const { seq } = row;
  const exchanges = model.exchangesAt(seq).map((exchange) => exchange.index);
  const summary = model.summaryAt(seq);
  const mark = model.markAt(seq);
  const original = model.originalOf(seq);
  const held = model.heldAt(seq);
  const findings = model.findingsAt(seq);
  return joined([
    `@${seq} c${row.connection} phase ${model.phaseAt(seq)}`,
    row.dir && arrow(row.dir),
    row.kind,
    row.event,
    row.malformed,
    row.method,
    row.subject && `(${row.subject})`,
    row.id && `id ${row.id}`,
    row.detail,
    row.batch && `batch of ${row.batch.length}`,
    exchanges.length > 0 && `exchange ${exchanges.join('+')}`,
    summary && words(summary),
    held && `[${held}]`,
    mark && `[${mark}]`,
    original !== undefined && `of @${original}`,
    findings.length > 0 && `breaks ${findings.join(' ')}`,
  ]);
}

function describeBand(band: PhaseBand): string {
  const ms = band.toMs - band.fromMs;
  return `band ${band.phase}: c${band.connection} @${band.fromSeq}..@${band.toSeq} ${band.messages} messages ${round(ms)} ms`;
}

function describeExchange(exchange: Exchange): string {
  const { index, dir, id, method, subject, phase, outcome } = exchange;
  return joined([
    `exchange ${index}: c${exchange.connection} ${arrow(dir)} ${method}`,
    subject && `(${subject})`,
    `id ${id} phase ${phase} @${exchange.requestSeq}`,
    `${outcome}${exchange.errorCode === undefined ? '' : ` ${exchange.errorCode}`}`,
    exchange.responseSeq !== undefined && `response @${exchange.responseSeq}`,
    exchange.ms !== undefined && `${round(exchange.ms)} ms`,
    exchange.endSeq !== exchange.responseSeq && `ended @${exchange.endSeq}`,
    exchange.duplicateSeqs && `duplicates ${seqs(exchange.duplicateSeqs)}`,
    exchange.progressSeqs && `progress ${seqs(exchange.progressSeqs)}`,
    exchange.cancelSeq !== undefined && `cancel @${exchange.cancelSeq}`,
    exchange.timeoutSeq !== undefined && `timeout @${exchange.timeoutSeq}`,
    exchange.parent !== undefined && `inside exchange ${exchange.parent}`,
    exchange.cause !== undefined && `cause ${exchange.cause}`,
  ]);
}

function describeNegotiation(negotiation: Negotiation): string {
  const { serverInfo, clientInfo, revision, requestedRevision, supportedRevisions } = negotiation;
  return joined([
    `negotiation: @${negotiation.seq} c${negotiation.connection} revision ${revision ?? 'none'}`,
    requestedRevision && `asked ${requestedRevision}`,
    supportedRevisions && `supported ${supportedRevisions.join(' ')}`,
    `server ${serverInfo?.name ?? '-'} ${serverInfo?.version ?? '-'}`,
    `[${negotiation.serverCapabilityNames.join(' ')}]`,
    `client ${clientInfo?.name ?? '-'} ${clientInfo?.version ?? '-'}`,
    `[${negotiation.clientCapabilityNames.join(' ')}]`,
  ]);
}

function describeList(model: SessionModel, kind: ItemKind): string[] {
  const list = model.catalogue(kind);
  if (list.state === 'unasked') return [];
  const head = joined([
    `${kind} list: ${list.state} ${list.items.length} items ${list.pages} pages`,
    list.nextCursor !== undefined && `next ${JSON.stringify(list.nextCursor)}`,
    list.repeatedCursor !== undefined && `repeated ${JSON.stringify(list.repeatedCursor)}`,
    list.errorSeq !== undefined && `failed @${list.errorSeq}`,
  ]);
  const history = model.catalogueHistory(kind).map(({ fromSeq, value }) => `@${fromSeq} ${value.state}`);
  return [`${head} (${history.join(', ')})`, ...list.items.map(describeItem)];
}

function describeItem(item: CatalogueItem): string {
  const title = item.title === undefined || item.title === item.key ? false : JSON.stringify(item.title);
  return joined([`  ${item.index}: ${JSON.stringify(item.key)}`, title, `@${item.seq}`, item.fault]);
}

function describeTask(task: Task): string {
  const { id, exchange, changes, polls, resultSeq, errorSeq, ttlMs, pollMs } = task;
  return joined([
    `task: ${id} c${task.connection}`,
    exchange !== undefined && `exchange ${exchange}`,
    changes.map(({ seq, status, message = '' }) => `@${seq} ${status} ${message}`.trim()).join(', '),
    ttlMs !== undefined && `ttl ${ttlMs}`,
    pollMs !== undefined && `every ${pollMs} ms`,
    `${polls} polls`,
    task.isPaused && 'paused',
    resultSeq !== undefined && `result @${resultSeq}`,
    errorSeq !== undefined && `error @${errorSeq}`,
  ]);
}

function describeConnection(state: SessionModel['connections'][number]): string {
  const { pid, exit, closed, spawnFailedSeq } = state;
  return joined([
    `connection ${state.connection}: @${state.openedSeq}`,
    pid !== undefined && `pid ${pid}`,
    spawnFailedSeq !== undefined && `spawn failed @${spawnFailedSeq}`,
    exit && `exit ${exit.code ?? exit.signal} @${exit.seq}`,
    closed && `closed @${closed.seq} ${closed.reason}`,
  ]);
}

function arrow(dir: 'toServer' | 'toClient'): string {
  return dir === 'toServer' ? '->' : '<-';
}

function at(seq: number | undefined): string {
  return seq === undefined ? '' : `@${seq}`;
}

function seqs(list: readonly number[]): string {
  return list.length === 0 ? 'none' : list.map(at).join(' ');
}

function round(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}

function words(value: object): string {
  return Object.entries(value)
    .map(([key, entry]) => (typeof entry === 'object' ? `${key}(${words(entry)})` : `${key} ${entry}`))
    .join(' ');
}

function joined(parts: readonly (string | false | undefined)[]): string {
  return parts.filter((part) => part !== false && part !== undefined && part !== '').join(' ');
}
