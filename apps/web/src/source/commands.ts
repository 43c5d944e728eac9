import type { HoldMode } from '@lifeline/wire';
import { BridgeError } from './errors.ts';
import type { CommandBody, Reply } from './socket.ts';

/** Texts above this go by HTTP; the WebSocket takes small messages only. */
const SOCKET_TEXT_CHARS = 1024 * 1024;

/** How commands leave the page. */
export interface CommandPort {
  command(body: CommandBody): Promise<Reply>;
  send(sessionId: string, body: CommandBody): Promise<number | undefined>;
  /** A message was recorded as event `seq`. */
  sent(seq: number): void;
}

/** How a request goes out. */
export interface SendOptions {
  /** Issues that the form found in its arguments; 0 where it found none. */
  readonly issues?: number;
  /** How long it may take, in milliseconds, where it differs from Settings. */
  readonly timeoutMs?: number | undefined;
  /** Events seen so far: it is refused when somebody, in another page, did something since. */
  readonly seen?: number;
}

/** What a person can do in a session. Every promise is of the acknowledgement: recorded and sent, nothing more. */
export interface Commands {
  /**
   * Resolves to the seq of the recorded request; the answer comes as an event.
   */
  request(method: string, paramsText?: string, subject?: string, options?: SendOptions): Promise<number>;
  notify(method: string, paramsText?: string): Promise<number>;
  raw(text: string): Promise<number>;
  cancel(requestSeq: number, reason?: string): Promise<void>;
  answer(requestSeq: number, answer: Answer, input?: string): Promise<void>;
  /** Modern era: what log messages requests ask for from now on; undefined: none. */
  logLevel(level: string | undefined): Promise<void>;
  /** Asks after a task at once and from then on, or no more. */
  poll(taskId: string, isOn: boolean): Promise<void>;
  /** Step mode: what is held before delivery from now on; undefined: nothing, and all that waits is delivered. */
  hold(mode: HoldMode | undefined): Promise<void>;
  /** Decides about a held message. */
  release(seq: number, decision: Decision): Promise<void>;
  disconnect(): Promise<void>;
  restart(): Promise<void>;
}

/** Answer to a server request: the JSON text of its result, or of its error object. */
export type Answer = { readonly resultText: string } | { readonly errorText: string };

/** What becomes of a held message: `text` is the line that is delivered in its place. */
export type Decision =
  | { readonly how: 'delivered' | 'dropped' }
  | { readonly how: 'edited'; readonly text: string }
  | ({ readonly how: 'answered' } & Answer);

/** The commands of one session; texts above 1 MiB go by HTTP, all else by the socket. */
export function commandsFor(port: CommandPort, sessionId: string): Commands {
  const run = async (body: CommandBody, chars: number): Promise<number | undefined> => {
    if (chars > SOCKET_TEXT_CHARS) return port.send(sessionId, body);
    const reply = await port.command(body);
    return reply.type === 'ack' ? reply.seq : undefined;
  };
  const withSeq = async (body: CommandBody, chars: number, own = true): Promise<number> => {
    const seq = await run(body, chars);
    if (seq === undefined)
      throw new BridgeError('unexpected', 'acknowledged without the number of its event');
    if (own) port.sent(seq);
    return seq;
  };
  return {
    request: (method, paramsText, subject, options) =>
      withSeq(
        {
          type: 'request',
          sessionId,
          method,
          ...(paramsText === undefined ? {} : { paramsText }),
          ...(subject === undefined ? {} : { subject }),
          ...(options?.issues === undefined ? {} : { issues: options.issues }),
          ...(options?.seen === undefined ? {} : { seen: options.seen }),
          ...(options?.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
        },
        paramsText?.length ?? 0,
        // A form asks for completions while somebody types: they are nothing to jump to.
        method !== 'completion/complete',
      ),
    notify: (method, paramsText) =>
      withSeq(
        { type: 'notify', sessionId, method, ...(paramsText === undefined ? {} : { paramsText }) },
        paramsText?.length ?? 0,
      ),
    raw: (text) => withSeq({ type: 'raw', sessionId, text }, text.length),
    cancel: async (requestSeq, reason) => {
      await run({ type: 'cancel', sessionId, requestSeq, ...(reason === undefined ? {} : { reason }) }, 0);
    },
    answer: async (requestSeq, answer, input) => {
      const text = 'resultText' in answer ? answer.resultText : answer.errorText;
      const asked = { requestSeq, ...(input !== undefined && { input }) };
      await run({ type: 'answer', sessionId, ...asked, ...answer }, text.length);
    },
    logLevel: async (level) => {
      await run({ type: 'log-level', sessionId, ...(level !== undefined && { level }) }, 0);
    },
    poll: async (taskId, isOn) => {
      await run({ type: 'poll', sessionId, taskId, isOn }, 0);
    },
    hold: async (mode) => {
      await run({ type: 'hold', sessionId, ...(mode !== undefined && { mode }) }, 0);
    },
    release: async (seq, decision) => {
      await run({ type: 'release', sessionId, seq, ...decision }, lengthOf(decision));
    },
    disconnect: async () => {
      await run({ type: 'disconnect', sessionId }, 0);
    },
    restart: async () => {
      await run({ type: 'restart', sessionId }, 0);
    },
  };
}

function lengthOf(decision: Decision): number {
  if (decision.how === 'edited') return decision.text.length;
  if (decision.how !== 'answered') return 0;
  return 'resultText' in decision ? decision.resultText.length : decision.errorText.length;
}
