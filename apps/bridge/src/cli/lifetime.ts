import type { Bridge } from '../bridge.ts';
import { say } from './terminal.ts';

/** After the second signal, recordings get this long to be finished. Milliseconds. */
const LAST_MOMENT_MS = 300;
/** One Ctrl-C can arrive several times: from the terminal, and again from npm or a shell that passes it on. Milliseconds. */
const SAME_SIGNAL_MS = 500;

/**
 * Resolves with the exit code when the bridge has ended: the first SIGINT, SIGTERM or SIGHUP ends its servers in
 * order, the second at once; those within 500 ms count as one. A fault of the bridge itself ends it in order too, with exit code 1.
 */
export function untilEnded(bridge: Bridge): Promise<number> {
  return new Promise((resolve) => {
    let isEnding = false;
    let code = 0;
    let lastSignalAt = Number.NEGATIVE_INFINITY;
    const end = async () => {
      isEnding = true;
      const lost = await bridge.close();
      if (lost > 0) say(`${lost} bytes of recordings could not be stored: the disk did not take them.`);
      resolve(code);
    };
    const onSignal = () => {
      const now = performance.now();
      if (now - lastSignalAt < SAME_SIGNAL_MS) return;
      lastSignalAt = now;
      if (isEnding) {
        code = 130;
        bridge.kill();
        setTimeout(() => resolve(code), LAST_MOMENT_MS);
      } else {
        if (bridge.sessions.hasRunning) say('Ending the servers; press Ctrl-C again to end them at once.');
        void end();
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
    const onFault = (error: unknown) => {
      say(
        `Lifeline has a fault and ends: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
      code = 1;
      if (isEnding) resolve(code);
      else void end();
    };
    process.on('uncaughtException', onFault);
    process.on('unhandledRejection', onFault);
  });
}
