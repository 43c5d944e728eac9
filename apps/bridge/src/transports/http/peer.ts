import type { HttpHeader, Row } from '@lifeline/trace';
import type { ConnectionEnd } from '../transport.ts';
import { type HttpResponse, headerOf } from './fetcher.ts';
import { HttpFailure } from './http-failure.ts';
import type { HttpWire } from './http-wire.ts';

/** One HTTP transport of the specification. */
export interface Peer {
  /** Sends one message and takes in what comes back; never throws, what fails is on record. */
  post(line: string, row: Row): Promise<void>;
  /** Tells the server that this is the end, where its revision has a word for that. */
  end(): Promise<void>;
  /** Breaks everything off. */
  abort(): void;
}

export interface PeerContext {
  readonly wire: HttpWire;
  readonly url: URL;
  /** Headers that the person gave, and how Lifeline calls itself. */
  readonly custom: readonly HttpHeader[];
  /** The server has ended it. */
  lost(cause: ConnectionEnd): void;
}

/** Media type of a response, in lower case and without parameters; `` where it names none. */
export function mediaType(response: HttpResponse): string {
  return (headerOf(response.headers, 'content-type') ?? '').replace(/;.*$/s, '').trim().toLowerCase();
}

export function isGood({ status }: HttpResponse): boolean {
  return status >= 200 && status < 300;
}

/** Whether the message that went out as `row` is a request, or holds one. */
export function asks(row: Row): boolean {
  return row.kind === 'request' || row.batch?.some(({ kind }) => kind === 'request') === true;
}

/** Whether a message that came is the answer to the request that went out as `row`. */
export function answers(came: Row | undefined, row: Row): boolean {
  if (came?.kind !== 'response') return false;
  const wanted = (row.batch ?? [row]).flatMap(({ kind, id }) => (kind === 'request' ? [id] : []));
  return (came.batch ?? [came]).some(({ id }) => wanted.includes(id));
}

const STATUS_WORDS: Readonly<Record<number, string>> = {
  400: 'It finds the request wrong',
  401: 'This server asks for authorization. Give it a header, such as “Authorization: Bearer …”, and connect again',
  403: 'The server refuses this client: its authorization does not reach that far, or it takes no requests from here',
  404: 'There is nothing at this address; look at its path again (often /mcp or /sse)',
  405: 'The address takes no such requests; look at its path again (often /mcp or /sse)',
  406: 'It cannot answer with what an MCP client accepts',
  407: 'The proxy asks for authorization; put user and password into the address of HTTP_PROXY',
  413: 'The message is too large for it',
  415: 'It does not take JSON',
  429: 'It was asked too often; wait, then try again',
  502: 'A gateway before the server got no usable answer from it',
  503: 'It is not ready; try again later',
  504: 'A gateway before the server waited in vain for it',
};

/** The failure that a status means. `what`: `POST /mcp`. */
export function statusFailure(response: HttpResponse, what: string): HttpFailure {
  const { status, statusText } = response;
  const words = STATUS_WORDS[status];
  const told = `${what} was answered with ${status}${statusText === '' ? '' : ` ${statusText}`}.`;
  const challenge = headerOf(response.headers, 'www-authenticate');
  const detail =
    status === 401 && challenge === undefined ? ' It does not say how to get one (no WWW-Authenticate).' : '';
  return new HttpFailure(String(status), words === undefined ? told : `${words}. ${told}${detail}`);
}

/** The failure of a request that was taken and answered with nothing. `what`: `POST /mcp`. */
export function emptyFailure({ status, statusText }: HttpResponse, what: string): HttpFailure {
  const why =
    status === 202
      ? 'That status is for notifications and answers; a request has to be answered with JSON or an event stream.'
      : 'A request has to be answered with JSON or an event stream.';
  return new HttpFailure(
    'no-answer',
    `${what} was answered with ${`${status} ${statusText}`.trim()} and nothing else, so no answer to this request can come. ${why}`,
  );
}

/** The failure of an answer that is of another type than a client understands. */
export function typeFailure(response: HttpResponse, what: string, wanted: string): HttpFailure {
  const type = mediaType(response);
  const told = type === '' ? 'says not what it is' : `is ${type}`;
  const hint =
    type === 'text/html'
      ? ' That is a page for browsers: the address is probably not that of the MCP endpoint.'
      : '';
  return new HttpFailure(
    'content-type',
    `The answer to ${what} ${told}, not ${wanted}.${hint} Its text is among the events.`,
  );
}
