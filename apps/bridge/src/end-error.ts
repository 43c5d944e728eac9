import type { BridgeErrorBody } from '@lifeline/wire';
import type { EndCause, ProcessBody } from './transports/stdio.ts';

/** What is known of the end of a connection. */
export interface EndFacts {
  readonly cause: EndCause;
  /** It had not answered the first server/discover. */
  readonly wasProbing?: boolean;
  readonly failure?: Extract<ProcessBody, { readonly event: 'spawn-failed' }>;
  readonly exit?: Extract<ProcessBody, { readonly event: 'exited' }>;
}

/** The end of a connection in words; undefined where it came as it should. */
export function endError(facts: EndFacts, wasReady: boolean): BridgeErrorBody | undefined {
  const { cause, failure, exit } = facts;
  if (cause === 'requested') return undefined;
  if (failure !== undefined) {
    const { message, hint } = failure;
    return {
      code: failure.errno === 'ENOENT' ? 'bad-command' : 'spawn-failed',
      message,
      ...(hint && { hint }),
    };
  }
  if (cause === 'stdout-closed') {
    return {
      code: 'not-connected',
      message:
        'The server closed its stdout while it went on running; nothing more can come from it, so it was ended.',
      hint: 'Start it again. If this repeats, look into what the server does with its stdout.',
    };
  }
  if (wasReady && exit?.code === 0) return undefined;
  const how = exit?.signal ? `was ended by ${exit.signal}` : `exited with code ${exit?.code ?? '?'}`;
  return {
    code: 'not-connected',
    message: wasReady ? `The server ${how}.` : `The server ${how} before the connection was ready.`,
    hint: 'What it wrote to stderr before that is among the events. Start it again when you know why.',
  };
}
