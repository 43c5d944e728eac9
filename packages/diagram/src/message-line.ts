import type { Exchange, HeldState } from '@lifeline/model';
import type { Outcome } from '@lifeline/protocol';
import type { Row } from '@lifeline/trace';
import { wireArrow, wireBox } from './arrows.ts';
import { arrowY } from './bars.ts';
import type { LineStyleKind } from './line-style.ts';
import type { Arrow, LineLabel, MessageLine, OriginLink } from './scene.ts';
import { arrowOffset } from './sizes.ts';
import type { WindowScope } from './window.ts';

/** The line of a message row: its arrow by what it is and by what the model knows about it. */
export function messageLine(
  scope: WindowScope,
  base: Pick<MessageLine, 'index' | 'seq' | 'top' | 'height'>,
  row: Row,
): MessageLine {
  const { model } = scope.sequence;
  const { seq } = row;
  const exchange = model.exchangeAt(seq);
  const held = model.heldAt(seq);
  const y = base.top + arrowOffset('message');
  const isResponse = row.kind === 'response' && exchange !== undefined;
  const arrow = wireArrow(
    scope,
    y,
    row.dir ?? 'toClient',
    styleOf(scope, row, exchange, held),
    stopOf(row, held),
  );
  // no spread: an object that grows by so many members one by one becomes a slow dictionary in V8
  return {
    index: base.index,
    seq,
    top: base.top,
    height: base.height,
    kind: 'message',
    row,
    exchange,
    phase: model.phaseAt(seq),
    arrow: held === 'edited' ? { ...arrow, doubled: true } : arrow,
    box: wireBox(scope, base.top, y),
    label: labelOf(scope, row, exchange),
    id: row.id,
    pendingSinceMs: isPending(row, exchange) ? row.atMs : undefined,
    latencyMs: isResponse ? Math.max(0, row.atMs - exchange.requestAtMs) : undefined,
    mark: model.markAt(seq),
    origin: originOf(scope, seq),
    held,
    findings: model.findingsAt(seq),
  };
}

/** Outcome that a response stands for by itself. */
export function answerOutcome(row: Row): Outcome {
  if (row.errorCode !== undefined) return 'error';
  return row.isError === true ? 'tool-error' : 'result';
}

function styleOf(
  { sequence }: WindowScope,
  row: Row,
  exchange: Exchange | undefined,
  held: HeldState | undefined,
): LineStyleKind {
  if (held === 'held' || held === 'dropped') return 'held';
  if (row.kind === 'malformed') return 'malformed';
  const mark = sequence.model.markAt(row.seq);
  if (mark !== undefined) return mark;
  if (row.kind === 'request') return isPending(row, exchange) ? 'pending' : 'request';
  if (row.kind === 'notification') return 'notification';
  const outcome = answerOutcome(row);
  return outcome === 'error' || outcome === 'tool-error' ? outcome : 'response';
}

function stopOf(row: Row, held: HeldState | undefined): Arrow['stop'] {
  if (held === 'held' || held === 'dropped') return 'gate';
  return row.kind === 'malformed' ? 'tear' : undefined;
}

function isPending(row: Row, exchange: Exchange | undefined): boolean {
  return exchange?.outcome === 'pending' && exchange.requestSeq === row.seq;
}

function labelOf({ sequence }: WindowScope, row: Row, exchange: Exchange | undefined): LineLabel {
  if (row.kind === 'malformed') return { kind: 'malformed', reason: row.malformed ?? 'not-json' };
  if (row.kind === 'request' || row.kind === 'notification') {
    return { kind: row.kind, method: row.method ?? '', subject: row.subject };
  }
  const outcome = answerOutcome(row);
  return {
    kind: outcome === 'error' || outcome === 'tool-error' ? outcome : 'result',
    method: exchange?.method,
    subject: exchange?.subject,
    summary: sequence.model.summaryAt(row.seq),
    errorCode: row.errorCode,
  };
}

function originOf({ sequence }: WindowScope, seq: number): OriginLink | undefined {
  const original = sequence.model.originalOf(seq);
  if (original === undefined) return undefined;
  const isShown = sequence.lineOf(original) !== undefined;
  return { seq: original, y: isShown ? arrowY(sequence, original) : undefined };
}
