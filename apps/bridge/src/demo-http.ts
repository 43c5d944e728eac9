import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { UrlTarget } from '@lifeline/wire';
import { BridgeError } from './errors.ts';

/** How long it may take to be ready. */
const READY_MS = 10_000;
const TRANSPORTS = { mcp: 'streamable-http', sse: 'sse' } as const;
type Endpoint = keyof typeof TRANSPORTS;

/**
 * The bundled server that is spoken to by HTTP: one process for all sessions, started when it is first needed. It ends
 * when its stdin does, and so with the bridge in any case.
 */
export class DemoHttp {
  readonly #script: string;
  #child: ChildProcess | undefined;
  #ready: Promise<ReadonlyMap<string, string>> | undefined;

  constructor(script: string) {
    this.#script = script;
  }

  /** Where it is. Throws `spawn-failed`. */
  async target(endpoint: Endpoint): Promise<UrlTarget> {
    this.#ready ??= this.#start();
    const url = (await this.#ready).get(endpoint);
    if (url === undefined) throw failed('it names no address');
    return { url, transport: TRANSPORTS[endpoint] };
  }

  stop(): void {
    this.#child?.stdin?.end();
  }

  #start(): Promise<ReadonlyMap<string, string>> {
    const child = spawn(process.execPath, [this.#script], { stdio: ['pipe', 'ignore', 'pipe'] });
    this.#child = child;
    const addresses = new Map<string, string>();
    return new Promise((resolve, reject) => {
      const over = (reason: string) => {
        clearTimeout(timer);
        this.#ready = undefined;
        reject(failed(reason));
      };
      const timer = setTimeout(() => {
        child.kill();
        over('it did not get ready in time');
      }, READY_MS);
      child.on('error', (error) => over(error.message));
      child.on('exit', (code) => over(`it ended with exit code ${code}`));
      createInterface({ input: child.stderr }).on('line', (line) => {
        const [, url, endpoint] = /^Listening at (http:\S+\/(\w+))$/.exec(line) ?? [];
        if (url === undefined || endpoint === undefined) return;
        addresses.set(endpoint, url);
        if (addresses.size < Object.keys(TRANSPORTS).length) return;
        clearTimeout(timer);
        resolve(addresses);
      });
    });
  }
}

function failed(reason: string): BridgeError {
  return new BridgeError('spawn-failed', `The demo server could not be started: ${reason}.`);
}
