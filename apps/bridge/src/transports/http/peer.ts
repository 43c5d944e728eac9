import type { HttpHeader, Row } from '@lifeline/trace';
import type { ConnectionEnd } from '../transport.ts';
import { type HttpResponse, headerOf } from './fetcher.ts';
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

/** Whether a response has a status of success (2xx). */
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
