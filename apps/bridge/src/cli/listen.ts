import type { Bridge, BridgeOptions } from '../bridge.ts';
import { createBridge } from '../bridge.ts';
import { errno, systemReason } from '../errors.ts';

/** Tried first, so that the address stays the same from start to start. */
const USUAL_PORT = 5463;
const TRIES = 20;

export type Listening =
  | { readonly ok: true; readonly bridge: Bridge }
  | { readonly ok: false; readonly message: string };

/**
 * Starts the bridge on the port that the person fixed, or on the usual one or the next that is free. Whoever holds
 * a port is not contacted.
 */
export async function listen(
  options: Omit<BridgeOptions, 'port'>,
  fixed: number | undefined,
): Promise<Listening> {
  const ports =
    fixed === undefined ? [...Array.from({ length: TRIES }, (_, i) => USUAL_PORT + i), 0] : [fixed];
  let failure: unknown;
  for (const port of ports) {
    try {
      return { ok: true, bridge: await createBridge({ ...options, port }) };
    } catch (error) {
      failure = error;
      if (errno(error) !== 'EADDRINUSE' && errno(error) !== 'EACCES') break;
    }
  }
  const port = fixed ?? USUAL_PORT;
  if (errno(failure) === 'EADDRINUSE') {
    return {
      ok: false,
      message: `Port ${port} is in use by another program. Choose another with --port, or leave --port out: Lifeline then takes one that is free.`,
    };
  }
  return { ok: false, message: `Lifeline cannot listen on 127.0.0.1:${port}: ${systemReason(failure)}.` };
}
