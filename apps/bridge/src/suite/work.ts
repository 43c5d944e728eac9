import { Worker } from 'node:worker_threads';
import type { Generated, GenerateOptions } from '@lifeline/suite/generate';
import type { Judged, JudgeRequest } from '@lifeline/suite/judge';
import { say } from '../cli/terminal.ts';
import { reason } from '../errors.ts';

export type WorkerRequest =
  | { readonly kind: 'judge'; readonly request: JudgeRequest }
  | { readonly kind: 'generate'; readonly options: GenerateOptions };
export type WorkerReply =
  | { readonly kind: 'judge'; readonly judged: Judged }
  | { readonly kind: 'generate'; readonly generated: Generated };

/** Regular expressions and schemas of others get this long for one result. Milliseconds. */
const JUDGE_MS = 5000;
/** All cases of one base get this long. Milliseconds. */
const GENERATE_MS = 30_000;

/** Judges results and generates cases in a thread of its own, which is ended when it takes too long. */
export class SuiteWork {
  readonly #script: string;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** @param script the built worker */
  constructor(script: string) {
    this.#script = script;
  }

  /** Undefined: the checks took too long, or the thread died of them (of its memory, mostly). */
  async judge(request: JudgeRequest): Promise<Judged | undefined> {
    const reply = await this.#ask({ kind: 'judge', request }, JUDGE_MS).catch((error: unknown) => {
      say(`A result could not be judged: ${reason(error)}`);
      return undefined;
    });
    return reply?.kind === 'judge' ? reply.judged : undefined;
  }

  /** Undefined: the schema took too long. */
  async generate(options: GenerateOptions): Promise<Generated | undefined> {
    const reply = await this.#ask({ kind: 'generate', options }, GENERATE_MS);
    return reply?.kind === 'generate' ? reply.generated : undefined;
  }

  close(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }

  #ask(request: WorkerRequest, limitMs: number): Promise<WorkerReply | undefined> {
    const answer = this.#last.then(() => this.#send(request, limitMs));
    this.#last = answer.catch(() => undefined); // told to whoever asked; the next one starts afresh
    return answer;
  }

  #send(request: WorkerRequest, limitMs: number): Promise<WorkerReply | undefined> {
    this.#worker ??= new Worker(this.#script);
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const done = () => {
        clearTimeout(timer);
        worker.off('message', onReply).off('error', onError).off('exit', onExit);
      };
      const onReply = (reply: WorkerReply) => {
        done();
        resolve(reply);
      };
      const onError = (error: Error) => {
        done();
        this.close();
        reject(error);
      };
      const onExit = () => {
        done();
        resolve(undefined);
      };
      const timer = setTimeout(() => {
        done();
        this.close();
        resolve(undefined);
      }, limitMs);
      worker.on('message', onReply).on('error', onError).on('exit', onExit);
      worker.postMessage(request);
    });
  }
}
