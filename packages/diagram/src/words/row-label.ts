import type { ResultSummary } from '@lifeline/model';
import type { AuthorizationStep } from '@lifeline/trace';
import { authorizationStep } from '../authorization-ways.ts';
import type { LabelWords, WordFormat } from './label-words.ts';
import type { RowFacts } from './row-facts.ts';

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
function summaryText(summary: ResultSummary, words: LabelWords, format: WordFormat): string {
  if (summary.kind === 'items') {
    const count = words.items[summary.item](summary.count, format.number(summary.count));
    return summary.more ? words.more(count) : count;
  }
  if (summary.kind === 'input-required') return words.inputRequired(summary.methods.join(', '));
  if (summary.kind === 'tasks') return words.tasks(summary.count, format.number(summary.count));
  if (summary.kind === 'task') return [summary.status, summary.message].filter(Boolean).join(' · ');
  const count = words.capabilities(summary.capabilities);
  return summary.revision === undefined ? count : `${summary.revision} · ${count}`;
}

/** The words of a row; the protocol's own words stay as they are. */
export function rowLabel(facts: RowFacts, words: LabelWords, format: WordFormat): RowLabel {
  if (!isMessage(facts)) return eventLabel(facts, words, format);
  const { kind, subject, preview, members } = facts;
  if (members !== undefined)
    return { name: words.batch(members.length), code: false, ...rest(members.join(' · ')) };
  if (kind === 'malformed') {
    const reason = words.malformed[facts.malformed ?? 'not-json'];
    return { name: reason, code: false, ...rest(preview) };
  }
  const name = facts.method ?? (kind === 'response' ? words.kinds.response : words.unknownMethod);
  const code = facts.method !== undefined;
  const about = subject === undefined ? {} : { subject };
  if (facts.summary?.kind === 'task' && kind === 'notification') {
    return { name, code, ...rest(summaryText(facts.summary, words, format)) };
  }
  if (kind !== 'response') return { name, code, ...about, ...rest(preview) };
  return { name, code, ...about, ...rest(resultText(facts, words, format)) };
}

/** What a response says, in a few words. */
export function resultText(facts: RowFacts, words: LabelWords, format: WordFormat): string | undefined {
  const { summary, preview, errorCode } = facts;
  if (errorCode !== undefined) return preview;
  return summary === undefined ? preview : summaryText(summary, words, format);
}

function eventLabel(facts: RowFacts, words: LabelWords, format: WordFormat): RowLabel {
  const { kind, event = '', detail = '', subject, preview } = facts;
  const { events } = words;
  switch (kind) {
    case 'stderr':
      return { name: preview ?? events.stderr, code: preview !== undefined };
    case 'process':
      return { name: processText(facts, words), code: false };
    case 'action':
      return { name: actionText(facts, words), code: false, ...(subject === undefined ? {} : { subject }) };
    case 'timeout':
      return { name: events.timeout(format.ms(facts.afterMs ?? 0)), code: false };
    case 'opened':
      return { name: events.opened, code: false, ...rest(detail) };
    case 'closed':
      return { name: events.closed[keyOf(events.closed, event) ?? 'other'], code: false };
    case 'gap':
      return { name: events.gap[keyOf(events.gap, event) ?? 'other'], code: false, ...rest(detail) };
    case 'http': {
      const step = authorizationStep(facts);
      if (step !== undefined) return authorizationLabel(step, facts, words);
      return { name: events.http[keyOf(events.http, event) ?? 'other'], code: false, ...rest(detail) };
    }
    default:
      return { name: detail === '' ? events.note : detail, code: false };
  }
}

/** A step of authorization, the host of a request, and what was asked or answered. */
function authorizationLabel(
  step: AuthorizationStep,
  { event, detail, subject }: RowFacts,
  { events }: LabelWords,
): RowLabel {
  const isRequest = event === 'request' && subject !== undefined;
  return {
    name: events.authorization[step],
    code: false,
    ...(isRequest && { subject }),
    ...rest(event === 'failed' ? `${events.http.failed} ${detail}` : detail),
  };
}

/** `spawned · pid 4711`, `exit code 0`, `SIGTERM sent`. */
function processText(facts: Pick<RowFacts, 'event' | 'detail'>, words: LabelWords): string {
  const { process } = words.events;
  const { event, detail = '' } = facts;
  switch (event) {
    case 'spawned':
      return process.spawned(detail);
    case 'spawn-failed':
      return process.spawnFailed(detail);
    case 'stdin-closed':
      return process.stdinClosed;
    case 'stdout-closed':
      return process.stdoutClosed;
    case 'signal':
      return process.signal(detail);
    default:
      return /^-?\d*$/.test(detail) ? process.exited(detail) : process.killed(detail);
  }
}

/** What the person did: `run`, `read`, `get`, or the method that they sent. The subject stands beside it. */
function actionText(facts: Pick<RowFacts, 'event' | 'method' | 'detail'>, words: LabelWords): string {
  const { actions } = words.events;
  const { event, method, detail } = facts;
  if (event === 'answer' && detail !== undefined)
    return detail === '0' ? actions.unattended : actions.byRule(detail);
  if (event !== 'request' && event !== 'notification') return actions[keyOf(actions, event ?? '') ?? 'other'];
  if (method === 'tools/call') return actions.run;
  if (method === 'resources/read') return actions.read;
  if (method === 'prompts/get') return actions.get;
  return actions.send(method ?? '');
}

const MESSAGE_KINDS: ReadonlySet<string> = new Set(['request', 'notification', 'response', 'malformed']);

/** Whether the row is a line that crossed the pipe as a message, however broken. */
export function isMessage(facts: Pick<RowFacts, 'kind'>): boolean {
  return MESSAGE_KINDS.has(facts.kind);
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
