import type { ResultSummary } from '@lifeline/model';
import type { Format } from '../../i18n/format.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { RowFacts } from './row-facts.ts';
import { isMessage } from './row-hooks.ts';

/** The words of a row. */
export interface RowLabel {
  /** Method, or what happened in words. */
  readonly name: string;
  /** Whether the name is the protocol's own word, to be set in mono. */
  readonly code: boolean;
  /** Tool, prompt, uri, level: what the message is about. */
  readonly subject?: string;
  /** What came back, or the first words of the body. */
  readonly rest?: string;
}

/** What a list or handshake result brought: `2 tools`, `2025-11-25 · 3 capabilities`. */
function summaryText(summary: ResultSummary, t: Messages, format: Format): string {
  if (summary.kind === 'items') {
    const count = t.wire.items[summary.item](summary.count, format.number(summary.count));
    return summary.more ? t.wire.more(count) : count;
  }
  const count = t.wire.capabilities(summary.capabilities);
  return summary.revision === undefined ? count : `${summary.revision} · ${count}`;
}

/** Words of a row, in the reader's language; the protocol's own words stay as they are. */
export function rowLabel(facts: RowFacts, t: Messages, format: Format): RowLabel {
  if (!isMessage(facts)) return eventLabel(facts, t, format);
  const { kind, subject, preview } = facts;
  if (kind === 'malformed') {
    const reason = t.wire.malformed[facts.malformed ?? 'not-json'];
    return { name: reason, code: false, ...rest(preview) };
  }
  const name = facts.method ?? (kind === 'response' ? t.wire.kinds.response : t.wire.unknownMethod);
  const code = facts.method !== undefined;
  const about = subject === undefined ? {} : { subject };
  if (kind !== 'response') return { name, code, ...about, ...rest(preview) };
  return { name, code, ...about, ...rest(resultText(facts, t, format)) };
}

/** What a response says, in a few words. */
export function resultText(facts: RowFacts, t: Messages, format: Format): string | undefined {
  const { summary, preview, errorCode } = facts;
  if (errorCode !== undefined) return preview;
  return summary === undefined ? preview : summaryText(summary, t, format);
}

function eventLabel(facts: RowFacts, t: Messages, format: Format): RowLabel {
  const { kind, event = '', detail = '', subject, preview } = facts;
  const words = t.wire.events;
  switch (kind) {
    case 'stderr':
      return { name: preview ?? words.stderr, code: preview !== undefined };
    case 'process':
      return { name: processText(facts, t), code: false };
    case 'action':
      return { name: actionText(facts, t), code: false, ...(subject === undefined ? {} : { subject }) };
    case 'timeout':
      return { name: words.timeout(format.ms(facts.afterMs ?? 0)), code: false };
    case 'opened':
      return { name: words.opened, code: false, ...rest(detail) };
    case 'closed':
      return { name: words.closed[keyOf(words.closed, event) ?? 'other'], code: false };
    case 'gap':
      return { name: words.gap[keyOf(words.gap, event) ?? 'other'], code: false, ...rest(detail) };
    case 'http':
      return { name: event, code: true, ...rest(detail) };
    default:
      return { name: detail === '' ? words.note : detail, code: false };
  }
}

/** `spawned · pid 4711`, `exit code 0`, `SIGTERM sent`. */
function processText(facts: Pick<RowFacts, 'event' | 'detail'>, t: Messages): string {
  const words = t.wire.events.process;
  const { event, detail = '' } = facts;
  switch (event) {
    case 'spawned':
      return words.spawned(detail);
    case 'spawn-failed':
      return words.spawnFailed(detail);
    case 'stdin-closed':
      return words.stdinClosed;
    case 'stdout-closed':
      return words.stdoutClosed;
    case 'signal':
      return words.signal(detail);
    default:
      return /^-?\d*$/.test(detail) ? words.exited(detail) : words.killed(detail);
  }
}

/** What the person did: `run`, `read`, `get`, or the method that they sent. The subject stands beside it. */
function actionText(facts: Pick<RowFacts, 'event' | 'method'>, t: Messages): string {
  const words = t.wire.events.actions;
  const { event, method } = facts;
  if (event !== 'request' && event !== 'notification') return words[keyOf(words, event ?? '') ?? 'other'];
  if (method === 'tools/call') return words.run;
  if (method === 'resources/read') return words.read;
  if (method === 'prompts/get') return words.get;
  return words.send(method ?? '');
}

type TextKey<T> = { [K in keyof T]: T[K] extends string ? K : never }[keyof T];

function keyOf<T extends object>(words: T, key: string): TextKey<T> | undefined {
  return Object.hasOwn(words, key) && isTextKey(words, key) ? key : undefined;
}

function isTextKey<T extends object>(words: T, key: PropertyKey): key is TextKey<T> {
  return typeof Reflect.get(words, key) === 'string';
}

function rest(text: string | undefined): { rest?: string } {
  return text === undefined || text === '' ? {} : { rest: text };
}
