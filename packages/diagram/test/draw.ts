import type { SequenceLine, SequenceWindow } from '../src/scene.ts';

/** A window as text, one fact a line, for golden files. */
export function drawWindow(window: SequenceWindow): string {
  const lines = [
    ...window.lines.map(drawLine),
    ...window.bars.map(
      (bar) =>
        `bar ${bar.lane} x ${bar.x} y ${bar.y1}..${bar.y2} ${bar.exchange.method} ${bar.end}${bar.tone ? ` ${bar.tone}` : ''}`,
    ),
    ...window.crowds.map(
      (crowd) => `crowd ${crowd.lane} x ${crowd.x} y ${crowd.y1}..${crowd.y2} of ${crowd.count}`,
    ),
    ...window.lifelines.map(
      (lifeline) =>
        `lifeline ${lifeline.lane} x ${lifeline.x} y ${lifeline.y1}..${lifeline.y2}${lifeline.ends ? ' ✕' : ''}`,
    ),
    ...window.phases.map((bar) =>
      `phase ${bar.phase} y ${bar.y1}..${bar.y2} ${bar.numbers.join(' ')}`.trim(),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function drawLine(line: SequenceLine): string {
  const head = `${line.top}+${line.height} @${line.seq} ${line.kind}`;
  switch (line.kind) {
    case 'message':
      return words([
        head,
        drawArrow(line.arrow),
        labelWords(line.label),
        line.id && `#${line.id}`,
        line.latencyMs !== undefined && `${line.latencyMs} ms`,
        line.pendingSinceMs !== undefined && `pending since ${line.pendingSinceMs}`,
        line.mark && `[${line.mark}]`,
        line.held && `[${line.held}]`,
        line.origin && `of @${line.origin.seq} at ${line.origin.y}`,
        line.findings.join(' '),
      ]);
    case 'event':
      return words([
        head,
        line.row.kind,
        line.row.event,
        line.row.detail,
        `${line.lane} ${line.x},${line.y}`,
      ]);
    case 'authorization':
      return words([head, line.row.method, drawArrow(line.arrow)]);
    case 'host':
      return words([head, line.row.event, line.row.method, line.row.subject, drawArrow(line.arrow)]);
    case 'host-return':
      return words([head, line.outcome, line.exchange.method, drawArrow(line.arrow)]);
    case 'fold':
      return words([
        head,
        `×${line.fold.count}`,
        line.fold.of,
        line.fold.method,
        line.fold.open && 'open',
        line.arrow && drawArrow(line.arrow),
      ]);
    case 'divider':
      return words([head, `connection ${line.connection}`]);
    case 'explain':
      return words([head, line.method, line.message]);
    case 'negotiated':
      return words([head, line.negotiation.revision, line.negotiation.serverCapabilityNames.join(' ')]);
    case 'band':
      return words([
        head,
        `${line.band.phase} · ${line.band.messages} messages · ${line.band.toMs - line.band.fromMs} ms`,
      ]);
    case 'gap':
      return words([head, `${line.ms} ms`]);
  }
}

function drawArrow(arrow: {
  x1: number;
  x2: number;
  y: number;
  style: { kind: string };
  doubled: boolean;
  stop: string | undefined;
}): string {
  const stop = arrow.stop === undefined ? '' : ` ${arrow.stop}`;
  return `${arrow.style.kind} ${arrow.x1}→${arrow.x2} y ${arrow.y}${arrow.doubled ? ' doubled' : ''}${stop}`;
}

function labelWords(label: object): string {
  return Object.values(label)
    .filter((value) => value !== undefined)
    .map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value)))
    .join(' ');
}

function words(parts: readonly (string | false | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== false && part !== '').join(' ');
}
