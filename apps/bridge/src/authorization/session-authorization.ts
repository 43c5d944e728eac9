import type { KnownSecret } from '@lifeline/redact';
import type { AuthorizationInfo, AuthorizeRequest, TokenPlace } from '@lifeline/wire';
import { BridgeError } from '../errors.ts';
import { isInner } from '../transports/http/addresses.ts';
import type { HttpLaunch } from '../transports/http/http-connection.ts';
import { authorizeAlone } from './alone.ts';
import { AuthorizationFacts } from './authorization-facts.ts';
import { AuthorizationFailure, authorizationFailure } from './authorization-failure.ts';
import type { Bearer, ExchangeRecord, Remedy } from './bearer.ts';
import type { Callbacks } from './callbacks.ts';
import type { Challenge } from './challenge.ts';
import { type ClientWishes, type FlowParts, refresh } from './flow.ts';
import { Masker } from './masker.ts';
import { PersonAttempt } from './person-attempt.ts';
import { isSecure, RecordedFetch } from './recorded-fetch.ts';
import {
  adviceFor,
  CLEAR,
  isExpired,
  NOT_CLEAR,
  type RefusalReason,
  refusalSentence,
  requiredScope,
} from './refusal.ts';
import type { Kept, TokenStore } from './token-store.ts';

/** Without a person: refusals of one request, and step-ups of one session, after which nothing more is tried. */
const MOST_REFUSALS = 3;
const MOST_STEP_UPS = 3;
/** How long the end waits for a token that is on its way. Milliseconds. */
const RENEWAL_MS = 2000;

/** Authorizes without a person, in the way that is given. */
export interface Automatic extends ClientWishes {
  readonly keep: TokenPlace;
}

/** What all sessions share. */
export interface AuthorizationBase {
  readonly store: TokenStore;
  readonly callbacks: Callbacks;
  /** Absent: a person has to start it. */
  readonly automatic?: Automatic;
  /** What to do about a refusal, in words for whoever uses this program. */
  readonly advice: string;
}

export interface SessionAuthorizationParts extends AuthorizationBase {
  readonly launch: HttpLaunch;
  /** `info` has changed. */
  readonly onChange: () => void;
  /** A person has got a token. */
  readonly onAuthorized: () => void;
}

/** Authorization of one session with a URL: its state, its tokens, and the ways to them. */
export class SessionAuthorization implements Bearer {
  readonly masker = new Masker();
  readonly #parts: SessionAuthorizationParts;
  readonly #facts: AuthorizationFacts;
  /** Address of the MCP server. */
  readonly #server: URL;
  /** The person gave an `Authorization` header, which is used instead. */
  readonly #hasOwnHeader: boolean;
  /** Others could read a token on its way to the server. */
  readonly #isClear: boolean;
  #exchanges: ExchangeRecord | undefined;
  #kept: Kept | undefined;
  /** The newest refusal. */
  #challenge: Challenge | undefined;
  /** Scopes of a token that does not reach far enough; they are asked for again. */
  #earlierScope: string | undefined;
  #stepUps = 0;
  #attempt: PersonAttempt | undefined;
  #starting: Promise<void> | undefined;
  /** Counts what was started or given up: an older one does not go on. */
  #turn = 0;
  /** What is done without a person: one thing at a time, which all requests wait for. */
  #running: Promise<void> | undefined;
  #fetching: RecordedFetch | undefined;

  constructor(parts: SessionAuthorizationParts) {
    this.#parts = parts;
    this.#facts = new AuthorizationFacts(parts.onChange);
    this.#server = new URL(parts.launch.url);
    this.#isClear = !isSecure(this.#server);
    this.#hasOwnHeader = parts.launch.headers.some(({ name }) => name.toLowerCase() === 'authorization');
  }

  get info(): AuthorizationInfo {
    return { ...this.#facts.value, redirectUri: this.#parts.callbacks.redirectUri };
  }

  get secrets(): readonly KnownSecret[] {
    return this.masker.secrets;
  }

  opened(record: ExchangeRecord): void {
    const { store } = this.#parts;
    this.#exchanges = record;
    if (this.#hasOwnHeader || this.#isClear || this.#kept !== undefined) return;
    const kept = store.find(this.#server.href);
    if (kept !== undefined) this.#use(kept);
  }

  token(): string | undefined | Promise<string | undefined> {
    const token = () => this.#kept?.credential.accessToken;
    if (this.#running !== undefined) return this.#running.then(token);
    const { credential } = this.#kept ?? {};
    if (credential?.refreshToken === undefined || !isExpired(credential)) return token();
    return this.#renew().then(token);
  }

  refused(challenge: Challenge, sent: string | undefined, times: number): string | Remedy {
    const { automatic } = this.#parts;
    if (this.#hasOwnHeader) return this.#require(challenge, 'own-header');
    if (this.#isClear) return this.#require(challenge, 'clear');
    const { credential } = this.#kept ?? {};
    const isMore = times < MOST_REFUSALS;
    if (isMore && this.#running !== undefined) return async () => this.#running;
    if (isMore && credential !== undefined && credential.accessToken !== sent) return async () => undefined;
    if (challenge.status === 403 && credential !== undefined)
      return this.#stepUp(challenge, credential.scope, isMore);
    if (credential?.refreshToken !== undefined && times === 0) return () => this.#renew();
    if (credential !== undefined) this.#drop();
    // a token that was given just now is refused again for the same reason
    if (automatic === undefined || (sent !== undefined && times > 0))
      return this.#require(challenge, sent === undefined ? 'none' : 'refused');
    return () => this.#alone(automatic, challenge);
  }

  /**
   * Starts it on behalf of a person, in place of what is under way; resolves once there is an address to open, or it has
   * failed. Rejects with BridgeError.
   */
  start(request: AuthorizeRequest): Promise<void> {
    // one that another has taken the place of meanwhile has no address of its own
    const started: Promise<void> = this.#start(request).then(() =>
      this.#starting === started ? undefined : this.#starting,
    );
    this.#starting = started;
    return started;
  }

  async #start({ keep = 'memory', ...wishes }: AuthorizeRequest): Promise<void> {
    const { callbacks, onAuthorized } = this.#parts;
    if (this.#hasOwnHeader) {
      throw new BridgeError(
        'bad-message',
        'This session has an “Authorization” header of its own, which is used instead.',
        'Connect again without it.',
      );
    }
    if (this.#isClear) throw new BridgeError('bad-message', CLEAR, NOT_CLEAR);
    const stopped = this.stop();
    const turn = this.#turn; // taken before anything is waited for, so that the last one counts
    await stopped;
    if (turn !== this.#turn) return;
    this.#facts.set({ state: 'exchanging', step: 'resource-metadata' });
    const flow = await this.#flow(await this.#fetch(), wishes);
    if (turn !== this.#turn) return void flow.fetch.close();
    const attempt = new PersonAttempt({
      flow,
      callbacks,
      facts: this.#facts,
      nextExchange: () => this.#next(),
      onCredential: (credential) => {
        this.#keep({ credential, keep });
        onAuthorized();
      },
    });
    this.#attempt = attempt;
    await attempt.start();
  }

  /** Forgets tokens and registration of this server, and gives up what is under way. */
  async forget(): Promise<void> {
    await this.stop();
    const { store, callbacks } = this.#parts;
    const { issuer } = this.#facts.value;
    if (issuer !== undefined) store.putClient(issuer, callbacks.redirectUri, undefined);
    store.forget(this.#server.href);
    this.#kept = undefined;
    this.#challenge = undefined;
    this.#earlierScope = undefined;
    this.#facts.set({ state: 'none' });
  }

  /** Gives up what is under way: the exchange that runs is broken off. Resolves when nothing happens any more. */
  async stop(): Promise<void> {
    this.#turn += 1;
    this.#attempt?.end();
    this.#attempt = undefined;
    const running = this.#running?.catch(() => undefined); // whoever waits for it is told
    // a refresh token is used up once it was sent: what comes in place of it should not be lost
    if (this.#facts.value.step === 'refresh') await Promise.race([running, pause(RENEWAL_MS)]);
    await this.#fetching?.close();
    await running;
  }

  /** The whole way without a person. */
  #alone(wishes: Automatic, challenge: Challenge): Promise<void> {
    this.#challenge = challenge;
    return this.#run(async (fetch) => {
      const credential = await authorizeAlone(await this.#flow(fetch, wishes));
      this.#keep({ credential, keep: wishes.keep });
    });
  }

  #stepUp(challenge: Challenge, granted: string | undefined, isMore: boolean): string | Remedy {
    const { automatic } = this.#parts;
    this.#earlierScope = granted;
    if (!requiredScope(granted, challenge.scope).isMore) return this.#require(challenge, 'same-scope');
    if (automatic === undefined || !isMore || this.#stepUps >= MOST_STEP_UPS)
      return this.#require(challenge, 'scope');
    this.#stepUps += 1;
    return () => this.#alone(automatic, challenge);
  }

  /** A new token for the one that has ended; the person is asked again where there is none. */
  #renew(): Promise<void> {
    const place = this.#kept?.keep ?? 'memory';
    return this.#run((fetch) =>
      this.#parts.store.inTurn(this.#server.href, place, () => this.#renewNow(fetch)),
    );
  }

  async #renewNow(fetch: RecordedFetch): Promise<void> {
    const kept = this.#newest();
    if (kept === undefined) return;
    if (isNewer(kept.credential, this.#kept)) {
      this.#use(kept);
      return;
    }
    this.#facts.progress({ step: 'refresh' });
    try {
      this.#keep({ ...kept, credential: await refresh(await import('./sdk.ts'), fetch, kept.credential) });
    } catch (error) {
      const failure = authorizationFailure(error, 'refresh', fetch.host);
      const message = `The token has ended. ${failure.message} ${this.#parts.advice}`;
      this.#drop();
      this.#facts.goOn({ state: 'required', step: 'refresh', message });
      throw new AuthorizationFailure('refresh', message, failure.code);
    }
  }

  /** What is kept may be newer: another session, or another process of ours, may have renewed it. */
  #newest(): Kept | undefined {
    const kept = this.#kept;
    return kept && (this.#parts.store.find(this.#server.href, kept.credential.issuer) ?? kept);
  }

  #run(job: (fetch: RecordedFetch) => Promise<void>): Promise<void> {
    this.#running ??= this.#runOnce(job).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #runOnce(job: (fetch: RecordedFetch) => Promise<void>): Promise<void> {
    const exchanges = this.#exchanges;
    const turn = this.#turn;
    exchanges?.waits(true);
    const fetch = await this.#fetch();
    this.#fetching = fetch;
    try {
      if (turn !== this.#turn) await fetch.close();
      await job(fetch);
    } catch (error) {
      const failure = authorizationFailure(error, this.#facts.value.step ?? 'resource-metadata', fetch.host);
      if (this.#facts.isUnderWay) this.#facts.fail(failure);
      throw failure;
    } finally {
      this.#fetching = undefined;
      exchanges?.waits(false);
      await fetch.close();
    }
  }

  async #fetch(): Promise<RecordedFetch> {
    const { env, ca } = this.#parts.launch;
    // what a server on the internet names must not lead into this machine or this network
    const reach = (await isInner(this.#server.hostname)) ? 'anywhere' : 'public';
    return new RecordedFetch({
      network: { env, ...(ca !== undefined && { ca }), reach },
      masker: this.masker,
      // after the end of a session nobody reads on
      record: (body) => void this.#exchanges?.record([body]).catch(() => undefined),
      nextExchange: () => this.#next(),
    });
  }

  #next(): number {
    return this.#exchanges?.nextNumber() ?? 0;
  }

  async #flow(fetch: RecordedFetch, wishes: ClientWishes): Promise<FlowParts> {
    const { store, callbacks } = this.#parts;
    const { clientSecret } = wishes;
    if (clientSecret !== undefined) this.masker.learn('client_secret', clientSecret);
    return {
      sdk: await import('./sdk.ts'),
      fetch,
      store,
      server: this.#server,
      redirectUri: callbacks.redirectUri,
      wishes,
      challenge: this.#challenge,
      earlierScope: this.#earlierScope,
      onProgress: (progress) => this.#facts.progress(progress),
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
    this.#facts.set({
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
    if (this.#kept !== undefined) this.#parts.store.remove(this.#kept.credential);
    this.#kept = undefined;
  }

  /** Says what a person has to do; why nothing is done without one. */
  #require(challenge: Challenge, why: RefusalReason): string {
    const message = `${refusalSentence(challenge, why)} ${adviceFor(why) ?? this.#parts.advice}`;
    const { scopes } = requiredScope(this.#earlierScope, challenge.scope);
    this.#challenge = challenge;
    if (this.#facts.isUnderWay) return message; // somebody is at it
    this.#facts.goOn({ state: 'required', step: 'challenge', ...(scopes.length > 0 && { scopes }), message });
    return message;
  }
}

function isNewer(credential: Kept['credential'], known: Kept | undefined): boolean {
  return credential.accessToken !== known?.credential.accessToken && !isExpired(credential);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms).unref());
}
