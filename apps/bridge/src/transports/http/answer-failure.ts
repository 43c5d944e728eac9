import { bodyWords } from './body-words.ts';
import { type HttpResponse, headerOf } from './fetcher.ts';
import type { HttpCall } from './http-call.ts';
import { HttpFailure } from './http-failure.ts';
import { isGood, mediaType } from './peer.ts';

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
export function statusFailure(response: HttpResponse, what: string, body: Buffer | undefined): HttpFailure {
  const { status, statusText, refusal } = response;
  const words = refusal?.replace(/\.$/, '') ?? STATUS_WORDS[status];
  const told = `${what} was answered with ${status}${statusText === '' ? '' : ` ${statusText}`}.`;
  const detail =
    status === 401 && headerOf(response.headers, 'www-authenticate') === undefined
      ? ' It does not say how to get one (no WWW-Authenticate).'
      : '';
  const text = `${words === undefined ? '' : `${words}. `}${told}${refusal === undefined ? detail : ''}${saidIn(body, response)}`;
  return new HttpFailure(String(status), text);
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
export function typeFailure(
  response: HttpResponse,
  what: string,
  wanted: string,
  body: Buffer | undefined,
): HttpFailure {
  const type = mediaType(response);
  const told = type === '' ? 'says not what it is' : `is ${type}`;
  const hint =
    type === 'text/html'
      ? ' That is a page for browsers: the address is probably not that of the MCP endpoint.'
      : '';
  return new HttpFailure(
    'content-type',
    `The answer to ${what} ${told}, not ${wanted}.${saidIn(body, response)}${hint} Its text is among the events.`,
  );
}

/** The failure of an answer that holds none to its request. `what`: `POST /mcp`. */
export function noAnswerFailure(response: HttpResponse, what: string): HttpFailure {
  const coding = headerOf(response.headers, 'content-encoding');
  const why =
    coding === undefined || coding.toLowerCase() === 'identity'
      ? `The response to ${what} holds no answer to this request.`
      : `The response to ${what} is packed (Content-Encoding: ${coding}), although no such packing was offered to the server.`;
  return new HttpFailure('no-answer', `${why} Its text is among the events.`);
}

/** What came instead of a stream of events, once it is on record. `what`: `GET /mcp`. */
export async function noStream(call: HttpCall, response: HttpResponse, what: string): Promise<HttpFailure> {
  const body = await call.read(response);
  if (body !== undefined) await call.message(body);
  return isGood(response)
    ? typeFailure(response, what, 'text/event-stream', body?.bytes)
    : statusFailure(response, what, body?.bytes);
}

function saidIn(body: Buffer | undefined, response: HttpResponse): string {
  const words = body && bodyWords(body, mediaType(response));
  return words === undefined ? '' : ` It says: “${words}”.`;
}
