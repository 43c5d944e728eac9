import { RESPONSE_FAULTS } from '@lifeline/protocol';
import type { Expectation, Matcher, Reason, ReasonCode } from './types.ts';

/** An expectation as it stands in a suite: `error(-32602)`. */
export function expectationText(expect: Expectation): string {
  return expect.kind === 'error' && expect.code !== undefined ? `error(${expect.code})` : expect.kind;
}

/** The expectation that a word names; undefined where it names none. */
export function readExpectation(text: string): Expectation | undefined {
  const [, code] = /^error\s*\(\s*(-?\d+)\s*\)$/.exec(text.trim()) ?? [];
  if (code !== undefined) return { kind: 'error', code };
  const word = text.trim();
  switch (word) {
    case 'accepted':
    case 'rejected':
    case 'tool-error':
    case 'any':
    case 'error':
      return { kind: word };
    default:
      return undefined;
  }
}

/** A check in a few words, for lists. */
export function matcherText(matcher: Matcher): string {
  switch (matcher.kind) {
    case 'equals':
      return `${placeOf(matcher.at)} = ${matcher.valueText}`;
    case 'contains':
      return `${placeOf(matcher.at)} contains ${JSON.stringify(matcher.text)}`;
    case 'regex':
      return `${placeOf(matcher.at)} matches ${matcher.pattern}`;
    case 'type':
      return `${placeOf(matcher.at)} is of type ${matcher.type}`;
    case 'schema':
      return `${placeOf(matcher.at)} meets a schema`;
    case 'duration':
      return `≤ ${matcher.mostMs} ms`;
    case 'size':
      return `≤ ${matcher.mostBytes} bytes`;
  }
}

function placeOf(at: string | undefined): string {
  return at === undefined ? 'text' : at === '' ? 'result' : at;
}

const MOST_DETAIL = 200;

/** A reason as an English sentence. */
export function reasonSentence(reason: Reason): string {
  const detail = shortened(reason.detail ?? '');
  return SENTENCES[reason.code]({ at: reason.at ?? '', detail });
}

type Sentence = (words: { readonly at: string; readonly detail: string }) => string;

function faultSentence(fault: string): string {
  const sentences: Readonly<Record<string, string>> = RESPONSE_FAULTS;
  return Object.hasOwn(sentences, fault) ? (sentences[fault] ?? fault) : fault;
}

const SENTENCES: Readonly<Record<ReasonCode, Sentence>> = {
  'unexpected-outcome': ({ detail }) =>
    `The server answered with ${OUTCOMES[detail.split(' ')[0] ?? ''] ?? detail}${codeOf(detail)}.`,
  'no-answer-in-time': () => 'The server did not answer in time; the call was cancelled.',
  'server-ended': () => 'The server ended during the call.',
  'bad-response': ({ detail }) => faultSentence(detail),
  'connection-ended': () => 'The connection was ended by hand during the call.',
  cancelled: () => 'The call was cancelled.',
  'not-equal': ({ at, detail }) => `${whole(at)} is ${detail}.`,
  'not-contained': ({ at, detail }) => `${text(at)} does not contain “${detail}”.`,
  'no-match': ({ at, detail }) => `${text(at)} does not match ${detail}.`,
  'bad-regex': ({ detail }) => `${detail} is no regular expression.`,
  'other-type': ({ at, detail }) => `${whole(at)} is of type ${detail}.`,
  'against-schema': ({ at, detail }) => `${whole(at)} is against the schema: ${detail}.`,
  'too-slow': ({ detail }) => `It took too long: ${detail} ms.`,
  'too-large': ({ detail }) => `The response is too large: ${detail} bytes.`,
  'nothing-there': ({ at }) =>
    at === '' ? 'There is no result to check.' : `The result has nothing at ${at}.`,
  'check-timeout': () => 'The checks took too long; a regular expression or a schema may be catastrophic.',
  'output-violated': ({ at, detail }) => `The result breaks the tool's outputSchema at ${at}: ${detail}.`,
  'output-missing': () => 'The tool declares an outputSchema, but the result has no structuredContent.',
  'schema-changed': () => 'The inputSchema has changed since the case was made; look at what it expects.',
  'no-such-tool': ({ detail }) =>
    `The server lists no tool of this name${detail === '' ? '' : `; the nearest is “${detail}”`}. Calling it anyway has to be allowed.`,
  'tool-gone': () => 'The server does not list this tool any more.',
  manual: ({ detail }) => `Decided by hand: ${detail}`,
  'writes-not-allowed': () => 'The tool is not marked read-only, and calling such tools was not allowed.',
  stopped: () => 'The run was stopped before.',
  'not-selected': () => 'It was not chosen.',
  'variable-missing': ({ detail }) => `No earlier case has saved ${detail}.`,
  'environment-missing': ({ detail }) => `The environment variable ${detail} is not set.`,
  'base-missing': ({ detail }) => `The tool has no base called “${detail}”.`,
  'bad-arguments': ({ at, detail }) =>
    `There are no arguments to send: ${detail === '' ? `the base has no place ${at}` : detail}.`,
  'not-sent': ({ detail }) => `The call could not be sent: ${detail}`,
  'server-not-running': () => 'The server was not running and could not be started again.',
};

const OUTCOMES: Readonly<Record<string, string>> = {
  result: 'a result',
  'tool-error': 'a tool error',
  error: 'a protocol error',
};

function codeOf(detail: string): string {
  const code = detail.split(' ')[1];
  return code === undefined ? '' : ` (${code})`;
}

function whole(at: string): string {
  return at === '' ? 'The result' : `The result at ${at}`;
}

function text(at: string): string {
  return at === '' ? "The result's text" : `The result at ${at}`;
}

function shortened(detail: string): string {
  return detail.length > MOST_DETAIL ? `${[...detail].slice(0, MOST_DETAIL - 1).join('')}…` : detail;
}
