import { compactJson, type JsonNode, member, nodeText, parseJson } from '@lifeline/json';
import type { RawText } from '../../source/event-text.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { stripAnsi } from './ansi.ts';

/** What a log line says. */
export interface LogLine {
  /** Text to show and to search; without terminal escapes. */
  readonly text: string;
  readonly logger?: string;
  /** The escapes were taken out of `text`. */
  readonly escaped: boolean;
  /** The line goes on in the next event: the server had not ended it yet. */
  readonly open: boolean;
  /** Only the start of the line is in the page. */
  readonly cut: boolean;
}

/** Content of a notifications/message (revision 2025-11-25, server/utilities/logging). Nodes of `text`. */
export interface LogMessage {
  readonly text: string;
  readonly params: JsonNode | undefined;
  readonly data: JsonNode | undefined;
  readonly logger?: string;
}

type Store = Pick<TraceStore, 'rows' | 'raw' | 'body'>;

const lines = new WeakMap<RawText, LogLine>();

/** The line of event `seq`; undefined while its body is not in the page, `none` where it cannot be read. */
export function logLine(store: Store, seq: number): LogLine | 'none' | undefined {
  const raw = store.raw(seq);
  if (raw === undefined || raw === 'none') return raw;
  const known = lines.get(raw);
  if (known !== undefined) return known;
  const line = store.rows.kindAt(seq) === 'stderr' ? stderrLine(raw, isOpen(store, seq)) : messageLine(raw);
  lines.set(raw, line);
  return line;
}

function isOpen(store: Store, seq: number): boolean {
  return store.body(seq)?.text.slice(0, 120).includes('"type":"stderr","open":true') === true;
}

function stderrLine(raw: RawText, open: boolean): LogLine {
  const { text, found } = stripAnsi(raw.text);
  return { text: withoutReturns(text), escaped: found, open, cut: raw.cut };
}

/** A progress bar begins its line anew with a CR, and Windows ends lines with one. */
function withoutReturns(text: string): string {
  let start = 0;
  let end = text.length;
  while (text[start] === '\r') start += 1;
  while (end > start && text[end - 1] === '\r') end -= 1;
  return text.slice(start, end);
}

function messageLine(raw: RawText): LogLine {
  const message = readLogMessage(raw.text);
  if (message === undefined) return { text: raw.text, escaped: false, open: false, cut: raw.cut };
  const { text, found } = stripAnsi(messageText(message));
  const { logger } = message;
  return { text, escaped: found, open: false, cut: raw.cut, ...(logger === undefined ? {} : { logger }) };
}

/** A log notification taken apart; of a batch, its first one. Undefined when the line is none. */
export function readLogMessage(line: string): LogMessage | undefined {
  const text = line.startsWith('\uFEFF') ? line.slice(1) : line;
  const parsed = parseJson(text);
  if (!parsed.ok) return undefined;
  const { node } = parsed;
  const message = node.type === 'array' ? node.items.find(isLogMessage) : node;
  if (message?.type !== 'object') return undefined;
  const params = member(message, 'params');
  const data = params === undefined ? undefined : member(params, 'data');
  const logger = params === undefined ? undefined : member(params, 'logger');
  return { text, params, data, ...(logger?.type === 'string' ? { logger: logger.value } : {}) };
}

function isLogMessage(node: JsonNode): boolean {
  const method = member(node, 'method');
  return method?.type === 'string' && method.value === 'notifications/message';
}

/** What was logged: text as it is, anything else as JSON. Where `data` is missing, `message` or all params. */
function messageText({ text, params, data }: LogMessage): string {
  const said = data ?? (params === undefined ? undefined : (member(params, 'message') ?? params));
  if (said === undefined) return '';
  return said.type === 'string' ? said.value : compactJson(nodeText(text, said));
}
