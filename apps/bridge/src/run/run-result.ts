import { type JsonNode, member, nodeText, parseJson, prettyJson, quoteJson } from '@lifeline/json';
import type { RunFormat } from './run-options.ts';

/** What a run came to. */
export interface RunResult {
  /** `input_required`: the server asks for input that nobody gave. */
  readonly outcome: 'result' | 'tool-error' | 'error' | 'lost' | 'timeout' | 'input_required';
  /** The response as it came. */
  readonly line?: string;
  /** Why there is none. */
  readonly message?: string;
  readonly durationMs: number;
  /** How many questions of the server were declined, as no rule fitted. */
  readonly declined?: number;
}

const EXIT_CODES: Readonly<Record<RunResult['outcome'], number>> = {
  result: 0,
  'tool-error': 2,
  error: 3,
  input_required: 3,
  lost: 4,
  timeout: 5,
};

export interface Printed {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number;
}

/** What to print of a run, and its exit code. */
export function printResult(result: RunResult, format: RunFormat): Printed {
  const { stderr, ...printed } = printAnswer(result, format);
  return { ...printed, stderr: `${stderr}${declinedWords(result)}` };
}

function declinedWords({ declined }: RunResult): string {
  if (declined === undefined) return '';
  const what = declined === 1 ? 'A question of the server was' : `${declined} questions of the server were`;
  return `${what} declined, as nobody is here to ask. --answers <file> answers by rule.\n`;
}

function printAnswer(result: RunResult, format: RunFormat): Printed {
  const exitCode = EXIT_CODES[result.outcome];
  const { line, message = '' } = result;
  const parts = line === undefined ? undefined : partsOf(line);
  const said = message === '' ? '' : `${message}\n`;
  if (format === 'raw') return { stdout: line === undefined ? '' : `${line}\n`, stderr: said, exitCode };
  if (format === 'json') return { stdout: `${asJson(result, parts)}\n`, stderr: '', exitCode };
  if (parts?.error !== undefined) {
    return { stdout: '', stderr: `${errorWords(parts.text, parts.error)}\n${said}`, exitCode };
  }
  const text = parts?.result === undefined ? '' : `${resultWords(parts.text, parts.result)}\n`;
  return { stdout: text, stderr: said, exitCode };
}

interface Parts {
  readonly text: string;
  readonly result: JsonNode | undefined;
  readonly error: JsonNode | undefined;
}

function partsOf(line: string): Parts | undefined {
  const text = line.startsWith('\uFEFF') ? line.slice(1) : line;
  const parsed = parseJson(text);
  if (!parsed.ok) return undefined;
  return { text, result: member(parsed.node, 'result'), error: member(parsed.node, 'error') };
}

function asJson({ outcome, message, durationMs }: RunResult, parts: Parts | undefined): string {
  const members = [`"outcome":${quoteJson(outcome)}`];
  if (parts?.result !== undefined) members.push(`"result":${nodeText(parts.text, parts.result)}`);
  if (parts?.error !== undefined) members.push(`"error":${nodeText(parts.text, parts.error)}`);
  else if (message !== undefined) members.push(`"error":{"message":${quoteJson(message)}}`);
  return `{${members.join(',')},"durationMs":${durationMs}}`;
}

function errorWords(text: string, error: JsonNode): string {
  const code = member(error, 'code');
  const message = member(error, 'message');
  const data = member(error, 'data');
  const head = `Error ${code === undefined ? 'without a code' : nodeText(text, code)}`;
  const words = message?.type === 'string' ? `${head}: ${message.value}` : head;
  return data === undefined ? words : `${words}\n${prettyJson(nodeText(text, data))}`;
}

/** The text of a result that consists of texts, else the whole result as JSON. */
function resultWords(text: string, result: JsonNode): string {
  const content = member(result, 'content');
  const blocks = content?.type === 'array' ? content.items.map(textOf) : [];
  const isText = blocks.length > 0 && blocks.every((block) => block !== undefined);
  return isText ? blocks.join('\n') : prettyJson(nodeText(text, result));
}

function textOf(block: JsonNode): string | undefined {
  const type = member(block, 'type');
  const text = member(block, 'text');
  return type?.type === 'string' && type.value === 'text' && text?.type === 'string' ? text.value : undefined;
}
