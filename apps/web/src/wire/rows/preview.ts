import type { Row } from '@lifeline/trace';
import type { EventText } from '@lifeline/wire';
import { rawOfBody } from '../../source/event-text.ts';
import type { TraceStore } from '../../source/trace-store.ts';

/** Recording lines above this many bytes are not read for a preview. */
export const PREVIEW_BYTES = 64 * 1024;
/** Longest preview in UTF-16 units. */
const PREVIEW_CHARS = 160;

const cache = new WeakMap<EventText, string | null>();

/** First words of a row's body; undefined when it is not in the page, is too large, or says nothing more. */
export function previewOf(store: TraceStore, row: Row): string | undefined {
  if (row.bytes === 0 || row.length > PREVIEW_BYTES) return undefined;
  const body = store.body(row.seq);
  if (body === undefined) return undefined;
  const known = cache.get(body);
  if (known !== undefined) return known ?? undefined;
  const raw = rawOfBody(body);
  const text = raw === 'none' ? undefined : linePreview(row, raw.text);
  cache.set(body, text ?? null);
  return text;
}

/** First words of a line: of a message what it carries, of any other line its own text. */
export function linePreview(row: Pick<Row, 'kind'>, text: string): string | undefined {
  if (row.kind === 'stderr' || row.kind === 'malformed') return shorten(text);
  const value = parse(text);
  const message: unknown = Array.isArray(value) ? value[0] : value;
  if (!isObject(message)) return undefined;
  const words =
    row.kind === 'response' ? responseWords(message) : paramsWords(message.method, message.params);
  return words === undefined ? undefined : shorten(words);
}

function responseWords(message: Record<string, unknown>): string | undefined {
  if (isObject(message.error)) return stringOf(message.error.message);
  const { result } = message;
  if (!isObject(result)) return result === undefined ? undefined : JSON.stringify(result);
  return (
    contentWords(result.content) ??
    contentWords(result.contents) ??
    contentWords(result.messages) ??
    completionWords(result.completion) ??
    stringOf(result.action)
  );
}

/** Words of the first block: its text, else what it is and of which type. */
function contentWords(content: unknown): string | undefined {
  const first: unknown = Array.isArray(content) ? content[0] : content;
  if (!isObject(first)) return undefined;
  const block = isObject(first.content) ? first.content : first;
  const what = stringOf(block.text) ?? stringOf(block.uri);
  return (
    what ?? [stringOf(block.type), stringOf(block.mimeType)].filter((word) => word !== undefined).join(' ')
  );
}

function completionWords(completion: unknown): string | undefined {
  if (!isObject(completion) || !Array.isArray(completion.values)) return undefined;
  return completion.values.slice(0, 8).join(', ');
}

function paramsWords(method: unknown, params: unknown): string | undefined {
  if (!isObject(params)) return undefined;
  if (method === 'notifications/progress') return progressWords(params);
  if (method === 'notifications/message') return wordsOf(params.data);
  if (method === 'notifications/cancelled') return stringOf(params.reason);
  if (method === 'elicitation/create') return stringOf(params.message);
  return isObject(params.arguments) ? wordsOf(params.arguments) : undefined;
}

function progressWords(params: Record<string, unknown>): string {
  const { progress, total, message } = params;
  const amount = total === undefined ? String(progress) : `${progress}/${total}`;
  return typeof message === 'string' ? `${amount} ${message}` : amount;
}

function wordsOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function shorten(text: string): string {
  const line = text
    .slice(0, PREVIEW_CHARS * 2)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
  return line.length > PREVIEW_CHARS ? `${line.slice(0, PREVIEW_CHARS)}…` : line;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A preview of what is no JSON is none; the row itself says that it is malformed.
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
