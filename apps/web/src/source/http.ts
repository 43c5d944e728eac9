import { errorSchema } from '@lifeline/wire';
import * as v from 'valibot';
import { BridgeError } from './errors.ts';
import { currentToken } from './token.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

let unauthorizedListener: () => void = () => {};

/** Called whenever the bridge refuses our token (it was started anew). */
export function onUnauthorized(listener: () => void): void {
  unauthorizedListener = listener;
}

/**
 * One `/api` request with the token. Throws BridgeError: the bridge's own words, `unauthorized`, or `unreachable`
 * when it did not answer.
 */
export async function fetchApi(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${currentToken() ?? ''}`);
  return accepted(await fetched(`/api${path}`, { ...init, headers, keepalive: outlivesPage(init) }));
}

/** The built page that recordings are exported into; it is one of the bridge's files. Throws BridgeError. */
export async function loadExportPage(): Promise<string> {
  return (await accepted(await fetched('/viewer.html', {}))).text();
}

async function fetched(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw new BridgeError('unreachable', error instanceof Error ? error.message : String(error));
  }
}

/** Small changes (settings, drafts) are carried out also when the page is reloaded at that moment. */
function outlivesPage(init: RequestInit): boolean {
  if (init.method === 'DELETE') return true;
  return init.method === 'PUT' && typeof init.body === 'string' && init.body.length < 16_000;
}

/**
 * Sends bytes as fetchApi does, and tells how many of them the bridge has taken; `fetch` tells nothing before the
 * answer.
 */
export function uploadApi(
  path: string,
  bytes: Blob,
  type: string,
  onSent: (bytes: number) => void,
): Promise<Response> {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api${path}`);
    request.setRequestHeader('authorization', `Bearer ${currentToken() ?? ''}`);
    request.setRequestHeader('content-type', type);
    request.upload.onprogress = (event) => onSent(event.loaded);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      resolve(new Response(responseText, { status, statusText }));
    };
    request.onerror = () => reject(new BridgeError('unreachable', ''));
    request.send(bytes);
  }).then(accepted);
}

async function accepted(response: Response): Promise<Response> {
  if (response.ok) return response;
  if (response.status === 401) unauthorizedListener();
  throw await failureOf(response);
}

async function failureOf(response: Response): Promise<BridgeError> {
  const text = await response.text();
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), errorSchema), text);
  if (parsed.success) return BridgeError.of(parsed.output);
  if (response.status === 401) return new BridgeError('unauthorized', response.statusText);
  return new BridgeError('unexpected', `HTTP ${response.status} ${response.statusText}`.trim());
}

/** A JSON request whose answer is checked against `schema`; `signal` breaks it off. */
export async function requestJson<S extends v.GenericSchema>(
  method: Method,
  path: string,
  schema: S,
  body?: unknown,
  signal?: AbortSignal,
): Promise<v.InferOutput<S>> {
  const response = await fetchApi(path, {
    method,
    ...(signal !== undefined && { signal }),
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (parsed.success) return parsed.output;
  throw new BridgeError('unexpected', `${method} /api${path}: ${v.summarize(parsed.issues)}`);
}

/** A JSON request whose answer carries nothing that the page needs. */
export async function sendJson(method: Method, path: string, body?: unknown): Promise<void> {
  const response = await fetchApi(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
}
