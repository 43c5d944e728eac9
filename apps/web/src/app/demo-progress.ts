import type { Exchange } from '@lifeline/model';

/** Where a session stands in a list of steps. */
export interface DemoProgress {
  /** Steps that were sent, in order. */
  readonly sent: number;
  /** The last one sent still waits for its answer. */
  readonly waiting: boolean;
}

/**
 * Finds in a connection's exchanges how many of the steps were sent: each step is the first client request with its
 * method after the one before. Other requests in between do not matter.
 */
export function demoProgress(
  exchanges: readonly Exchange[],
  connection: number,
  methods: readonly string[],
): DemoProgress {
  let sent = 0;
  let waiting = false;
  for (const exchange of exchanges) {
    if (exchange.connection !== connection || exchange.dir !== 'toServer') continue;
    if (sent >= methods.length || exchange.method !== methods[sent]) continue;
    sent += 1;
    waiting = exchange.outcome === 'pending';
  }
  return { sent, waiting };
}
