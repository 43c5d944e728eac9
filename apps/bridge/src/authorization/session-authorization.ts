import type { KnownSecret } from '@lifeline/redact';
import type { AuthorizationInfo, AuthorizeRequest, TokenPlace } from '@lifeline/wire';
import { BridgeError } from '../errors.ts';
import { isInner } from '../transports/http/addresses.ts';
import type { FetcherOptions } from '../transports/http/fetcher.ts';
import type { HttpBody } from '../transports/transport.ts';
import { AuthorizationFailure, authorizationFailure } from './authorization-failure.ts';
import type { Bearer } from './bearer.ts';
import type { CallbackOutcome, Callbacks } from './callbacks.ts';
import type { Challenge } from './challenge.ts';
import {
  authorizeUrl,
  type ClientWishes,
  type FlowParts,
  type FlowProgress,
  type Prepared,
  prepare,
  redeem,
  redeemForItself,
  refresh,
} from './flow.ts';
import { follow } from './follow.ts';
import { Masker } from './masker.ts';
import { RecordedFetch } from './recorded-fetch.ts';
import { isExpired, refusalSentence, requiredScope } from './refusal.ts';
import type { Kept, TokenStore } from './token-store.ts';

/** A person who does not come back is not waited for without end. Milliseconds. */
const MOST_WAIT_MS = 10 * 60 * 1000;
/** Refusals of one request after which nothing more is tried, and step-ups of one session, without a person. */
const MOST_REFUSALS = 3;
const MOST_STEP_UPS = 3;

/** What all sessions share. */
export interface AuthorizationBase {
  readonly store: TokenStore;
  readonly callbacks: Callbacks;
  /** Authorizes by itself, without a person; absent: a person has to start it. */
  readonly automatic?: ClientWishes & { readonly keep: TokenPlace };
  /** What to do about a refusal, in words for whoever uses this program. */
  readonly advice: string;
}

export interface SessionAuthorizationParts extends AuthorizationBase {
  /** Address of the MCP server. */
  readonly server: URL;
  /** The person gave an `Authorization` header, which is used instead. */
  readonly hasOwnHeader: boolean;
  readonly network: Pick<FetcherOptions, 'ca' | 'env'>;
  readonly record: (body: HttpBody) => void;
  /** `info` has changed. */
  readonly onChange: () => void;
  /** There is a token where there was none. */
  readonly onAuthorized: () => void;
}

type Facts = Omit<AuthorizationInfo, 'redirectUri'>;

/** Authorization of one session with a URL: its state, its tokens, and the way to them. */
export class SessionAuthorization implements Bearer {
  readonly masker = new Masker();
  readonly #parts: SessionAuthorizationParts;
  #facts: Facts = { state: 'none' };
  #kept: Kept | undefined;
  #challenge: Challenge | undefined;
  /** Scopes that are asked for, where a token that there is does not reach far enough. */
  #earlierScope: string | undefined;
  #stepUps = 0;
  #next: () => number = counter();
  /** What goes on without a person: all requests wait for the one. */
  #running: Promise<void> | undefined;
  /** Given when what waits for a person, or is under way, is of no interest any more. */
  #current = new AbortController();

  constructor(parts: SessionAuthorizationParts) {
    this.#parts = parts;
  }

  get info(): AuthorizationInfo {
    return { ...this.#facts, redirectUri: this.#parts.callbacks.redirectUri };
  }

  get secrets(): readonly KnownSecret[] {
    return this.masker.secrets;
  }

  opened(next: () => number): void {
    const { store, server, hasOwnHeader } = this.#parts;
    this.#next = next;
    if (hasOwnHeader || this.#kept !== undefined) return;
    const kept = store.find(server.href);
    if (kept !== undefined) this.#use(kept);
  }

  token(): string | undefined | Promise<string | undefined> {
    if (this.#running !== undefined) return this.#running.then(() => this.#kept?.credential.accessToken);
    const { credential } = this.#kept ?? {};
    if (credential?.refreshToken === undefined || !isExpired(credential)) return credential?.accessToken;
    return this.#renew().then(() => this.#kept?.credential.accessToken);
  }

  refused(challenge: Challenge, sent: string | undefined, times: number): string | Promise<boolean> {
    const { automatic, hasOwnHeader } = this.#parts;
    if (hasOwnHeader) return this.#require(challenge, 'own-header');
    const token = this.#kept?.credential.accessToken;
    if (times >= MOST_REFUSALS) return this.#require(challenge, sent === undefined ? 'none' : 'refused');
    if (this.#running !== undefined) return this.#running.then(() => true);
    if (token !== undefined && token !== sent) return Promise.resolve(true);
    if (challenge.status === 403) return this.#stepUp(challenge, token);
    if (token !== undefined && this.#kept?.credential.refreshToken !== undefined && times === 0)
      return this.#renew().then(() => true);
    if (token !== undefined) this.#drop();
    if (automatic === undefined || (sent !== undefined && times > 0))
      return this.#require(challenge, sent === undefined ? 'none' : 'refused');
    this.#challenge = challenge;
    return this.#alone(automatic).then(() => true);
  }

  /** Starts it on behalf of a person; resolves once there is an address to open, or it has failed. Throws BridgeError. */
  async start(request: AuthorizeRequest): Promise<void> {
    if (this.#parts.hasOwnHeader) {
      throw new BridgeError(
        'bad-message',
        'This session has an “Authorization” header of its own, which is used instead.',
        'Connect again without it.',
      );
    }
    await this.#stop();
    const { keep = 'memory', ...wishes } = request;
    const { signal } = this.#current;
    const fetch = await this.#fetch();
    try {
      const parts = await this.#flow(fetch, wishes);
      const prepared = await prepare(parts);
      if (signal.aborted) return;
      await this.#waitForPerson(parts, prepared, keep, signal);
    } catch (error) {
      this.#fail(error, fetch, signal);
    } finally {
      if (this.#facts.state !== 'waiting-for-person') await fetch.close();
    }
  }

  /** Forgets tokens and registration of this server, and gives up what is under way. */
  async forget(): Promise<void> {
    await this.#stop();
    this.#parts.store.forget(this.#parts.server.href);
    this.#kept = undefined;
    this.#challenge = undefined;
    this.#earlierScope = undefined;
    this.#set({ state: 'none' });
  }

  /** The session ends. */
  async stop(): Promise<void> {
    await this.#stop();
  }

  async #stop(): Promise<void> {
    this.#current.abort();
    this.#current = new AbortController();
    await this.#running?.catch(() => undefined); // whoever waits for it is told
  }

  async #waitForPerson(
    parts: FlowParts,
    prepared: Prepared,
    keep: TokenPlace,
    signal: AbortSignal,
  ): Promise<void> {
    const { callbacks } = this.#parts;
    const { fetch } = parts;
    let codeVerifier = '';
    const { state, giveUp } = callbacks.expect((answer) =>
      this.#cameBack(parts, prepared, codeVerifier, answer, keep, signal),
    );
    const close = () => {
      clearTimeout(timer);
      giveUp();
    };
    const timer = setTimeout(() => {
      giveUp();
      this.#fail(waitedInVain(), fetch, signal);
      void fetch.close();
    }, MOST_WAIT_MS);
    timer.unref();
    signal.addEventListener('abort', () => {
      close();
      void fetch.close();
    });
    try {
      const { url, codeVerifier: secret } = await authorizeUrl(parts, prepared, state);
      codeVerifier = secret;
      this.masker.learn('code_verifier', secret);
      fetch.recordRequest('authorize', this.#next(), { method: 'GET', url }, 'browser');
      this.#set({ ...this.#found(), state: 'waiting-for-person', step: 'authorize', authorizeUrl: url.href });
    } catch (error) {
      close();
      throw error;
    }
    signal.addEventListener('abort', close);
    this.#clearWait = close;
  }

  #clearWait: () => void = () => undefined;

  async #cameBack(
    parts: FlowParts,
    prepared: Prepared,
    codeVerifier: string,
    answer: URLSearchParams,
    keep: TokenPlace,
    signal: AbortSignal,
  ): Promise<CallbackOutcome> {
    this.#clearWait();
    const { fetch, redirectUri } = parts;
    const exchange = this.#next();
    const url = new URL(redirectUri);
    url.search = answer.toString();
    fetch.recordRequest('callback', exchange, { method: 'GET', url }, 'browser');
    this.#set({ ...this.#found(), state: 'exchanging', step: 'callback' });
    try {
      const credential = await redeem(parts, prepared, codeVerifier, answer);
      if (signal.aborted) return { kind: 'unknown' };
      this.#keep({ credential, keep });
      this.#parts.onAuthorized();
      return { kind: 'authorized' };
    } catch (error) {
      return { kind: 'failed', message: this.#fail(error, fetch, signal) };
    } finally {
      fetch.recordResponse('callback', exchange, url.host, {
        status: 200,
        statusText: 'OK',
        headers: [],
        text: '',
      });
      await fetch.close();
    }
  }

  /** The whole way without a person. */
  #alone(wishes: ClientWishes & { readonly keep: TokenPlace }): Promise<void> {
    return this.#run(async (fetch) => {
      const parts = await this.#flow(fetch, wishes);
      const prepared = await prepare(parts);
      if (wishes.isForItself === true) {
        this.#keep({ credential: await redeemForItself(parts, prepared), keep: wishes.keep });
        return;
      }
      const state = crypto.randomUUID();
      const { url, codeVerifier } = await authorizeUrl(parts, prepared, state);
      this.#set({ ...this.#found(), state: 'exchanging', step: 'authorize' });
      const answer = await follow(fetch, url, parts.redirectUri);
      if (answer.get('state') !== state) throw strangeState(url.host);
      this.#keep({ credential: await redeem(parts, prepared, codeVerifier, answer), keep: wishes.keep });
    });
  }

  #stepUp(challenge: Challenge, token: string | undefined): string | Promise<boolean> {
    const { automatic } = this.#parts;
    const { scope } = this.#kept?.credential ?? {};
    const wanted = requiredScope(scope, challenge.scope);
    if (token !== undefined && !wanted.isMore) return this.#require(challenge, 'same-scope');
    this.#earlierScope = scope;
    if (automatic === undefined || this.#stepUps >= MOST_STEP_UPS) return this.#require(challenge, 'scope');
    this.#stepUps += 1;
    this.#challenge = challenge;
    return this.#alone(automatic).then(() => true);
  }

  /** A new token for the one that has ended. */
  #renew(): Promise<void> {
    return this.#run(async (fetch) => {
      const kept = this.#newest();
      if (kept === undefined) return;
      this.#set({ ...this.#found(), state: 'exchanging', step: 'refresh' });
      try {
        this.#keep({ ...kept, credential: await refresh(await import('./sdk.ts'), fetch, kept.credential) });
      } catch (error) {
        const { message } = authorizationFailure(error, 'refresh', fetch.host);
        this.#drop();
        this.#set({
          state: 'required',
          step: 'refresh',
          message: `The token has ended. ${message} ${this.#parts.advice}`,
        });
        throw new AuthorizationFailure('refresh', `The token has ended. ${message} ${this.#parts.advice}`);
      }
    });
  }

  /** What the file holds is newer where another process of ours has renewed it. */
  #newest(): Kept | undefined {
    const { store, server } = this.#parts;
    const kept = this.#kept;
    return kept?.keep === 'file' ? (store.find(server.href, kept.credential.issuer) ?? kept) : kept;
  }

  /** One thing at a time, which all requests wait for. */
  #run(job: (fetch: RecordedFetch) => Promise<void>): Promise<void> {
    const { signal } = this.#current;
    this.#running ??= (async () => {
      const fetch = await this.#fetch();
      try {
        await job(fetch);
      } catch (error) {
        if (this.#facts.state !== 'required') this.#fail(error, fetch, signal);
        throw error;
      } finally {
        this.#running = undefined;
        await fetch.close();
      }
    })();
    return this.#running;
  }

  async #fetch(): Promise<RecordedFetch> {
    const { network, server, record } = this.#parts;
    // what a server on the internet names must not lead into this machine or this network
    const reach = (await isInner(server.hostname)) ? 'anywhere' : 'public';
    const { masker } = this;
    return new RecordedFetch({
      network: { ...network, reach },
      masker,
      record,
      nextExchange: () => this.#next(),
    });
  }

  async #flow(fetch: RecordedFetch, wishes: ClientWishes): Promise<FlowParts> {
    const { store, server, callbacks } = this.#parts;
    const { clientSecret } = wishes;
    if (clientSecret !== undefined) this.masker.learn('client_secret', clientSecret);
    return {
      sdk: await import('./sdk.ts'),
      fetch,
      store,
      server,
      redirectUri: callbacks.redirectUri,
      wishes,
      challenge: this.#challenge,
      earlierScope: this.#earlierScope,
      onProgress: (progress) => this.#set({ ...this.#found(), ...factsOf(progress), state: 'exchanging' }),
    };
  }

  /** What was found out so far. */
  #found(): Partial<Facts> {
    const { issuer, resource, scopes, client } = this.#facts;
    return {
      ...(issuer !== undefined && { issuer }),
      ...(resource !== undefined && { resource }),
      ...(scopes !== undefined && { scopes }),
      ...(client !== undefined && { client }),
    };
  }

  #keep({ credential, keep }: Kept): void {
    this.#use({ credential, keep: this.#parts.store.put(credential, keep) });
  }

  #use(kept: Kept): void {
    const { accessToken, refreshToken, issuer, resource, scope, expiresAt, clientKind, client } =
      kept.credential;
    this.masker.learn('access_token', accessToken);
    if (refreshToken !== undefined) this.masker.learn('refresh_token', refreshToken);
    if (client.client_secret !== undefined) this.masker.learn('client_secret', client.client_secret);
    this.#kept = kept;
    this.#earlierScope = undefined;
    this.#set({
      state: 'authorized',
      issuer,
      ...(resource !== undefined && { resource }),
      ...(scope !== undefined && { scopes: scope.split(' ') }),
      ...(expiresAt !== undefined && { expiresAt: new Date(expiresAt).toISOString() }),
      keep: kept.keep,
      client: clientKind,
    });
  }

  /** A token that is refused is of no use to anybody. */
  #drop(): void {
    this.#parts.store.forget(this.#parts.server.href);
    this.#kept = undefined;
  }

  #require(challenge: Challenge, why: Parameters<typeof refusalSentence>[1]): string {
    const { scope } = this.#kept?.credential ?? {};
    const wanted = requiredScope(why === 'scope' ? scope : undefined, challenge.scope);
    const message = `${refusalSentence(challenge, why)} ${why === 'own-header' ? 'Connect again with another one, or without it to authorize here.' : this.#parts.advice}`;
    this.#challenge = challenge;
    const isWaiting = this.#facts.state === 'waiting-for-person' || this.#facts.state === 'exchanging';
    if (!isWaiting)
      this.#set({
        state: 'required',
        step: 'challenge',
        ...(wanted.scopes.length > 0 && { scopes: wanted.scopes }),
        message,
      });
    return message;
  }

  #fail(error: unknown, fetch: RecordedFetch, signal: AbortSignal): string {
    const failure = authorizationFailure(error, this.#facts.step ?? 'resource-metadata', fetch.host);
    if (signal.aborted) return failure.message;
    this.#set({ ...this.#found(), state: 'failed', step: failure.step, message: failure.message });
    return failure.message;
  }

  #set(facts: Facts): void {
    this.#facts = facts;
    this.#parts.onChange();
  }
}

function factsOf({ step, issuer, resource, scope, client }: FlowProgress): Partial<Facts> {
  return {
    step,
    ...(issuer !== undefined && { issuer }),
    ...(resource !== undefined && { resource }),
    ...(scope !== undefined && { scopes: scope.split(' ') }),
    ...(client !== undefined && { client }),
  };
}

function waitedInVain(): AuthorizationFailure {
  return new AuthorizationFailure(
    'callback',
    'The browser did not come back within 10 minutes. Start authorization again; if the authorization server shows an error of its own, look at the address to come back to that is registered there.',
  );
}

function strangeState(host: string): AuthorizationFailure {
  return new AuthorizationFailure(
    'callback',
    `${host} came back with another state than it was sent. The answer was not used, as it may be somebody else's.`,
  );
}

function counter(): () => number {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}
