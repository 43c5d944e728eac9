import type { Commands } from './commands.ts';
import { BridgeError } from './errors.ts';

/** Commands of a trace from which nothing can be sent: each is refused with this sentence. */
export function readOnlyCommands(reason: string): Commands {
  const refuse = () => Promise.reject(new BridgeError('read-only', reason));
  return {
    request: refuse,
    notify: refuse,
    raw: refuse,
    cancel: refuse,
    answer: refuse,
    logLevel: refuse,
    poll: refuse,
    hold: refuse,
    release: refuse,
    disconnect: refuse,
    restart: refuse,
  };
}
