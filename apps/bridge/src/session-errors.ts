import { BridgeError } from './errors.ts';

/** Nothing can be sent. */
export function notConnected(): BridgeError {
  return new BridgeError('not-connected', 'The server is not running.', 'Start it again, then send.');
}

/** The server no longer reads; the trace has a note of what did not go out. */
export function notWritten(): BridgeError {
  return new BridgeError(
    'not-connected',
    'Not sent: the server no longer takes messages.',
    'The note on the wire says why. Start the server again, then send.',
  );
}

/** Somebody else did something since the page last looked. */
export function overtaken(): BridgeError {
  return new BridgeError(
    'overtaken',
    'Not sent: another page has done something in this session meanwhile.',
    'Look at what it did, then send again if it is still wanted.',
  );
}
