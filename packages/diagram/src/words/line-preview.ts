import { compactJson, type JsonNode, member, nodeText, parseJson } from '@lifeline/json';
import type { Row } from '@lifeline/trace';

/** Longest preview in UTF-16 units. */
const PREVIEW_CHARS = 160;
/** So much of a JSON text is looked at for its first words. */
const WORD_CHARS = 4096;

/** The message of a line, and the text that its nodes point into. */
interface Parsed {
  readonly text: string;
  readonly node: JsonNode;
}

/** First words of a line: of a message what it carries, of any other line its own text. */
export function linePreview(row: Pick<Row, 'kind'>, text: string): string | undefined {
  if (row.kind === 'stderr' || row.kind === 'malformed') return shorten(text) || undefined;
  const parsed = parseJson(text);
  if (!parsed.ok) return undefined; // a preview of what is no JSON is none: the row says that it is malformed
  const first = parsed.node.type === 'array' ? parsed.node.items[0] : parsed.node;
  if (first?.type !== 'object') return undefined;
  const message = { text, node: first };
  const words = row.kind === 'response' ? responseWords(message) : paramsWords(message);
  return words === undefined ? undefined : shorten(words) || undefined;
}

function responseWords({ text, node }: Parsed): string | undefined {
  const error = member(node, 'error');
  if (error?.type === 'object') return stringIn(error, 'message');
  const result = member(node, 'result');
  if (result?.type !== 'object') return result && jsonWords({ text, node: result });
  return (
    answerWords(result, text) ??
    contentWords(member(result, 'content')) ??
    contentWords(member(result, 'contents')) ??
    contentWords(member(result, 'messages')) ??
    completionWords(result)
  );
}

/** Of an answer to an elicitation: what was chosen, and what was filled in. */
function answerWords(result: JsonNode, text: string): string | undefined {
  const action = stringIn(result, 'action');
  const content = member(result, 'content');
  if (action === undefined || content?.type !== 'object') return action;
  return `${action} ${jsonWords({ text, node: content })}`;
}

/** Words of the first block: its text, else what it is and of which type. */
function contentWords(content: JsonNode | undefined): string | undefined {
  const first = content?.type === 'array' ? content.items[0] : content;
  if (first?.type !== 'object') return undefined;
  const inner = member(first, 'content');
  const block = inner?.type === 'object' ? inner : first;
  const words = stringIn(block, 'text');
  if (words !== undefined) return words === '' ? '""' : words;
  const what = [stringIn(block, 'type'), stringIn(block, 'mimeType')].filter((word) => word !== undefined);
  return stringIn(block, 'uri') ?? what.join(' ');
}

function completionWords(result: JsonNode): string | undefined {
  const completion = member(result, 'completion');
  const values = completion && member(completion, 'values');
  if (values?.type !== 'array') return undefined;
  return values.items
    .slice(0, 8)
    .map((item) => (item.type === 'string' ? item.value : ''))
    .join(', ');
}

function paramsWords({ text, node }: Parsed): string | undefined {
  const params = member(node, 'params');
  if (params?.type !== 'object') return undefined;
  const words = (key: string) => wordsOf(text, member(params, key));
  switch (stringIn(node, 'method')) {
    case 'notifications/progress':
      return progressWords(words('progress'), words('total'), stringIn(params, 'message'));
    case 'notifications/message':
      return words('data');
    case 'notifications/cancelled':
      return stringIn(params, 'reason');
    case 'elicitation/create':
      return stringIn(params, 'message');
    default:
      return member(params, 'arguments')?.type === 'object' ? words('arguments') : undefined;
  }
}

function progressWords(progress: string | undefined, total: string | undefined, message: string | undefined) {
  const amount = total === undefined ? (progress ?? '') : `${progress ?? ''}/${total}`;
  return message === undefined ? amount : `${amount} ${message}`;
}

function wordsOf(text: string, node: JsonNode | undefined): string | undefined {
  if (node === undefined) return undefined;
  return node.type === 'string' ? node.value : jsonWords({ text, node });
}

/** The source of a value on one line; only the start of a long one. */
function jsonWords({ text, node }: Parsed): string {
  const source = nodeText(text, node);
  return source.length > WORD_CHARS ? source.slice(0, WORD_CHARS) : compactJson(source);
}

function stringIn(node: JsonNode, key: string): string | undefined {
  const value = member(node, key);
  return value?.type === 'string' ? value.value : undefined;
}

function shorten(text: string): string {
  const line = text
    .slice(0, PREVIEW_CHARS * 2)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
  return line.length > PREVIEW_CHARS ? `${line.slice(0, PREVIEW_CHARS)}…` : line;
}
