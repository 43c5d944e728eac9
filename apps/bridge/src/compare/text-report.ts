import {
  type ComparedMessage,
  type ComparedPair,
  type ComparedTrace,
  changeSentences,
  type DefinitionComparison,
} from '@lifeline/compare';
import { shown } from '../cli/terminal.ts';

/** One of the two recordings, as far as a reader wants to know. */
export interface Side {
  readonly recording: string;
  readonly server?: string;
  readonly revision?: string;
  readonly events: number;
}

export interface Comparison {
  readonly a: Side;
  readonly b: Side;
  readonly pairs: readonly ComparedPair[];
  readonly definitions: DefinitionComparison;
}

/** What is told of a recording, called `recording` as it was asked for. */
export function sideOf(recording: string, { model, rows }: ComparedTrace): Side {
  const { serverInfo, revision } = model.negotiation ?? {};
  const server = [serverInfo?.name, serverInfo?.version].filter((part) => part !== undefined).join(' ');
  return {
    recording,
    ...(server === '' ? {} : { server }),
    ...(revision === undefined ? {} : { revision }),
    events: rows.length,
  };
}

/**
 * The comparison for readers, in English. Control characters of servers are shown as escapes. `all`: pairs without a
 * difference are listed, too.
 */
export function textReport(comparison: Comparison, all: boolean): string {
  const { a, b, pairs, definitions } = comparison;
  const lines = [
    sideLine('A', a),
    sideLine('B', b),
    '',
    ...messageLines(pairs, all),
    '',
    ...definitionLines(definitions),
  ];
  return `${lines.map((line) => shown(line).replaceAll('\n', '\\n')).join('\n')}\n`;
}

function sideLine(name: string, { recording, server, revision, events }: Side): string {
  return `${name}  ${[recording, server, revision, `${events} events`].filter((part) => part !== undefined).join(' · ')}`;
}

function messageLines(pairs: readonly ComparedPair[], all: boolean): string[] {
  const onlyA = pairs.filter((pair) => pair.b === undefined);
  const onlyB = pairs.filter((pair) => pair.a === undefined);
  const differing = pairs.filter((pair) => pair.differences.length > 0);
  const same = pairs.length - onlyA.length - onlyB.length - differing.length;
  const head = `Messages: ${same} the same, ${differing.length} differ, ${onlyA.length} only in A, ${onlyB.length} only in B`;
  return [head, ...pairs.flatMap((pair) => pairLine(pair, all))];
}

function pairLine({ a, b, differences }: ComparedPair, all: boolean): string[] {
  if (a === undefined) return b === undefined ? [] : [`  + ${nameOf(b)}  (B ${b.seq})`];
  if (b === undefined) return [`  - ${nameOf(a)}  (A ${a.seq})`];
  if (differences.length === 0) return all ? [`  = ${nameOf(a)}  (A ${a.seq}, B ${b.seq})`] : [];
  return [`  ~ ${nameOf(a)}  ${differences.join(', ')}: A ${endOf(a)}, B ${endOf(b)}`];
}

function nameOf({ method, subject, kind }: ComparedMessage): string {
  return [method === '' ? kind : method, subject].filter((part) => part !== undefined).join(' ');
}

function endOf({ seq, outcome, errorCode, ms }: ComparedMessage): string {
  const end = [outcome, errorCode].filter((part) => part !== undefined).join(' ');
  return `${seq} ${end}${ms === undefined ? '' : ` in ${Math.round(ms * 10) / 10} ms`}`.trim();
}

function definitionLines({ added, removed, changed }: DefinitionComparison): string[] {
  const breaking = changed.filter((item) => item.effect === 'breaking').length;
  return [
    `Definitions: ${added.length} added, ${removed.length} removed, ${changed.length} changed (${breaking} breaking)`,
    ...added.map(({ kind, key }) => `  + ${kind} ${key}`),
    ...removed.map(({ kind, key }) => `  - ${kind} ${key}: breaking, callers may still use it`),
    ...changed.flatMap(({ kind, key, effect, changes }) => [
      `  ~ ${kind} ${key}: ${effect}`,
      ...changes.map(
        (change) => `      ${change.effect} ${change.pointer}: ${changeSentences(change, 'en')}`,
      ),
    ]),
  ];
}
