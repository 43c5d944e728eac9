import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type BridgeErrorBody, SUBPROTOCOL, TOKEN_PROTOCOL_PREFIX } from '@lifeline/wire';

/**
 * Who may ask: `page` files hold no secret and are open to whoever typed or clicked our link; `exchange` trades a
 * one-time code for the token; `api` and `socket` need the token. `callback` is where an authorization server sends
 * the browser back to, so it comes from another site: what it needs is a `state` that was issued.
 */
export type Audience = 'page' | 'exchange' | 'callback' | 'api' | 'socket';

/** Why a request goes no further. `check` names the first check that failed. */
export interface Refusal {
  readonly check: 'target' | 'host' | 'origin' | 'site' | 'protocol' | 'token';
  readonly status: 400 | 401 | 403;
  readonly error: BridgeErrorBody;
}

/** The parts of a request that are looked at; `rawHeaders` as Node gives them: name, value, name, value … */
export type GateRequest = Pick<IncomingMessage, 'url' | 'rawHeaders'>;

/** The one place that decides whether a request, over HTTP or for a WebSocket, is let in. */
export class Gate {
  readonly #tokenDigest: Buffer;
  readonly #hosts: ReadonlySet<string>;

  /**
   * @param port the port that is listened on, part of every exact comparison
   * @param token secret of this start
   */
  constructor(port: number, token: string) {
    this.#tokenDigest = sha256(token);
    this.#hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
  }

  /** Checks target form, Host, Origin, Sec-Fetch-Site and token, in this order; undefined means: let in. */
  refuse(request: GateRequest, audience: Audience): Refusal | undefined {
    return (
      refuseTarget(request) ??
      this.#refuseHost(request) ??
      this.#refuseOrigin(request, audience) ??
      refuseSite(request, audience) ??
      this.#refuseToken(request, audience)
    );
  }

  #refuseHost(request: GateRequest): Refusal | undefined {
    const [host, ...more] = headers(request, 'host');
    if (more.length === 0 && host !== undefined && this.#hosts.has(host.toLowerCase())) return undefined;
    return forbidden('host', 'This address is not the one that Lifeline listens on.');
  }

  #refuseOrigin(request: GateRequest, audience: Audience): Refusal | undefined {
    if (audience === 'callback') return undefined;
    const [origin, ...more] = headers(request, 'origin');
    if (origin === undefined && audience !== 'socket') return undefined;
    const isOwn = origin?.startsWith('http://') === true && this.#hosts.has(origin.slice('http://'.length));
    if (isOwn && more.length === 0) return undefined;
    return forbidden('origin', 'Requests from other sites are refused; a WebSocket must name its Origin.');
  }

  #refuseToken(request: GateRequest, audience: Audience): Refusal | undefined {
    if (audience !== 'api' && audience !== 'socket') return undefined;
    const offered = audience === 'api' ? bearerTokens(request) : protocolTokens(request);
    if (offered === undefined) {
      return forbidden('protocol', `This WebSocket speaks ${SUBPROTOCOL}; offer it as a subprotocol.`);
    }
    const [token, ...more] = offered;
    if (token !== undefined && more.length === 0 && timingSafeEqual(sha256(token), this.#tokenDigest)) {
      return undefined;
    }
    const message =
      token === undefined
        ? 'This request carries no token.'
        : 'The token is not the one of this start of Lifeline.';
    const hint = 'Open the link that Lifeline printed, or press Enter in its terminal for a new one.';
    return { check: 'token', status: 401, error: { code: 'unauthorized', message, hint } };
  }
}

function refuseTarget(request: GateRequest): Refusal | undefined {
  // an absolute-form target would name a host of its own beside the Host header
  if (request.url?.startsWith('/') === true && !request.url.startsWith('//')) return undefined;
  const error = { code: 'unauthorized', message: 'The request target must be a path.' } as const;
  return { check: 'target', status: 400, error };
}

function refuseSite(request: GateRequest, audience: Audience): Refusal | undefined {
  if (audience === 'callback') return refuseEmbedding(request);
  const allowed = audience === 'page' ? ['same-origin', 'none'] : ['same-origin'];
  const sites = headers(request, 'sec-fetch-site');
  if (sites.every((site) => allowed.includes(site)) && sites.length <= 1) return undefined;
  return forbidden(
    'site',
    'The browser says that another site asks; open the link from the terminal instead.',
  );
}

/** Only a page that the browser goes to as a whole: no frame, no image, no script of another site. */
function refuseEmbedding(request: GateRequest): Refusal | undefined {
  if (headers(request, 'sec-fetch-dest').every((destination) => destination === 'document')) return undefined;
  return forbidden('site', 'This address is for a browser that comes back from an authorization server.');
}

function forbidden(check: Refusal['check'], message: string): Refusal {
  return { check, status: 403, error: { code: 'unauthorized', message } };
}

function headers(request: GateRequest, name: string): string[] {
  const values: string[] = [];
  for (let i = 0; i + 1 < request.rawHeaders.length; i += 2) {
    const value = request.rawHeaders[i + 1];
    if (request.rawHeaders[i]?.toLowerCase() === name && value !== undefined) values.push(value);
  }
  return values;
}

function bearerTokens(request: GateRequest): string[] {
  return headers(request, 'authorization').map((value) => /^Bearer ([\w-]+)$/.exec(value)?.[1] ?? '');
}

/** Tokens among the offered subprotocols; undefined where ours is not offered. */
function protocolTokens(request: GateRequest): string[] | undefined {
  const offered = headers(request, 'sec-websocket-protocol').flatMap((value) => value.split(/\s*,\s*/));
  if (!offered.includes(SUBPROTOCOL)) return undefined;
  return offered
    .filter((name) => name.startsWith(TOKEN_PROTOCOL_PREFIX))
    .map((name) => name.slice(TOKEN_PROTOCOL_PREFIX.length));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
