import { createHash } from 'node:crypto';
import path from 'node:path';
import type { TokenPlace } from '@lifeline/wire';
import * as v from 'valibot';
import { makeDirectory } from '../directory.ts';
import { reason, systemReason } from '../errors.ts';
import { withLock, withTurn } from '../file-lock.ts';
import { readIfThere, replaceFile } from '../home.ts';
import { type Client, type Credential, credentialSchema } from './credential.ts';

const FILE = 'tokens.json';
/** How long a change of the file by another process is waited for, and a renewal by another one. Milliseconds. */
const LONGEST_CHANGE_MS = 2000;
const LONGEST_RENEWAL_MS = 30_000;
const fileSchema = v.object({ version: v.literal(1), credentials: v.array(credentialSchema) });

/** A credential and where it is kept. */
export interface Kept {
  readonly credential: Credential;
  readonly keep: TokenPlace;
}

/**
 * Tokens of all sessions: in memory, or in a file of the data directory (0600), as the person chose. One per MCP
 * server and issuer; the file may be changed by another process of ours: it is read each time, and changed by one
 * process at a time.
 */
export class TokenStore {
  readonly #home: string;
  readonly #log: (sentence: string) => void;
  readonly #memory: Credential[] = [];
  readonly #clients = new Map<string, Client>();
  readonly #turns = new Map<string, Promise<unknown>>();
  #isFileRefused = false;

  constructor(home: string, log: (sentence: string) => void) {
    this.#home = home;
    this.#log = log;
  }

  /** The newest credential for an MCP server; of one issuer, where it is given. */
  find(server: string, issuer?: string): Kept | undefined {
    const fits = (credential: Credential) =>
      credential.server === server && (issuer === undefined || credential.issuer === issuer);
    const inMemory = this.#memory.findLast(fits);
    if (inMemory !== undefined) return { credential: inMemory, keep: 'memory' };
    const inFile = this.#read().findLast(fits);
    return inFile === undefined ? undefined : { credential: inFile, keep: 'file' };
  }

  /** Keeps it in place of an earlier one. Where the file cannot be written it is kept in memory. */
  put(credential: Credential, keep: TokenPlace): TokenPlace {
    const isSame = ({ server, issuer }: Credential) =>
      server === credential.server && issuer === credential.issuer;
    const written =
      keep === 'file' && this.#change((kept) => [...kept.filter((one) => !isSame(one)), credential]);
    if (keep === 'memory' || written) this.#forget(isSame, written ? 'memory' : 'file');
    if (written) return 'file';
    this.#remove(isSame);
    this.#memory.push(credential);
    return 'memory';
  }

  /**
   * Renews tokens for an MCP server one after the other, since a refresh token can be used once; those in the file one
   * process after the other.
   */
  inTurn<T>(server: string, keep: TokenPlace, job: () => Promise<T>): Promise<T> {
    const name = createHash('sha256').update(server).digest('hex').slice(0, 16);
    const inTurn = () => withTurn(`${this.#file}.${name}.lock`, LONGEST_RENEWAL_MS, this.#log, job);
    const turn = (this.#turns.get(server) ?? Promise.resolve()).then(keep === 'file' ? inTurn : job);
    this.#turns.set(
      server,
      turn.catch(() => undefined), // told to whoever asked for it
    );
    return turn;
  }

  /** Takes one credential away; one that has taken its place meanwhile stays. */
  remove({ accessToken }: Credential): void {
    this.#forgetAll((credential) => credential.accessToken === accessToken);
  }

  /** Forgets the tokens for an MCP server. */
  forget(server: string): void {
    this.#forgetAll((credential) => credential.server === server);
  }

  /** The client that was registered by itself; a registration holds for one issuer and one way back. */
  client(issuer: string, redirectUri: string): Client | undefined {
    return this.#clients.get(`${issuer}\n${redirectUri}`);
  }

  putClient(issuer: string, redirectUri: string, client: Client | undefined): void {
    if (client === undefined) this.#clients.delete(`${issuer}\n${redirectUri}`);
    else this.#clients.set(`${issuer}\n${redirectUri}`, client);
  }

  #forgetAll(fits: (credential: Credential) => boolean): void {
    this.#forget(fits, 'memory');
    this.#forget(fits, 'file');
  }

  #forget(fits: (credential: Credential) => boolean, place: TokenPlace): void {
    if (place === 'memory') {
      this.#remove(fits);
      return;
    }
    if (this.#read().some(fits)) this.#change((kept) => kept.filter((credential) => !fits(credential)));
  }

  #remove(fits: (credential: Credential) => boolean): void {
    for (let at = this.#memory.length - 1; at >= 0; at -= 1) {
      const credential = this.#memory[at];
      if (credential !== undefined && fits(credential)) this.#memory.splice(at, 1);
    }
  }

  get #file(): string {
    return path.join(this.#home, FILE);
  }

  #read(): readonly Credential[] {
    try {
      const text = readIfThere(this.#file);
      return text === undefined ? [] : v.parse(fileSchema, JSON.parse(text)).credentials;
    } catch (error) {
      if (!this.#isFileRefused) {
        this.#log(
          `The tokens in ${this.#file} cannot be used: ${reason(error)}. Move the file away to keep new ones.`,
        );
      }
      this.#isFileRefused = true;
      return [];
    }
  }

  /** Replaces what the file holds; false where that is not possible. */
  #change(change: (kept: readonly Credential[]) => readonly Credential[]): boolean {
    try {
      makeDirectory(this.#home);
      return withLock(`${this.#file}.lock`, LONGEST_CHANGE_MS, () => {
        const kept = this.#read();
        if (!this.#isOurs()) return false;
        replaceFile(this.#file, `${JSON.stringify({ version: 1, credentials: change(kept) })}\n`);
        return true;
      });
    } catch (error) {
      this.#log(`Tokens cannot be kept in ${this.#file}: ${systemReason(error)}. They are kept in memory.`);
      return false;
    }
  }

  /** Nothing is written over a file that could not be read. */
  #isOurs(): boolean {
    try {
      const text = readIfThere(this.#file);
      return text === undefined || v.is(fileSchema, JSON.parse(text));
    } catch {
      return false; // #read has said so
    }
  }
}
