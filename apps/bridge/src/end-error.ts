import type { BridgeErrorBody } from '@lifeline/wire';
import type { ProcessBody } from './transports/stdio.ts';
import type { ConnectionEnd } from './transports/transport.ts';

/** What is known of the end of a connection. */
export interface EndFacts {
  readonly cause: ConnectionEnd;
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
  if (cause === 'session-expired' || cause === 'stream-closed') {
    const what =
      cause === 'session-expired'
        ? 'ended the protocol session'
        : 'closed the stream that its messages come by';
    return {
      code: 'not-connected',
      message: `The server ${what}${wasReady ? '' : ' before the connection was ready'}.`,
      hint: 'Connect again when it takes connections.',
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

/** A handshake that came to nothing while the server can still be spoken to. `httpCode`: of the HTTP failure behind it. */
export function handshakeError(
  message: string,
  kind: 'stdio' | 'http',
  httpCode: string | undefined,
): BridgeErrorBody {
  if (kind === 'stdio') {
    const hint = 'The server still runs: requests can be sent by hand, or start it again.';
    return { code: 'not-connected', message, hint };
  }
  if (httpCode === '401') return { code: 'unauthorized', message };
  const hint = 'Requests can be sent by hand all the same, or connect again.';
  return { code: 'not-connected', message, hint };
}
